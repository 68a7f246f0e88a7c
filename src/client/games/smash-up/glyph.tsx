import type { ComponentChildren } from 'preact';
import { CARDS } from '../../../games/smash-up/catalogue.ts';
import type { Option } from '../../../games/smash-up/core/option.ts';
import type { View } from '../../../games/smash-up/core/view.ts';
import { cardOfCopy } from '../../../text/smash-up/things.ts';
import { Seat } from '../../app/seat.tsx';
import { Icon } from '../../icons/icon.tsx';
import { emblemOf, pictureOf } from './art.ts';
import { factionIdOf } from './label.ts';

const ofCard = (card: number | undefined): ComponentChildren =>
  card === undefined || card < 0 ? <Icon name="stack" /> : <Icon name={pictureOf(CARDS.first[card]!.id).icon} />;

/** A glyph for what was done, on the thread of undo. */
export function glyphOf(option: Option, view: View): ComponentChildren {
  switch (option.take) {
    case 'minion':
    case 'action':
    case 'react':
    case 'pick-title':
      return ofCard(option.card);
    case 'talent':
    case 'special':
    case 'pick-minion':
    case 'pick-action':
    case 'order':
      return ofCard(cardOfCopy(view, option.copy));
    case 'pick-card':
      return ofCard(option.card ?? cardOfCopy(view, option.copy));
    case 'faction':
    case 'pick-faction':
      return <Icon name={emblemOf(factionIdOf(option.faction))} />;
    case 'pick-player':
      return <Seat seat={option.seat} small />;
    case 'pick-base':
      return <Icon name="convergence-target" />;
    case 'yes':
    case 'choose':
    case 'done':
      return <Icon name="check-mark" />;
    case 'no':
    case 'pass':
      return <Icon name="cross-mark" />;
    case 'end-plays':
      return <Icon name="hourglass" />;
    default:
      return option satisfies never;
  }
}
