import type { RoomNo } from '../../games/clank/core/board.ts';
import type { Effect } from '../../games/clank/core/effects.ts';
import type { View } from '../../games/clank/core/view.ts';
import type { Both, Language } from '../language.ts';
import { bracketed } from '../phrase.ts';
import { counted } from '../plural.ts';
import { boardIn } from './rooms.ts';
import { PORT_KIND, SPACE_NOUN, SPACE_ROOM_KIND } from './space-nouns.ts';

const HACKED: Both = { en: 'hacked', fr: 'piraté' };
const EMPTY: Both = { en: 'gone', fr: 'partie' };

/** A data port by what it does. */
function portKind(port: Effect): Both {
  switch (port.do) {
    case 'clank':
    case 'heal':
    case 'crystal':
      return PORT_KIND[port.do];
    case 'gold':
      return PORT_KIND.credits;
    case 'draw':
      return PORT_KIND.card;
    case 'gain':
      return port.what === 'swords' ? PORT_KIND.swords : PORT_KIND.skill;
    default:
      throw new Error(`no data port does ${port.do}`);
  }
}

const amountOf = (port: Effect): string[] => ('amount' in port ? [`${port.amount}`] : []);

/** What a room of a ship is, but for what lies in it. */
export function shipFeatures(room: RoomNo, view: View, language: Language): string[] {
  const { hyperlift, telepad, crystal, gold, port, cube, fountain, pod } = boardIn(view).rooms[room]!;
  const say = (both: Both) => both[language];
  const told: string[] = [];
  if (hyperlift) told.push(say(SPACE_ROOM_KIND.hyperlift));
  if (telepad) told.push(say(SPACE_ROOM_KIND.telepad));
  if (fountain) told.push(say(SPACE_ROOM_KIND.heal));
  if (gold > 0) told.push(counted(gold, SPACE_NOUN.credit, language));
  if (crystal) told.push(say(SPACE_ROOM_KIND.crystal));
  if (port !== null) {
    const taken = view.players.some(({ ports }) => ports.includes(room));
    told.push(bracketed(say(portKind(port)), taken ? [say(HACKED)] : amountOf(port)));
  }
  if (cube !== null) told.push(say(SPACE_ROOM_KIND['black-cube']));
  if (pod !== null) {
    const left = view.lying.some((token) => token.room === room);
    const name = say(SPACE_ROOM_KIND[pod === 'executive' ? 'executive-pod' : 'escape-pod']);
    told.push(bracketed(name, left || pod === 'executive' ? [] : [say(EMPTY)]));
  }
  return told;
}
