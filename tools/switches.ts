/** A rule switched off: `find` stands once in the file, `replace` is the program without the rule. */
export interface Switch {
  readonly rule: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

const core = (file: string, rule: string, find: string, replace: string): Switch => ({
  rule,
  file: `src/games/clank/core/${file}.ts`,
  find,
  replace,
});

/** A sample over every part of the rules: each must be noticed by the tests that cite the rule. */
export const SWITCHES: readonly Switch[] = [
  core('noise', 'negative-clank-carry', 'state.turn.cancel += amount - cubes;', ''),
  core('noise', 'empty-supply-clank', 'cubes = Math.min(cubes, player.cubes);', ''),
  core('noise', 'swagger-not-placed', 'turn.clankMade += cubes;', 'turn.clankMade += amount;'),
  core('noise', 'rage-cap', 'if (state.rage === RAGE_TRACK.length - 1) return;', ''),
  core('noise', 'heal-cubes', 'player.cubes += healed;', ''),
  core('noise', 'shrine-arrive', 'const returned = Math.min(count, state.aside[black]!);', 'const returned = count;'),
  core('noise', 'danger', '+ danger + extra', '+ extra'),
  core('noise', 'countdown-attack', '+ danger + extra', '+ danger'),
  core('noise', 'attack-bag', 'clankArea[seat] = 0;', ''),
  core(
    'noise',
    'bag-runs-low',
    'Math.min(RAGE_TRACK[state.rage]! + danger + extra, total)',
    'Math.min(RAGE_TRACK[state.rage]! + danger + extra, total - 1)',
  ),
  core('noise', 'out-cubes-black', "if (player?.status !== 'inside') {", 'if (player === undefined) {'),
  core('noise', 'knocked-out', 'player.damage === HEALTH', 'player.damage === HEALTH + 1'),
  core('noise', 'lost-in-depths', "hasArtifact(player) && zone !== 'depths'", 'hasArtifact(player)'),
  core('noise', 'lost-without-artifact', "hasArtifact(player) && zone !== 'depths'", "zone !== 'depths'"),
  core('noise', 'countdown-trigger', 'if (state.first !== null) return;', ''),
  core('deck', 'play-area', 'player.discard = [];', 'player.deck.push(...player.play.splice(0)); player.discard = [];'),
  core('deck', 'trash-for-good', 'zone.splice(zone.indexOf(card), 1);', ''),
  core('deck', 'draw-five', 'drawCards(state, state.active, HAND, emit);', 'drawCards(state, state.active, 4, emit);'),
  core('row', 'arrive-before-attack', '  arrive(state, slot, emit);\n  return true;', '  return true;'),
  core('row', 'dragon-attack-trigger', 'if (dragon) attack', 'if (state.row.some((no) => CARDS[no]?.dragon)) attack'),
  core('row', 'dungeon-deck-empty', '  knockOutAll(state, emit);\n}\n\nexport', '}\n\nexport'),
  core('moves', 'one-way', "if (exit.against) return 'one-way';", ''),
  core('moves', 'lock-needs-key', "if (exit.lock && !player.tokens.includes(MASTER_KEY)) return 'lock-needs-key';", ''),
  core(
    'moves',
    'crystal-cave-stops-boots',
    "if (turn.exhausted && !turn.cavesOpen) return 'crystal-cave-stops-boots';",
    '',
  ),
  core('moves', 'footprints', 'state.turn.boots -= exit.boots;', 'state.turn.boots -= 1;'),
  core('moves', 'monster-damage-limit', 'Math.min(HEALTH - 1 - player.damage, player.cubes)', 'player.cubes'),
  core(
    'moves',
    'empty-supply-tunnel',
    'Math.min(HEALTH - 1 - player.damage, player.cubes)',
    'HEALTH - 1 - player.damage',
  ),
  core('moves', 'fountain', 'if (room.fountain) heal(state, 1, emit);', ''),
  core('moves', 'mastery-token', 'player.tokens.push(MASTERY);', ''),
  core('moves', 'teleport-needed', 'state.turn.teleports--;', ''),
  core('moves', 'artifact-limit', 'artifactsHeld(player) < artifactLimit(player)', 'true'),
  core('moves', 'backpack', '1 + player.tokens.filter((token) => token === BACKPACK).length', '1'),
  core('moves', 'tunnel-damage-cubes', 'player.cubes -= damage;', ''),
  core('actions', 'acquire-cost', 'state.turn.skill -= costOf(state, card);', ''),
  core('actions', 'deep-only', "return room.zone === 'depths' ? null : 'deep-only';", 'return null;'),
  core('actions', 'crystal-only', "return room.crystalCave ? null : 'crystal-only';", 'return null;'),
  core('actions', 'acquire-effect-once', '  push(state, card.acquire);\n', ''),
  core('actions', 'fight-swords', '  state.turn.swords -= CARDS[no]!.cost;\n', ''),
  core('actions', 'market-price', 'player.gold -= MARKET_PRICE;', ''),
  core('actions', 'crown-order', 'CROWNS[CROWNS.length - state.market[2]!]!', 'CROWNS[state.market[2]! - 1]!'),
  core('actions', 'artifact-after-backpack', "if (item === 'backpack' && state.turn.artifactMissed)", 'if (false)'),
  core('perform', 'search-retroactive', 'if (turn.goldGains > 0) {', 'if (false) {'),
  core('perform', 'swagger-any-order', 'noise.gainForClank(state, turn.clankMade, emit);', ''),
  core('perform', 'knocked-out-own-turn', "state.agenda = [{ do: 'finish-turn' }];", ''),
  core(
    'perform',
    'treasure-token-not-gain',
    'activePlayer(state).gold += frame.gold;',
    'gainGold(state, frame.gold, emit);',
  ),
  core(
    'turn',
    'turn-end-order',
    '  cleanUp(state, emit);\n  refill(state, emit);',
    '  refill(state, emit);\n  cleanUp(state, emit);',
  ),
  core('turn', 'countdown-fifth', 'else knockOutAll(state, emit);', ''),
  core('decide', 'play-all', 'if (hand.length === 0) options.push(opt.END_TURN);', 'options.push(opt.END_TURN);'),
  core('decide', 'magic-spring', 'i < state.turn.springs', 'i < 0'),
  core('score', 'tie-break', 'return bestArtifact(first) > bestArtifact(second);', 'return false;'),
];
