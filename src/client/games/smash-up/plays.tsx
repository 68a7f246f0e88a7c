import { SMASH } from '../../../text/client/smash-up.ts';
import { labelled } from '../../../text/phrase.ts';
import { allowances } from '../../../text/smash-up/table-turn.ts';
import { Icon } from '../../icons/icon.tsx';
import { useSay } from '../../say.ts';
import { type Play, usePlay } from './play.ts';

interface Left {
  readonly minions: number;
  readonly actions: number;
  readonly talents: number;
}

/** What the active player may still play, as far as the viewer can tell. */
export function playsLeft({ view, options }: Pick<Play, 'view' | 'options'>): Left {
  const { minions, actions, extras } = view.turn;
  const extra = (play: 'minion' | 'action') => extras.filter((each) => each.play === play).length;
  const blocked = view.players[view.active]!.noActions === 'this-turn';
  return {
    minions: minions + extra('minion'),
    actions: blocked ? 0 : actions + extra('action'),
    talents: options.filter(({ take }) => take === 'talent' || take === 'special').length,
  };
}

/** The plays left in this turn, number after glyph. */
export function Plays() {
  const play = usePlay();
  const say = useSay();
  const { view, language, layout } = play;
  if (view.phase !== 'play') return null;
  const { minions, actions, talents } = playsLeft(play);
  const told = [SMASH.playsLeft, SMASH.minion, SMASH.action, SMASH.talents].map((text) => say(text));
  const detail = allowances(view, language).join(', ');
  const left = `${told[1]} ${minions}, ${told[2]} ${actions}, ${told[3]} ${talents}. ${detail}`;
  const label = labelled(told[0]!, left, language);
  const classOf = (left: number) => (layout === 'phone' ? (left === 0 ? 'z' : '') : `play play--${left === 0 ? 0 : 1}`);
  const word = (text: string | undefined) => layout !== 'phone' && ` ${text}`;
  return (
    <div class={layout === 'phone' ? 'pls' : 'plays'} role="img" aria-label={label} title={detail}>
      <span class={classOf(minions)}>
        <Icon name="fist" />
        {word(told[1])} <b>{minions}</b>
      </span>
      <span class={classOf(actions)}>
        <Icon name="bolt" />
        {word(told[2])} <b>{actions}</b>
      </span>
      <span class={classOf(talents)}>
        <em class="t">T</em>
        {word(told[3])} <b>{talents}</b>
      </span>
    </div>
  );
}
