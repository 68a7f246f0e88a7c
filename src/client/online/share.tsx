import '../styles/fields.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ONLINE } from '../../text/client/online.ts';
import { Choose } from '../app/fields.tsx';
import { useLoaded } from '../app/loaded.ts';
import { serverHere } from '../net/here.ts';
import { addressOf } from '../route.ts';
import { useSay } from '../say.ts';
import { invitation } from './invitation.ts';
import { qrCode } from './qr.ts';

const QUIET = 4;
const COPIED_MILLISECONDS = 2500;

const siteName = (site: string): string => new URL(site).host;

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
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [copied]);
  const here = useLoaded('here', serverHere);
  if (here.state === 'loading') return <div class="share" />;
  const known = here.state === 'there' ? here.value : null;
  const page = new URL(document.baseURI);
  const { link, network, isOwnMachine } = invitation(page, addressOf({ page: 'at', id }), known, chosen);
  const site = siteName(link);
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
      {network.length > 0 && <p class="share__site">{say(ONLINE.networkLink, { site })}</p>}
      {network.length > 1 && (
        <Choose
          legend={say(ONLINE.networkAddress)}
          values={network}
          value={chosen ?? network[0]!}
          nameOf={siteName}
          onChange={setChosen}
        />
      )}
      {isOwnMachine && <p class="share__site">{say(ONLINE.ownMachineLink, { site })}</p>}
    </div>
  );
}
