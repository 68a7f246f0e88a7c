import '../../../styles/clank/attack.css';
import type { Seat } from '../../../../engine/game.ts';
import { CUBE, DAMAGE } from '../../../../text/clank/nouns.ts';
import { SCENE } from '../../../../text/client/clank-scene.ts';
import { counted } from '../../../../text/plural.ts';
import { classOf, letterOf } from '../../../app/seat.tsx';
import { Icon } from '../../../icons/icon.tsx';
import { timed } from '../../../motion/sheet.ts';
import type { Store } from '../../../store.ts';
import { useStore } from '../../../store.ts';
import type { Desk } from '../desk.ts';
import type { Dress } from '../dress.ts';

/** A cube of a seat, a black one, or a ghost. */
type DrawnCube = Seat | null | 'ghost';

/** An attack as it is shown: the cubes in the order drawn; a tap ends it. */
export interface Attack {
  readonly cubes: readonly DrawnCube[];
  readonly end: () => void;
}

const LIT = 400;
const EACH = 220;
const LAST = 500;

/** Shows an attack until its time is over or it is tapped away; `onDrawn` is told how many cubes are out. */
export function showAttack(
  scene: Store<Attack | null>,
  cubes: readonly DrawnCube[],
  onDrawn: (count: number) => void,
): Promise<void> {
  return new Promise((resolve) => {
    const timers = cubes.map((_, i) => setTimeout(() => onDrawn(i + 1), timed(LIT + i * EACH)));
    const end = () => {
      for (const timer of timers) clearTimeout(timer);
      onDrawn(cubes.length);
      scene.set(null);
      resolve();
    };
    timers.push(setTimeout(end, timed(LIT + cubes.length * EACH + LAST)));
    scene.set({ cubes, end });
  });
}

const lookOf = (cube: DrawnCube): string => {
  if (cube === null) return 'seat-x';
  return cube === 'ghost' ? 'seat-g' : classOf(cube);
};

const signOf = (cube: DrawnCube, { glyphs }: Dress) => {
  if (typeof cube === 'number') return <b>{letterOf(cube)}</b>;
  return <Icon name={glyphs[cube === null ? 'dragon' : 'ghost'].icon} />;
};

function Cube({ cube, at, dress }: { readonly cube: DrawnCube; readonly at: number; readonly dress: Dress }) {
  return (
    <span class={`cube ${lookOf(cube)}`} style={{ animationDelay: `${timed(LIT + at * EACH)}ms` }}>
      {signOf(cube, dress)}
    </span>
  );
}

/** The lair lights up and the cubes come out of the bag one by one. */
export function AttackScene({ desk, scene }: { readonly desk: Desk; readonly scene: Store<Attack | null> }) {
  const attack = useStore(scene);
  const { say, language, state, dress } = desk;
  if (attack === null) return null;
  const { cubes, end } = attack;
  const hurt = cubes.filter((cube) => cube === 'ghost' || (cube !== null && cube === state.viewer)).length;
  return (
    <button type="button" class="attack" onClick={end} tabIndex={-1}>
      <Icon name={dress.glyphs.dragon.icon} class="attack__dragon" />
      <span class="attack__title">{say(SCENE.attack)}</span>
      <span class="attack__cubes" role="img" aria-label={counted(cubes.length, CUBE, language)}>
        {cubes.map((cube, i) => (
          <Cube key={i} cube={cube} at={i} dress={dress} />
        ))}
        {cubes.length === 0 && say(SCENE.empty)}
      </span>
      <span class="attack__hurt" role="alert" style={{ animationDelay: `${timed(LIT + cubes.length * EACH)}ms` }}>
        {hurt > 0 && say(SCENE.you, { damage: counted(hurt, DAMAGE, language) })}
      </span>
      <small>{say(SCENE.skip)}</small>
    </button>
  );
}
