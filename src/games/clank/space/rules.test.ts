import { describe, expect, test } from 'vitest';
import { cardNo, tokenNo } from '../catalogue.ts';
import { OUTSIDE } from '../core/board.ts';
import { result } from '../core/score.ts';
import { Aboard } from './staged.ts';

/** One who may enter Command: two ports hacked, the code in hand. */
const coded = (more: object = {}) => ({ ports: ['hyd-01', 'dc-01'], tokens: ['command-code'], ...more });
const thief = (more: object = {}) => ({ ports: ['hyd-01', 'dc-01'], tokens: ['command-code', 'artifact-5'], ...more });

describe('corridors', () => {
  test('rooms of different modules are adjacent at their doors [cs-adjacent-modules]', () => {
    const table = new Aboard({ players: [{ room: 'cor-06' }], turn: { boots: 2 } });
    expect(table.act('walk hyd-02', 'walk hyd-01')).toBeNull();
    expect(table.room).toBe('hyd-01');
  });

  test('a security room stops the boots, not a teleport [cs-security-stops-boots]', () => {
    const table = new Aboard({ players: [{ room: 'cb-02' }], turn: { boots: 3, teleports: 1 } });
    expect(table.act('walk cb-04', 'walk cor-02')).toBe('cs-security-stops-boots');
    expect(table.act('teleport cor-02')).toBeNull();
    expect(table.act('walk cor-01')).toBe('cs-security-stops-boots');
  });

  test('a lock asks for the key, and an arrow points one way; a teleport minds neither', () => {
    const table = new Aboard({ players: [{ room: 'cb-05' }], turn: { boots: 3, teleports: 1 } });
    expect(table.act('walk cb-07')).toBe('lock-needs-key');
    expect(table.act('teleport cb-07')).toBeNull();
    const key = new Aboard({ players: [{ room: 'cb-05', tokens: ['market-master-key'] }], turn: { boots: 3 } });
    expect(key.act('walk cb-07')).toBeNull();
    const back = new Aboard({ players: [{ room: 'cb-06' }], turn: { boots: 3 } });
    expect(back.act('walk cb-07')).toBe('one-way');
  });
});

describe('hyperlift and telepads', () => {
  test('a ride costs no boots and leaves one dizzy; rides and teleports go on [cs-dizzy]', () => {
    const table = new Aboard({ players: [{ room: 'cb-03' }], turn: { boots: 3, teleports: 1 } });
    expect(table.act('ride hyperlift cor-09')).toBeNull();
    expect(table.state.turn.boots).toBe(3);
    expect(table.act('walk cor-10')).toBe('cs-dizzy');
    expect(table.act('ride hyperlift cor-06', 'teleport cor-08')).toBeNull();
    expect(table.room).toBe('cor-08');
  });

  test('stops are not adjacent: no walk, no teleport from one to the next [cs-teleport-not-lift]', () => {
    const table = new Aboard({ players: [{ room: 'cor-03' }], turn: { boots: 3, teleports: 1 } });
    expect(table.act('teleport cor-06')).toBe('teleport-connected');
    expect(table.act('walk cor-06')).toBe('tunnel-needed');
  });

  test('a ride begins at a stop and ends at another [cs-lift-here, cs-telepad-here]', () => {
    const table = new Aboard({ players: [{ room: 'cor-03' }], turn: {} });
    expect(table.act('ride hyperlift cor-05')).toBe('cs-lift-here');
    expect(table.act('ride telepad cor-05')).toBe('cs-telepad-here');
  });

  test('the last section needs key and code [cs-lift-section, cs-command-door]', () => {
    expect(new Aboard({ players: [{ room: 'cor-09' }] }).act('ride hyperlift cmd-07')).toBe('cs-command-door');
    const code = new Aboard({ players: [coded({ room: 'cor-09' })] });
    expect(code.act('ride hyperlift cmd-07')).toBe('cs-lift-section');
    const both = new Aboard({ players: [coded({ room: 'cor-09', tokens: ['command-code', 'market-master-key'] })] });
    expect(both.act('ride hyperlift cmd-07')).toBeNull();
  });

  test('the blockade cuts the cargo bay off, and nothing else [cs-blockade, cs-blockade-rest]', () => {
    const before = new Aboard({ players: [{ room: 'cor-03' }], rage: 9 });
    expect(before.act('ride hyperlift cb-03')).toBeNull();
    const after = new Aboard({ players: [{ room: 'cor-03' }], rage: 10 });
    expect(after.act('ride hyperlift cb-03')).toBe('cs-lift-section');
    expect(after.act('ride hyperlift cor-09')).toBeNull();
  });

  test('telepads ask for the TelePass and keep out of Command [cs-telepass-needed]', () => {
    const without = new Aboard({ players: [{ room: 'cor-05' }] });
    expect(without.act('ride telepad hyd-05')).toBe('cs-telepass-needed');
    const pass = new Aboard({ players: [{ room: 'cor-05', tokens: ['market-telepass'] }], turn: { boots: 1 } });
    expect(pass.act('ride telepad cmd-09')).toBe('cs-command-door');
    expect(pass.act('ride telepad hyd-05', 'walk hyd-01')).toBe('cs-dizzy');
  });

  test('a room gives once a turn to one who rides in', () => {
    const slots = { modules: 'chosen', slot1: 'hydroponics', slot2: 'arena', slot3: 'promenade' };
    const table = new Aboard({ players: [{ room: 'cor-05', tokens: ['market-telepass'] }] }, 2, slots);
    table.act('ride telepad pro-06', 'ride telepad cor-05', 'ride telepad pro-06');
    expect(table.state.players[0]!.gold).toBe(1);
  });
});

