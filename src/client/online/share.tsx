import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ONLINE } from '../../text/client/online.ts';
import { addressOf } from '../route.ts';
import { useSay } from '../say.ts';
import { qrCode } from './qr.ts';

const QUIET = 4;
const COPIED_MILLISECONDS = 2500;

const linkTo = (id: string): string => new URL(addressOf({ page: 'at', id }), document.baseURI).href;

function Code({ text }: { readonly text: string }) {
  const say = useSay();
  const code = useMemo(() => qrCode(text), [text]);
  const side = code.length + 2 * QUIET;
  const path = code
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg class="qr" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={say(ONLINE.qr)} shape-rendering="crispEdges">
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** Copies the text; where the browser does not let pages do that, it is marked, ready to be copied. */
async function copy(text: string, input: HTMLInputElement | null): Promise<boolean> {
  input?.select();
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return document.execCommand('copy');
  }
}

/** The link of a table, to be sent, copied or held before a camera. */
export function Share({ id }: { readonly id: string }) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const link = linkTo(id);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <div class="share">
      <Code text={link} />
      <div class="share__link">
        <input ref={input} type="text" readOnly value={link} aria-label={say(ONLINE.link)} />
        <button
          type="button"
          class="btn"
          onClick={() => {
            void copy(link, input.current).then(setCopied);
          }}
        >
          <span role="status">{say(copied ? ONLINE.copied : ONLINE.copy)}</span>
        </button>
      </div>
    </div>
  );
}
