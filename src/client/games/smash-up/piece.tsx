import { ownerOf } from '../../../games/smash-up/core/state.ts';
import type { KnownCard, PieceView, SiteView, View } from '../../../games/smash-up/core/view.ts';
import { SMASH } from '../../../text/client/smash-up.ts';
import { cardName, catalogueOf, factionName } from '../../../text/smash-up/things.ts';
import { Icon } from '../../icons/icon.tsx';
import { sayIn, useSay } from '../../say.ts';
import { pictureOf } from './art.ts';
import type { CardState } from './face.tsx';
import { type Play, type Pointed, type Stance, usePlay } from './play.ts';
import { sayCard } from './said.ts';
import { Card } from './shown.tsx';
import { Thing } from './thing.tsx';
import { talentsOf, wishOfPiece } from './wish.ts';

const STATES: Readonly<Record<Stance, CardState>> = {
  selected: 'selected',
  aimed: 'target',
  target: 'playable',
  playable: 'playable',
  chosen: 'selected',
};

const idOf = (view: View, card: number): string => catalogueOf(view)[card]!.id;

/** An action on a minion or on a base, small. */
function Attachment({ known, site, host }: { known: KnownCard; site: SiteView; host: string | null }) {
  const play = usePlay();
  const { view, language, names } = play;
  const name = cardName(known.card, language);
  const id = idOf(view, known.card);
  const controller = 'controller' in known && typeof known.controller === 'number' ? known.controller : null;
  const wish =
    play.options.length > 0 && view.asked?.ask !== 'play' ? ({ take: 'pick-action', copy: known.copy } as const) : null;
  const thing: Pointed = { spots: [`copy ${known.copy}`], name, wish };
  const stance = play.stanceOf(`copy ${known.copy}`);
  const named = view.named.flatMap(({ copy, value }) =>
    copy !== known.copy ? [] : [value < 0 ? factionName(~value, language) : cardName(value, language)],
  );
  const label = [
    sayCard(known.card, view.revised, language),
    ...named,
    host ?? (controller === null ? '' : sayIn(language)(SMASH.of, { name: names[controller]! })),
  ];
  return (
    <Thing
      thing={thing}
      label={label.join(' ')}
      mark={`copy ${known.copy}`}
      zoom={id}
      class={host === null ? 'att att--base' : 'att'}
      quiet
    >
      <span class="att__in" data-stance={stance} data-site={site.base}>
        <Icon name={pictureOf(id).icon} />
        {host === null && <span>{[name, ...named].join(' · ')}</span>}
      </span>
    </Thing>
  );
}

export function Attachments({ list, site, host }: { list: readonly KnownCard[]; site: SiteView; host: string | null }) {
  const { view } = usePlay();
  const say = useSay();
  const ignored = view.lasting.filter((each) => each.kind === 'base-ignored');
  const kept = host === null && (ignored.length > 0 || view.sites.some(({ actions }) => actions.length > 0));
  if (list.length === 0 && !kept) return null;
  return (
    <ul class={host === null ? 'onbase' : 'atts'}>
      {list.map((known) => (
        <li key={known.copy}>
          <Attachment known={known} site={site} host={host} />
        </li>
      ))}
      {host === null && ignored.some(({ base }) => base === site.base) && (
        <li class="onbase__off">{say(SMASH.ignored)}</li>
      )}
    </ul>
  );
}

/** Whether the talents of a minion can be used now, were used, or are none. */
function talentOf({ view, options }: Play, { copy, card, controller }: PieceView): 'ready' | 'used' | null {
  if (options.some((option) => option.take === 'talent' && option.copy === copy)) return 'ready';
  const own = view.asked?.ask === 'play' && view.active === view.viewer && controller === view.viewer;
  return own && talentsOf(view, card).length > 0 ? 'used' : null;
}

function pieceLabel({ view, language, names }: Play, piece: PieceView, talent: 'ready' | 'used' | null): string {
  const say = sayIn(language);
  const { card, power, controller, copy, counters, attached } = piece;
  const owner = ownerOf(copy);
  const more = [
    say(SMASH.of, { name: names[controller]! }),
    ...(owner === controller ? [] : [say(SMASH.ownedBy, { name: names[owner]! })]),
    ...(counters === 0 ? [] : [say(SMASH.counters, { n: counters })]),
    ...attached.map((each) => say(SMASH.attached, { what: cardName(each.card, language) })),
    ...(talent === null ? [] : [say(talent === 'ready' ? SMASH.talentReady : SMASH.talentUsed)]),
    ...view.lasting.flatMap((each) => (each.kind === 'no-abilities' && each.copy === copy ? [say(SMASH.blank)] : [])),
  ];
  return `${sayCard(card, view.revised, language, power)} ${more.join(', ')}.`;
}

/** A minion in its lane, with what it carries. */
export function Piece({ piece, site }: { readonly piece: PieceView; readonly site: SiteView }) {
  const play = usePlay();
  const { view, language } = play;
  const { copy, card, power, counters, attached, controller } = piece;
  const talent = talentOf(play, piece);
  const stance = play.stanceOf(`copy ${copy}`);
  const ringed = stance !== null && !(stance === 'playable' && talent === 'ready');
  const thing: Pointed = {
    spots: [`copy ${copy}`, ...attached.map((each) => `copy ${each.copy}` as const), `base ${site.base}`],
    name: cardName(card, language),
    wish: wishOfPiece(view, piece, site, play.aim.first),
  };
  const owner = ownerOf(copy);
  const blank = view.lasting.some((each) => each.kind === 'no-abilities' && each.copy === copy);
  const about = view.asked !== null && (view.asked.source === copy || view.asked.about.includes(copy));
  return (
    <li class="piece" data-foreign={owner === controller ? undefined : ''} data-about={about ? '' : undefined}>
      <Thing
        thing={thing}
        label={pieceLabel(play, piece, talent)}
        mark={`copy ${copy}`}
        zoom={idOf(view, card)}
        class="piece__b"
        quiet
      >
        <Card
          card={card}
          revised={view.revised}
          language={language}
          power={power}
          size="mini"
          {...(ringed ? { state: STATES[stance] } : {})}
        />
        {talent !== null && <span class={`tal${talent === 'used' ? ' tal--used' : ''}`}>T</span>}
        {counters > 0 && <span class="counter">+{counters}</span>}
        {blank && <span class="blank">∅</span>}
      </Thing>
      <Attachments list={attached} site={site} host={cardName(card, language)} />
    </li>
  );
}
