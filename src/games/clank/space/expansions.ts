import { enlist } from '../catalogue.ts';
import { cardOf } from '../core/card.ts';
import { APOCALYPSE_CARDS } from './cards-apocalypse.ts';
import { STATION_CARDS } from './cards-station.ts';
import './enlist.ts';
import { MODULES_3 } from './modules-3.ts';
import { enlistPieces } from './ships.ts';
import { STATION } from './station-hull.ts';

/** Cyber Station 11 and Apocalypse!: loaded by tables that are played with one of them, and by all that knows everything. */
enlist('station', { cards: STATION_CARDS.map((row) => cardOf('station', 'dungeon', row)) });
enlist('apocalypse', { cards: APOCALYPSE_CARDS.map((row) => cardOf('apocalypse', 'dungeon', row)) });
enlistPieces({ hull: STATION, modules: MODULES_3 });
