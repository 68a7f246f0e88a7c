import { COMMAND_CODE } from '../../../games/clank/catalogue.ts';
import { crystalsHeld } from '../../../games/clank/core/held.ts';
import { lightsInPlay } from '../../../games/clank/insight/bonuses.ts';
import { BLACK_CUBE } from '../../../text/clank/nouns.ts';
import { roomName } from '../../../text/clank/rooms.ts';
import { SPACE_NOUN } from '../../../text/clank/space-nouns.ts';
import { OWN } from '../../../text/client/space-table.ts';
import { listed } from '../../../text/phrase.ts';
import { counted } from '../../../text/plural.ts';
import { classOf, letterOf } from '../../app/seat.tsx';
import { Icon } from '../../icons/icon.tsx';
import type { OwnProps } from '../clank/desk.ts';
import { Thumb } from '../clank/thumb.tsx';

/** Both data cubes of a player: those on ports in his ink, those still to be placed hollow. */
const CUBES = [0, 1] as const;

/** Data cubes as slots, and the command code that two of them give. */
export function DataCubes({ desk: { view, language, say }, seat }: OwnProps) {
  const { ports, tokens } = view.players[seat]!;
  const code = tokens.includes(COMMAND_CODE);
  const rooms = listed(
    ports.map((room) => roomName(room, view, language)),
    language,
  );
  const words = [ports.length === 0 ? say(OWN.noPort) : say(OWN.ports, { rooms }), say(code ? OWN.code : OWN.noCode)];
  return (
    <span class={code ? 'dcs dcs--code' : 'dcs'} title={words.join('\n')} data-key={`ports ${seat}`}>
      <span class="sr">{words.join(', ')}</span>
      {CUBES.map((nth) => (
        <i key={nth} class={nth < ports.length ? `f ${classOf(seat)}` : undefined} aria-hidden="true">
          {nth < ports.length && <b>{letterOf(seat)}</b>}
        </i>
      ))}
      <em class={code ? 'f' : undefined} aria-hidden="true">
        <Icon name="id-card" />
      </em>
    </span>
  );
}

/** Data cubes, command code, crystals, black cubes and cyberware of a player. */
export function OwnThings({ desk, seat }: OwnProps) {
  const { view, language, say, onCard } = desk;
  const player = view.players[seat]!;
  const { blackCubes, installed } = player;
  const crystals = crystalsHeld(player);
  const held = counted(crystals, SPACE_NOUN['power-crystal'], language);
  const crystalWords = crystals === 0 ? held : say(OWN.crystals, { what: held });
  const cubeWords = counted(blackCubes, BLACK_CUBE, language);
  return (
    <div class="pl__own pl__own--ship">
      <DataCubes desk={desk} seat={seat} />
      <span class={`hold hold--crystal${crystals === 0 ? ' hold--none' : ''}`} title={crystalWords}>
        <span class="sr">{crystalWords}</span>
        <Icon name="emerald" />
        <span aria-hidden="true">{crystals}</span>
      </span>
      {view.scheme !== null && (
        <span class={`hold hold--black${blackCubes === 0 ? ' hold--none' : ''}`} title={cubeWords}>
          <span class="sr">{cubeWords}</span>
          <Icon name="cube" />
          <span aria-hidden="true">{blackCubes}</span>
        </span>
      )}
      {installed.length > 0 && (
        <ul class="cyber" aria-label={say(OWN.installed)}>
          {installed.map((card, i) => (
            <li key={`${card} ${i}`}>
              <Thumb
                card={card}
                language={language}
                lights={seat === view.active ? lightsInPlay(view, card, 'installed').join(' ') : ''}
                onCard={onCard}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