describe('hacking', () => {
  test('a port gives what it shows and closes for all [cs-hack-bonus, cs-hack-port-closed]', () => {
    const table = new Aboard({ players: [{ room: 'hyd-08' }, { room: 'hyd-08' }] });
    expect(table.act('hack hyd-08')).toBeNull();
    expect(table.state.players[0]!.gold).toBe(5);
    const closed = new Aboard({ players: [{ room: 'hyd-08' }, { ports: ['hyd-08'] }] });
    expect(closed.act('hack hyd-08')).toBe('cs-hack-port-closed');
  });

  test('the second cube goes to another module, and there is no third [cs-hack-other-module, cs-hack-cubes]', () => {
    const same = new Aboard({ players: [{ room: 'hyd-08', ports: ['hyd-01'] }] });
    expect(same.act('hack hyd-08')).toBe('cs-hack-other-module');
    expect(same.act('hack hyd-09')).toBe('cs-hack-here');
    expect(new Aboard({ players: [coded({ room: 'med-05' })] }).act('hack med-05')).toBe('cs-hack-cubes');
  });

  test('two cubes make the code, and the boss angrier [cs-hack-code, cs-rage-code]', () => {
    const table = new Aboard({ players: [{ room: 'dc-09', ports: ['hyd-01'] }], rage: 4 });
    expect(table.act('hack dc-09')).toBeNull();
    expect(table.state.turn.skill).toBe(4);
    expect(table.state.players[0]!.tokens).toEqual([tokenNo('command-code')]);
    expect(table.state.rage).toBe(4);
  });

  test('no means of travel crosses the force field without the code [cs-command-door]', () => {
    const table = new Aboard({ players: [{ room: 'cor-12' }], turn: { boots: 3, teleports: 1 } });
    expect(table.act('walk cmd-01')).toBe('cs-command-door');
    expect(table.act('teleport cmd-01')).toBe('cs-command-door');
    const code = new Aboard({ players: [coded({ room: 'cor-12' })], turn: { boots: 3 } });
    expect(code.act('walk cmd-01')).toBeNull();
  });

  test('a card hacks from next door [cs-hack-here]', () => {
    const table = new Aboard({ players: [{ room: 'hyd-05', hand: ['long-range-dongle'] }] });
    expect(table.act('play long-range-dongle', 'choose 1')).toBeNull();
    expect(table.offers('hack')).toEqual(['hack hyd-01', 'hack hyd-08']);
    expect(table.act('hack hyd-08')).toBeNull();
    expect(table.state.players[0]!.gold).toBe(5);
  });
});

