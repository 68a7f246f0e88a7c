import type { CatacombsTokenId } from '../../../games/clank/catacombs/tokens.ts';
import { TOKENS } from '../../../games/clank/catalogue.ts';
import type { TokenId } from '../../../games/clank/classic/tokens.ts';
import type { TokenNo } from '../../../games/clank/core/token.ts';
import { tokenName } from '../../../text/clank/things.ts';
import type { Language } from '../../../text/language.ts';
import { Icon, type IconName } from '../../icons/icon.tsx';
import { memo } from '../../memo.ts';

type Look = readonly [icon: IconName, shape: string];

/** Glyph and shape of each token. */
const LOOK: Readonly<Record<TokenId | CatacombsTokenId, Look>> = {
  'artifact-5': ['maracas', 'art'],
  'artifact-7': ['pan-flute', 'art'],
  'artifact-10': ['drum', 'art'],
  'artifact-15': ['hunting-horn', 'art'],
  'artifact-20': ['lyre', 'art'],
  'artifact-25': ['harp', 'art'],
  'artifact-30': ['gong', 'art'],
  chalice: ['jeweled-chalice', 'cha'],
  'greater-treasure': ['open-treasure-chest', 'cha'],
  'greater-skill-boost': ['star-swirl', 'cha'],
  'flash-of-brilliance': ['light-bulb', 'cha'],
  'potion-of-greater-healing': ['health-potion', 'pot'],
  'dragon-egg': ['big-egg', 'egg'],
  treasure: ['two-coins', 'egg'],
  'skill-boost': ['sparkles', 'egg'],
  'potion-of-healing': ['round-potion', 'pot'],
  'potion-of-strength': ['biceps', 'pot'],
  'potion-of-swiftness': ['sprint', 'pot'],
  'magic-spring': ['well', 'egg'],
  'monkey-idol': ['monkey', 'idol'],
  'master-key': ['skeleton-key', 'key'],
  backpack: ['backpack', 'key'],
  'crown-10': ['crown', 'crown'],
  'crown-9': ['crown', 'crown'],
  'crown-8': ['crown', 'crown'],
  'mastery-token': ['star-medal', 'crown'],
  'artifact-12': ['tambourine', 'art'],
  'artifact-17': ['banjo', 'art'],
  'silver-artifact-10': ['maracas', 'silver'],
  'silver-artifact-15': ['drum', 'silver'],
  'silver-artifact-20': ['hunting-horn', 'silver'],
  'silver-artifact-25': ['harp', 'silver'],
  'catacombs-map': ['treasure-map', 'cha'],
  'lockpick-secret': ['lockpick', 'egg'],
  'puzzle-box': ['cube', 'egg'],
  'potion-of-stealth': ['hood', 'pot'],
  'blood-amulet': ['gem-pendant', 'key'],
  'burglars-kit': ['lockpick', 'key'],
  'crown-7': ['crown', 'crown'],
  'invisibility-cloak': ['cape', 'key'],
  adventurer: ['compass', 'pris'],
  barbarian: ['battle-axe', 'pris'],
  cleric: ['sun-priest', 'pris'],
  'golden-monkey-bot': ['vintage-robot', 'pris'],
  'haunted-prisoner': ['ghost', 'pris'],
  mayor: ['star-medal', 'pris'],
  monk: ['monk-face', 'pris'],
  peasant: ['farmer', 'pris'],
  primatologist: ['monkey', 'pris'],
  prince: ['crown', 'pris'],
  princess: ['tiara', 'pris'],
  sorceress: ['wizard-face', 'pris'],
  warrior: ['swordman', 'pris'],
  'discount-coupon': ['ticket', 'key'],
};

const looks = new Map<string, Look>(Object.entries(LOOK));

export function enlistLooks(more: Readonly<Record<string, Look>>): void {
  for (const [id, look] of Object.entries(more)) looks.set(id, look);
}

export const tokenIcon = (token: TokenNo): IconName => looks.get(TOKENS[token]!.id)![0];

/** A token as it lies before a player. */
export function TokenMark({ token, count = 1 }: { readonly token: TokenNo; readonly count?: number }) {
  const { id, points } = TOKENS[token]!;
  const [icon, shape] = looks.get(id)!;
  return (
    <span class={`tok tok--${shape}`} aria-hidden="true">
      {count > 1 && <small>{count}×</small>}
      <Icon name={icon} />
      {points > 0 && points}
    </span>
  );
}

interface TokenChipProps {
  readonly token: TokenNo;
  readonly count: number;
  readonly language: Language;
  /** Its `data-key`, if a click on it may mean something. */
  readonly name?: string | undefined;
  readonly legal?: boolean;
  readonly onAct?: ((name: string) => void) | undefined;
  readonly onCard: (id: string, at: Element) => void;
}

/** A token that can be looked at, and drunk if that is allowed now. */
export const TokenChip = memo(({ token, count, language, name, legal = false, onAct, onCard }: TokenChipProps) => {
  const { id, points } = TOKENS[token]!;
  const label = points > 0 ? `${tokenName(token, language)} (${points})` : tokenName(token, language);
  return (
    <button
      type="button"
      class={legal ? 'tokbtn tokbtn--legal' : 'tokbtn'}
      data-key={name}
      data-zoom={id}
      title={label}
      onClick={(event) => (onAct !== undefined && name !== undefined ? onAct(name) : onCard(id, event.currentTarget))}
    >
      <span class="sr">{count > 1 ? `${count} × ${label}` : label}</span>
      <TokenMark token={token} count={count} />
    </button>
  );
});
