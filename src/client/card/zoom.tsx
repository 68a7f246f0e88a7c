import '../styles/card/zoom.css';
import { type ComponentChildren, createPortal } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ZOOM } from '../../text/client/card-zoom.ts';
import type { Language } from '../../text/language.ts';
import { useModal } from '../app/modal.ts';
import { Icon } from '../icons/icon.tsx';
import { addressOf } from '../route.ts';
import { sayIn } from '../say.ts';
import { placeBeside } from './place.ts';
import { ROOMY } from './use-zoom.ts';

interface RuleText {
  readonly id: string;
  readonly text: string;
}

export interface ZoomProps {
  /** The card, as big as it gets. */
  readonly card: ComponentChildren;
  /** The card is so wide that the words go below it. */
  readonly stacked?: boolean;
  readonly title: string;
  /** Its name in the other language; null where it is the same. */
  readonly other: string | null;
  /** The name in the present language is ours. */
  readonly nameIsOurs: boolean;
  /** How many there are, or what else is to be said of it in a word. */
  readonly aside?: string | undefined;
  /** Why nothing can be done with it now. */
  readonly refusal?: { readonly text: string; readonly rule: string | null } | null | undefined;
  /** What it does, in whole sentences. */
  readonly lines?: readonly string[];
  readonly notes?: readonly { readonly glyph: ComponentChildren; readonly text: string }[];
  readonly rulings?: readonly RuleText[];
  readonly game: string;
  readonly language: Language;
  readonly at: Element;
  readonly onClose: () => void;
}

function Words(props: ZoomProps) {
  const { title, other, nameIsOurs, aside, refusal, lines = [], notes = [], rulings = [], game, language } = props;
  const say = sayIn(language);
  const ruleAddress = (rule: string) => addressOf({ page: 'rules', game, rule });
  const under = [other, aside].filter((part) => part != null && part !== '').join(' · ');
  return (
    <div class="zoom__s ui">
      <h2>
        {title}
        {under !== '' && <small>{under}</small>}
      </h2>
      {refusal != null && (
        <div class="why">
          <b>{say(ZOOM.refused)}</b>
          {refusal.text} {refusal.rule !== null && <a href={ruleAddress(refusal.rule)}>{say(ZOOM.rule)}</a>}
        </div>
      )}
      {lines.length > 0 && (
        <div class="zoom__does">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      {notes.map(({ glyph, text }) => (
        <div class="gl" key={text}>
          {glyph}
          <span>{text}</span>
        </div>
      ))}
      {rulings.length > 0 && (
        <details class="zoom__rules">
          <summary>{say(ZOOM.rulings)}</summary>
          <ul>
            {rulings.map(({ id, text }) => (
              <li key={id}>
                {text} <a href={ruleAddress(id)}>{say(ZOOM.rule)}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
      {nameIsOurs && <small class="zoom__ours">{say(ZOOM.nameIsOurs)}</small>}
    </div>
  );
}

/** The part of the window that no notch covers: the body is padded by the rest. */
function safeArea() {
  const { paddingLeft, paddingTop, paddingRight, paddingBottom } = getComputedStyle(document.body);
  return {
    left: Number.parseFloat(paddingLeft),
    top: Number.parseFloat(paddingTop),
    right: document.documentElement.clientWidth - Number.parseFloat(paddingRight),
    bottom: innerHeight - Number.parseFloat(paddingBottom),
  };
}

/** A panel beside what is looked at, drawn in the dialog it may be in; the focus comes along only when it was there. */
function Beside(props: ZoomProps) {
  const { at, title, card, stacked = false, onClose } = props;
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const panel = ref.current;
    if (panel === null) return;
    const anchor = (at.closest('[data-zoom-beside]') ?? at).getBoundingClientRect();
    const { left, top } = placeBeside(anchor, panel.getBoundingClientRect(), safeArea());
    panel.style.left = `${left}px`;
    panel.style.top = `${top}px`;
  });
  useEffect(() => {
    const focused = at instanceof HTMLElement && at.matches(':focus-visible') ? at : null;
    if (focused !== null) ref.current?.focus();
    return () => {
      if (document.activeElement === document.body) focused?.focus();
    };
  }, [at]);
  // At once with what is shown: a key pressed then closes this, and nothing below it.
  useLayoutEffect(() => {
    if (!at.isConnected) onClose();
    const closeOn = (event: KeyboardEvent) => {
      const again = event.key === ' ' && event.target === ref.current;
      if (event.key !== 'Escape' && !again) return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    document.addEventListener('keydown', closeOn, { capture: true });
    return () => document.removeEventListener('keydown', closeOn, { capture: true });
  });
  const panel = (
    <div ref={ref} class={stacked ? 'zoom zoom--stacked' : 'zoom'} role="dialog" aria-label={title} tabIndex={-1}>
      {card}
      <Words {...props} />
    </div>
  );
  // A modal dialog covers everything outside it.
  const dialog = at.closest('dialog');
  return dialog === null ? panel : createPortal(panel, dialog);
}

/** A sheet over everything else, where there is no room beside, or a dialog keeps to itself what can be reached. */
function Sheet(props: ZoomProps) {
  const { title, card, stacked = false, language, onClose } = props;
  const { ref, shut, hears } = useModal(onClose);
  const closeOnSpace = (event: KeyboardEvent) => {
    hears.onKeyDown(event);
    if (event.key !== ' ' || event.target !== ref.current) return;
    event.preventDefault();
    shut();
  };
  return (
    <dialog
      ref={ref}
      class={`zoom zoom--sheet${stacked ? ' zoom--stacked' : ''}`}
      aria-label={title}
      {...hears}
      onKeyDown={closeOnSpace}
    >
      <button type="button" class="zoom__close" aria-label={sayIn(language)(ZOOM.close)} onClick={shut}>
        <Icon name="cancel" />
      </button>
      {card}
      <Words {...props} />
    </dialog>
  );
}

/** A card closely: the card itself, and in words what it is, does, and why it is refused. */
export function Zoom(props: ZoomProps) {
  const [roomy, setRoomy] = useState(() => matchMedia(ROOMY).matches);
  useEffect(() => {
    const query = matchMedia(ROOMY);
    const change = () => setRoomy(query.matches);
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, []);
  const { at } = props;
  const reached = useMemo(() => at.closest('dialog') !== null && at === document.activeElement, [at]);
  return roomy && !reached ? <Beside {...props} /> : <Sheet {...props} />;
}
