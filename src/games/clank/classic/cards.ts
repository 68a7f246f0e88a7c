import type { CardRow } from '../core/card.ts';
import {
  all, attack, bonus, boots, choose, clank, clankAll, clankOthers, discardTo, draw, gold, heal, nearbySecret, pay,
  replaceRowCard, returnDragonCubes, skill, swords, takeTomes, teleport, thisTurn, trash,
} from '../core/effects.ts';

export const STARTERS = [
  { id: 'burgle', count: 6, play: [skill(1)] },
  { id: 'stumble', count: 2, play: [clank(1)] },
  { id: 'sidestep', count: 1, play: [boots(1)] },
  { id: 'scramble', count: 1, play: [skill(1), boots(1)] },
] as const satisfies readonly CardRow[];

export const RESERVE = [
  { id: 'mercenary', count: 15, kind: 'companion', cost: 2, play: [skill(1), swords(2)] },
  { id: 'explore', count: 15, cost: 3, play: [skill(2), boots(1)] },
  { id: 'secret-tome', count: 12, cost: 7, points: 7 },
  { id: 'goblin', count: 1, kind: 'monster', cost: 2, defeat: [gold(1)] },
] as const satisfies readonly CardRow[];

const rebel = bonus('another-companion', draw(1));

export const DUNGEON = [
  { id: 'amulet-of-vigor', count: 1, cost: 7, points: 3, play: [skill(4)], acquire: [heal(1)] },
  { id: 'boots-of-swiftness', count: 1, cost: 5, points: 3, play: [boots(3)], acquire: [boots(1)] },
  { id: 'bracers-of-agility', count: 2, cost: 5, points: 2, play: [draw(2)] },
  { id: 'brilliance', count: 1, cost: 6, play: [draw(3)] },
  { id: 'dead-run', count: 2, cost: 3, play: [boots(2), clank(2), thisTurn('caves-do-not-stop')] },
  { id: 'elven-boots', count: 1, cost: 4, points: 2, play: [skill(1), boots(1), draw(1)] },
  { id: 'elven-cloak', count: 1, cost: 4, points: 2, play: [skill(1), clank(-2), draw(1)] },
  { id: 'elven-dagger', count: 1, cost: 4, points: 2, play: [skill(1), swords(1), draw(1)] },
  { id: 'flying-carpet', count: 1, cost: 6, points: 2, play: [boots(2), thisTurn('tunnel-monsters-ignored'), thisTurn('caves-do-not-stop')] },
  { id: 'lucky-coin', count: 2, cost: 1, points: 1, play: [skill(1), clank(1), draw(1)] },
  { id: 'move-silently', count: 2, cost: 3, play: [boots(2), clank(-2)] },
  { id: 'pickaxe', count: 2, cost: 4, points: 2, play: [swords(2), gold(2)] },
  { id: 'scepter-of-the-ape-lord', count: 1, cost: 3, points: 3, play: [skill(3), clank(3)] },
  { id: 'search', count: 2, cost: 4, play: [skill(2), boots(1), thisTurn('gold-gains-plus-one')] },
  { id: 'silver-spear', count: 2, cost: 3, points: 2, play: [swords(3)], acquire: [swords(1)] },
  { id: 'singing-sword', count: 1, cost: 5, points: 2, dragon: true, play: [skill(3), swords(2), clank(1)] },
  { id: 'sleight-of-hand', count: 2, cost: 2, play: [discardTo(draw(2))] },
  { id: 'sneak', count: 2, cost: 2, play: [skill(1), boots(1), clank(-2)] },
  { id: 'swagger', count: 2, cost: 2, play: [boots(1), thisTurn('skill-for-clank')] },
  { id: 'tattle', count: 2, cost: 3, play: [skill(2), clankOthers(1)] },
  { id: 'treasure-map', count: 1, cost: 6, play: [gold(5)] },
  { id: 'underworld-dealing', count: 1, cost: 1, play: [choose(gold(1), pay(7, takeTomes(2)))] },
  { id: 'wand-of-recall', count: 2, cost: 5, points: 1, play: [skill(2), bonus('artifact', teleport(1))] },
  { id: 'wand-of-wind', count: 1, cost: 6, points: 3, play: [choose(teleport(1), nearbySecret)] },

  { id: 'apothecary', count: 1, kind: 'companion', cost: 3, points: 2, play: [discardTo(choose(swords(3), gold(2), heal(1)))] },
  { id: 'archaeologist', count: 2, kind: 'companion', cost: 2, points: 1, play: [draw(1), bonus('monkey-idol', skill(2))] },
  { id: 'cleric-of-the-sun', count: 2, kind: 'companion', cost: 3, points: 1, play: [skill(2), swords(1)], acquire: [heal(1)] },
  { id: 'dwarven-peddler', count: 1, kind: 'companion', cost: 4, play: [boots(1), gold(2)], score: { when: 'two-kinds-of-relics', points: 4 } },
  { id: 'gem-collector', count: 1, kind: 'companion', cost: 4, points: 2, play: [skill(2), clank(-2), thisTurn('gems-cheaper')] },
  { id: 'invoker-of-the-ancients', count: 1, kind: 'companion', cost: 4, points: 1, play: [clank(1), teleport(1)] },
  { id: 'kobold-merchant', count: 1, kind: 'companion', cost: 3, points: 1, play: [gold(2), bonus('artifact', skill(2))] },
  { id: 'master-burglar', count: 2, kind: 'companion', cost: 3, points: 2, play: [skill(2), trash('burgle')] },
  { id: 'mister-whiskers', count: 1, kind: 'companion', cost: 1, points: 1, dragon: true, play: [choose(attack, clank(-2))] },
  { id: 'monkeybot-3000', count: 1, kind: 'companion', cost: 5, points: 1, dragon: true, play: [clank(3), draw(3)] },
  { id: 'rebel-captain', count: 1, kind: 'companion', cost: 3, points: 1, play: [skill(2), rebel] },
  { id: 'rebel-miner', count: 1, kind: 'companion', cost: 2, points: 1, play: [gold(2), rebel] },
  { id: 'rebel-scout', count: 1, kind: 'companion', cost: 3, points: 1, play: [boots(2), rebel] },
  { id: 'rebel-soldier', count: 1, kind: 'companion', cost: 2, points: 1, play: [swords(2), rebel] },
  { id: 'the-duke', count: 1, kind: 'companion', cost: 5, play: [skill(2), swords(2)], score: { per: 'gold', every: 5, points: 1 } },
  { id: 'the-mountain-king', count: 1, kind: 'companion', cost: 6, points: 3, play: [skill(2), swords(1), boots(1), bonus('crown', all(swords(1), boots(1)))] },
  { id: 'the-queen-of-hearts', count: 1, kind: 'companion', cost: 6, points: 3, play: [skill(3), swords(1), bonus('crown', heal(1))] },
  { id: 'treasure-hunter', count: 2, kind: 'companion', cost: 3, points: 1, play: [skill(2), swords(2), replaceRowCard] },
  { id: 'tunnel-guide', count: 2, kind: 'companion', cost: 1, points: 1, play: [swords(1), boots(1)] },
  { id: 'wizard', count: 1, kind: 'companion', cost: 6, play: [skill(3)], score: { per: 'secret-tome', points: 2 } },

  { id: 'sapphire', count: 3, kind: 'gem', cost: 4, points: 4, dragon: true, play: [draw(1)], acquire: [clank(2)] },
  { id: 'emerald', count: 2, kind: 'gem', cost: 5, points: 5, dragon: true, play: [draw(1)], acquire: [clank(2)] },
  { id: 'ruby', count: 2, kind: 'gem', cost: 6, points: 6, dragon: true, play: [draw(1)], acquire: [clank(2)] },
  { id: 'diamond', count: 1, kind: 'gem', cost: 8, points: 8, dragon: true, play: [draw(1)], acquire: [clank(2)] },
  { id: 'dragons-eye', count: 1, kind: 'gem', cost: 5, dragon: true, where: 'depths', play: [draw(1)], acquire: [clank(2)], score: { when: 'mastery', points: 10 } },

  { id: 'dragon-shrine', count: 2, kind: 'device', cost: 4, danger: true, use: [choose(gold(2), trash())] },
  { id: 'ladder', count: 2, kind: 'device', cost: 3, use: [boots(2)] },
  { id: 'shrine', count: 3, kind: 'device', cost: 2, arrive: [returnDragonCubes(3)], use: [choose(gold(1), heal(1))] },
  { id: 'teleporter', count: 2, kind: 'device', cost: 4, use: [teleport(1)] },
  { id: 'the-vault', count: 1, kind: 'device', cost: 3, dragon: true, where: 'depths', use: [gold(5), clank(3)] },

  { id: 'animated-door', count: 2, kind: 'monster', cost: 1, dragon: true, defeat: [boots(1)] },
  { id: 'belcher', count: 2, kind: 'monster', cost: 2, dragon: true, defeat: [gold(4), clank(2)] },
  { id: 'cave-troll', count: 1, kind: 'monster', cost: 4, dragon: true, where: 'depths', defeat: [gold(3), draw(2)] },
  { id: 'crystal-golem', count: 2, kind: 'monster', cost: 3, where: 'crystal-cave', defeat: [skill(3)] },
  { id: 'kobold', count: 3, kind: 'monster', cost: 1, dragon: true, danger: true, defeat: [skill(1)] },
  { id: 'ogre', count: 2, kind: 'monster', cost: 3, dragon: true, defeat: [gold(5)] },
  { id: 'orc-grunt', count: 3, kind: 'monster', cost: 2, dragon: true, defeat: [gold(3)] },
  { id: 'overlord', count: 2, kind: 'monster', cost: 2, arrive: [clankAll(1)], defeat: [draw(2)] },
  { id: 'watcher', count: 3, kind: 'monster', cost: 3, arrive: [clankAll(1)], defeat: [gold(3), clankOthers(1)] },
] as const satisfies readonly CardRow[];

export type CardId = (typeof STARTERS | typeof RESERVE | typeof DUNGEON)[number]['id'];