describe('artifact and escape', () => {
  test('an artifact is taken at any time in its room, and is the only one [cs-artifact-any-time, artifact-limit]', () => {
    const table = new Aboard({ players: [coded({ room: 'cmd-03' })], rage: 4 });
    expect(table.act('take artifact')).toBeNull();
    expect(table.state.rage).toBe(4);
    expect(new Aboard({ players: [thief({ room: 'cmd-04' })] }).act('take artifact')).toBe('artifact-limit');
  });

  test('a pod takes a thief away with the cubes of the clank area [cs-pod-on-arrival, cs-pod-cubes-leave]', () => {
    const table = new Aboard({ players: [thief({ room: 'cb-06' })], turn: { boots: 1 }, clank: { red: 3 } });
    expect(table.act('walk cb-08')).toBeNull();
    const [me] = table.state.players;
    expect([me!.status, me!.room, me!.cubes, table.state.clankArea[0]]).toEqual(['left', OUTSIDE, 30, 0]);
    expect(me!.tokens).toContain(tokenNo('escape-pod'));
    expect(table.told('left')).toHaveLength(1);
  });

  test('no pod without an artifact, and each serves one [exit-needs-artifact, cs-pod-one-player]', () => {
    expect(new Aboard({ players: [{ room: 'cb-06' }], turn: { boots: 1 } }).act('walk cb-08')).toBe(
      'exit-needs-artifact',
    );
    const gone = new Aboard({ players: [thief({ room: 'cb-06' })], turn: { boots: 1 }, rooms: { 'cb-08': [] } });
    expect(gone.act('walk cb-08')).toBe('cs-pod-one-player');
  });

  test('knocked out with an artifact one is rescued in the cargo bay alone [cs-rescued, cs-lost-aboard]', () => {
    const given = (room: string) => ({
      players: [{ hand: [] }, thief({ room, damage: 9 })],
      bag: { yellow: 1, black: 0 },
      aside: { black: 24 },
      row: ['pocket-moon', null, null, null, null, null],
      dungeonDeck: ['killer-robot', '...'],
      chance: { cubes: ['yellow'] },
    });
    for (const [room, status] of [
      ['cb-02', 'rescued'],
      ['cor-03', 'lost'],
    ] as const) {
      const table = new Aboard(given(room));
      expect(table.act('end turn')).toBeNull();
      expect(table.state.players[1]!.status).toBe(status);
    }
  });
});

