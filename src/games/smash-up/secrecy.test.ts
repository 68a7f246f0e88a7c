import { expect, test } from 'vitest';
import { tableOptions } from '../../engine/game.ts';
import { watch } from '../../engine/laws.ts';
import { dice } from '../../engine/random.ts';
import { Fields, type GameKit } from '../../engine/stage.ts';
import { smashUpKit } from './kit.ts';

const kit: GameKit = smashUpKit;

/** A Shinobi out of the hand asks something before it is played: others may not know which copy it is. */
test('a minion of the hand that reacts is not known before it is played', () => {
  const options = tableOptions(kit.game, { boxes: '2', core: 'on' });
  const given = {
    players: [
      { hand: ['shinobi', 'shinobi', 'hidden-ninja', 'ninja-acolyte', 'hostage-exchange', 'foot-of-the-king'] },
      {},
    ],
    bases: [
      {
        base: 'the-great-library',
        minions: {
          red: ['betrothed', 'ninja-acolyte', 'ninja-master', 'betrothed'],
          yellow: ['saucy-wench', 'saucy-wench', 'pirate-king'],
        },
      },
    ],
  };
  const lines = ['end plays', 'react shinobi'];
  const snapshot = kit.stage.build(2, options, new Fields(given, 'given'));
  for (let seed = 0; seed < 12; seed++) {
    const left = [...lines];
    const { violations } = watch(kit, {
      ...{ seats: 2, options, snapshot, random: dice(seed), most: 20, every: 1 },
      choose: (state, asked) => {
        const line = left.shift();
        return asked.options.findIndex((option) => kit.stage.showOption(state, option) === line);
      },
      stop: () => left.length === 0,
    });
    expect(violations).toEqual([]);
  }
});
