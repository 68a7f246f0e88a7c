import type { Reason } from '../../../engine/game.ts';
import { cardNo } from '../catalogue.ts';
import type { Aboard, ShipAction, ShipAnswer, ShipQuestion } from '../core/aboard.ts';
import { COPY, type Option } from '../core/option.ts';
import { because } from '../core/reason.ts';
import type { Emit, Frame, State } from '../core/state.ts';
import { install, refuseInstall } from './cyberware.ts';
import { destinations } from './destinations.ts';
import { doom, losesBoot } from './doom.ts';
import { claimFor, copiable, copy, countFaction, countFor, waitingBonuses } from './factions.ts';
import { completeCode, hack, nearbyPorts, refuseHack } from './hacking.ts';
import { holdsAboard, standsAboard } from './holding.ts';
import { listFeatures } from './listed.ts';
import { refuseRide, ride } from './riding.ts';
import { placeBlack, returnFromPhase } from './scheme.ts';
import { refuseRoom, refuseThwart, thwart, useRoom } from './thwarting.ts';
import { cubesToTake } from './unfolding.ts';

function act(state: State, option: ShipAction, emit: Emit): void {
  switch (option.take) {
    case 'ride':
      ride(state, option.to, option.by, emit);
      return;
    case 'hack':
      hack(state, option.room, emit);
      return;
    case 'install':
      install(state, option.card, option.sixth === true, emit);
      return;
    case 'thwart':
      thwart(state, option, emit);
      return;
    case 'use-room':
      useRoom(state, emit);
      return;
    default:
      option satisfies never;
  }
}

function refuse(state: State, intent: ShipAction): Reason {
  switch (intent.take) {
    case 'ride':
      return because(refuseRide(state, intent.to, intent.by) ?? 'cs-lift-here');
    case 'hack':
      return because(refuseHack(state, intent.room) ?? 'cs-hack-here');
    case 'install':
      return because(refuseInstall(state, intent.card, intent.sixth === true) ?? 'cs-install-what');
    case 'thwart':
      return because(refuseThwart(state) ?? 'cs-scheme-cost');
    case 'use-room':
      return because(refuseRoom(state) ?? 'cs-cube-room');
    default:
      return intent satisfies never;
  }
}

function optionsFor(state: State, frame: ShipQuestion): readonly Option[] {
  switch (frame.do) {
    case 'teleport-to':
      return destinations(state, frame.where);
    case 'hack-nearby':
      return nearbyPorts(state);
    case 'copy':
      return copiable(state, cardNo(frame.source)).map((card) => COPY[card]!);
    case 'multipass':
      return waitingBonuses(state);
    default:
      return frame satisfies never;
  }
}

function resolve(state: State, frame: Frame, option: ShipAnswer, emit: Emit): void {
  switch (option.take) {
    case 'hack':
      hack(state, option.room, emit);
      return;
    case 'copy':
      copy(state, option.card, cardNo('source' in frame ? frame.source : ''), emit);
      return;
    case 'bonus':
      claimFor(state, option.source, emit);
      return;
    default:
      option satisfies never;
  }
}

export const spaceConduct: Aboard = {
  act,
  refuse,
  optionsFor,
  resolve,
  perform: doom,
  completeCode,
  listFeatures,
  holds: holdsAboard,
  standsIn: standsAboard,
  countFaction,
  countFor,
  placeBlack,
  returnFromPhase,
  cubesToTake,
  losesBoot,
};