describe('bonuses', () => {
  test('a faction bonus comes with another card of the faction, whatever the order, once [cs-faction-bonus]', () => {
    const hand = ['princess-helia', 'bunk-bed-brigade', 'vent-crawler', 'hack'];
    const table = new Aboard({ players: [{ hand, deck: ['hack', 'hack', '...'] }] });
    table.act('play princess-helia');
    expect(table.told('bonus-claimed')).toHaveLength(0);
    table.act('play bunk-bed-brigade');
    expect(table.told('bonus-claimed')).toHaveLength(2);
    table.act('play vent-crawler');
    expect(table.told('bonus-claimed')).toHaveLength(3);
  });

  test('a MultiPass switches on one card, or all of them [cs-multipass, cs-multipass-option]', () => {
    const given = { players: [{ hand: ['chrome-gunslinger', 'decoy-princess'], tokens: ['minor-multipass'] }] };
    const one = new Aboard(given);
    expect(one.act('drink minor-multipass')).toBe('cs-multipass');
    one.act('play chrome-gunslinger', 'play decoy-princess', 'drink minor-multipass');
    expect(one.offers('bonus')).toEqual(['bonus chrome-gunslinger', 'bonus decoy-princess']);
    one.act('bonus chrome-gunslinger');
    expect([one.state.players[0]!.gold, one.told('bonus-claimed').length]).toEqual([1, 1]);
    const all = new Aboard(given, 2, { multipass: 'all-cards' });
    all.act('drink minor-multipass', 'play chrome-gunslinger', 'play decoy-princess');
    expect(all.told('bonus-claimed')).toHaveLength(2);
  });

  test('crystal and contraband switch on what is theirs, not the MultiPass [cs-multipass-not]', () => {
    const hand = ['quantum-intern', 'moonshine-smuggler'];
    const bare = new Aboard({ players: [{ hand, tokens: ['minor-multipass'] }] }, 2, { multipass: 'all-cards' });
    bare.act('drink minor-multipass', 'play quantum-intern', 'play moonshine-smuggler');
    expect([bare.state.turn.skill, bare.state.turn.boots]).toEqual([1, 0]);
    const rich = new Aboard({ players: [{ hand, crystals: 3, tokens: ['market-contraband'] }] });
    rich.act('play quantum-intern', 'play moonshine-smuggler');
    expect([rich.state.turn.skill, rich.state.turn.boots]).toEqual([2, 1]);
  });

  test('the sixth crystal counts as one and scores three for each [cs-sixth-crystal]', () => {
    const table = new Aboard({ players: [{ hand: ['fe-lion'], tokens: ['major-sixth-crystal'] }], clank: { red: 3 } });
    table.act('play fe-lion');
    expect(table.state.clankArea[0]).toBe(1);
  });

  test('a prisoner acquired later switches a bonus on, and trashing pays once [cs-order-of-plays, cs-trash-bonus-once]', () => {
    const table = new Aboard({
      players: [{ hand: ['space-skunk', 'account-hack', 'code-red', 'mad-scientist', 'hack'] }],
      row: ['prisoner', null, null, null, null, null],
    });
    table.act('play space-skunk', 'acquire prisoner');
    expect(table.state.players[0]!.gold).toBe(3);
    table.act('play account-hack', 'play code-red', 'accept', 'trash account-hack', 'play mad-scientist', 'accept');
    table.act('trash space-skunk');
    expect([table.state.players[0]!.gold, table.state.turn.boots]).toEqual([5, 2]);
  });
});

