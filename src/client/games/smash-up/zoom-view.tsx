import type { Event } from '../../../games/smash-up/core/event.ts';
import type { Option } from '../../../games/smash-up/core/option.ts';
import type { View } from '../../../games/smash-up/core/view.ts';
import { reason } from '../../../text/smash-up/reasons.ts';
import { pieceOf } from '../../../text/smash-up/things.ts';
import type { ZoomProps } from '../../table/drawing.ts';
import { standingLines } from './standing.ts';
import { wishOfCard } from './wish.ts';
import { SmashZoom } from './zoom.tsx';

/** A card or base closely, with how it stands on the table and why it cannot be played. */
export function ZoomView({ id, at, state, names, language, onClose }: ZoomProps<Option, Event, View>) {
  const { view } = state.present;
  const mark = at instanceof HTMLElement ? (at.dataset['key'] ?? '') : '';
  const [kind, number] = mark.split(' ');
  const piece = kind === 'copy' ? pieceOf(view, Number(number)) : null;
  const site = kind === 'base' ? view.sites.find(({ base }) => base === Number(number)) : undefined;
  const held = view.viewer === null ? [] : view.players[view.viewer]!.hand;
  const card = kind === 'copy' ? held.find(({ copy }) => copy === Number(number)) : undefined;
  const said = card === undefined ? undefined : state.explained.get(JSON.stringify(wishOfCard(view, card)));
  const refused = said !== undefined && 'refused' in said ? said.refused : null;
  const own = piece !== null && piece.piece.copy === Number(number);
  return (
    <SmashZoom
      id={id}
      at={at}
      revised={view.revised}
      language={language}
      onClose={onClose}
      power={own ? piece.piece.power : undefined}
      breakpoint={site?.breakpoint}
      refusal={refused === null ? null : { text: reason(refused, language), rule: refused.rule }}
      lines={standingLines(mark, view, names, language)}
    />
  );
}