describe('single cards and tokens', () => {
  test('Shapeshifter counts as a card of the play area [cs-shapeshifter]', () => {
    const table = new Aboard({ players: [{ hand: ['chrome-gunslinger', 'shapeshifter', 'hack'] }] });
    table.act('play hack', 'play chrome-gunslinger', 'play shapeshifter', 'copy chrome-gunslinger');
    expect([table.state.turn.swords, table.state.players[0]!.gold]).toEqual([4, 2]);
  });

  test('a copy that trashes itself is the Shapeshifter', () => {
    const table = new Aboard({ players: [{ hand: ['expired-healing-foam', 'shapeshifter'], damage: 1 }] });
    table.act('play expired-healing-foam', 'choose 1', 'play shapeshifter', 'choose 2');
    expect(table.state.players[0]!.play).toEqual([cardNo('expired-healing-foam')]);
    expect(table.state.trashed).toContain(cardNo('shapeshifter'));
  });

  test('Upgrade Evangelist turns the enemy of the reserve for good [cs-eradibot]', () => {
    const table = new Aboard({
      players: [{ hand: [] }],
      row: [null, 'pocket-moon', 'pocket-moon', 'bottled-nebula', 'supernova-snow-globe', 'supernova-snow-globe'],
      dungeonDeck: ['upgrade-evangelist', '...'],
    });
    table.act('end turn');
    expect(table.state.goblinTurned).toBe(true);
    expect(new Aboard({ turn: { swords: 5 }, goblinTurned: true }).act('fight eradibot', 'fight eradibot')).toBe(
      'fight-swords',
    );
  });

  test('cards of a module are had there alone [cs-module-only]', () => {
    const row = ['the-boss-s-good-helmet', 'hyperlift-toll-troll', null, null, null, null];
    const away = new Aboard({ row, turn: { skill: 9, swords: 9 } });
    expect(away.act('acquire the-boss-s-good-helmet')).toBe('cs-module-only');
    expect(away.act('fight hyperlift-toll-troll')).toBe('cs-module-only');
    const there = new Aboard({ row, players: [{ room: 'cor-03' }], turn: { swords: 9 } });
    expect(there.act('fight hyperlift-toll-troll')).toBeNull();
  });

  test('the Warden lets a prisoner out of the row or of the discard pile [cs-prisoners]', () => {
    const table = new Aboard({
      row: ['warden-of-block-zero', 'prisoner', 'pocket-moon', null, null, null],
      dungeonDiscard: ['escaped-lab-rat', 'killer-robot'],
      turn: { swords: 3 },
    });
    table.act('fight warden-of-block-zero');
    expect(table.offers('free', 'rescue')).toEqual(['free prisoner', 'rescue escaped-lab-rat']);
    table.act('rescue escaped-lab-rat');
    expect(table.state.players[0]!.discard).toEqual([cardNo('escaped-lab-rat')]);
    expect(table.state.players[0]!.gold).toBe(2);
  });

  test('one market item of each sort, also from afar [cs-market-one-each]', () => {
    const table = new Aboard({ players: [{ room: 'hyd-04', gold: 14, tokens: ['market-telepass'] }] }, 3);
    expect(table.act('buy market-telepass')).toBe('cs-market-one-each');
    expect(table.act('buy market-contraband')).toBeNull();
    const afar = new Aboard({ players: [{ hand: ['four-handed-fence'], gold: 14 }] });
    expect(afar.act('buy market-contraband')).toBe('market-room');
    expect(afar.act('play four-handed-fence', 'buy market-contraband flute', 'buy market-med-kit flute')).toBe(
      'market-room',
    );
    expect(afar.state.players[0]!.gold).toBe(9);
  });

  test('crystals are limited to five [cs-crystal-limited]', () => {
    const table = new Aboard({ players: [{ room: 'hyd-11' }, { crystals: 5 }] });
    expect(table.act('hack hyd-11')).toBeNull();
    expect([table.state.players[0]!.crystals, table.state.crystals]).toEqual([0, 0]);
  });
});

describe('bounty hunters and those who are out', () => {
  test('they come with the marker [cs-hunters-dispatched] and hurt all aboard, then go back [cs-hunter-damage]', () => {
    const table = new Aboard({
      players: [coded({ room: 'cmd-03', hand: [] }), {}],
      rage: 7,
      row: ['pocket-moon', null, null, null, null, null],
      dungeonDeck: ['killer-robot', '...'],
      chance: { cubes: ['ghost'] },
    });
    table.act('take artifact');
    expect(table.state.ghosts).toEqual([3, 1, 0, 0]);
    table.act('end turn');
    expect(table.state.players.map(({ damage, cubes }) => [damage, cubes])).toEqual([
      [1, 29],
      [1, 29],
    ]);
    expect(table.state.ghosts).toEqual([3, 1, 0, 0]);
  });

  test('one who is out draws six cubes with two players [cs-out-turn-draw-two]', () => {
    const table = new Aboard({
      players: [
        { hand: [] },
        thief({ status: 'left', room: 'space', tokens: ['command-code', 'artifact-5', 'escape-pod'] }),
      ],
    });
    table.act('end turn');
    const [attack] = table.told('attacked');
    expect(attack).toMatchObject({ cubes: [null, null, null, null, null, null] });
  });

  test('a pod is twenty points [cs-pod-points]', () => {
    const table = new Aboard({
      players: [
        thief({ room: 'cb-06', hand: [] }),
        thief({ ports: ['hyd-03', 'dc-03'], tokens: ['command-code', 'artifact-10'], damage: 9 }),
      ],
      turn: { boots: 1 },
      bag: { yellow: 1, black: 0 },
      aside: { black: 24 },
      chance: { cubes: ['yellow'] },
    });
    table.act('walk cb-08', 'end turn');
    while (!table.state.over) table.act('end turn');
    expect(result(table.state)).toMatchObject({ scores: [25, 10], winners: [0] });
  });
});
