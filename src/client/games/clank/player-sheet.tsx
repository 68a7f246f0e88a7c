import '../../styles/clank/sheets.css';
import { TOKENS } from '../../../games/clank/catalogue.ts';
import { HEALTH } from '../../../games/clank/core/numbers.ts';
import { total } from '../../../games/clank/core/score.ts';
import { boardIn, roomName, zoneName } from '../../../text/clank/rooms.ts';
import { tokenName } from '../../../text/clank/things.ts';
import { PILES, PLAYER } from '../../../text/client/clank.ts';
import { SHEET } from '../../../text/client/clank-sheet.ts';
import { capitalised } from '../../../text/phrase.ts';
import { Dialog } from '../../app/dialog.tsx';
import { CardList, copiesOf } from './card-list.tsx';
import { CardsOf } from './deck.tsx';
import type { Desk } from './desk.ts';
import { Health } from './health.tsx';
import { countedTokens } from './players.tsx';
import { TokenMark } from './token-chip.tsx';

const FATE = { left: SHEET.leftLong, rescued: SHEET.rescuedLong, lost: SHEET.lostLong } as const;

interface PlayerSheetProps {
  readonly desk: Desk;
  readonly seat: number;
  readonly onClose: () => void;
}

/** Health, place, cubes and points of a player, in words and numbers. */
function Facts({ desk, seat }: Omit<PlayerSheetProps, 'onClose'>) {
  const { view, language, say, dress } = desk;
  const { damage, gold, cubes, room, status, tally, handSize, deckSize, discard } = view.players[seat]!;
  const zone = dress.tongue(zoneName(boardIn(view).rooms[room]!.zone, language), language);
  const where = [capitalised(roomName(room, view, language)), ...(zone === '' ? [] : [zone])].join(', ');
  const facts: readonly (readonly [string, string])[] = [
    [say(SHEET.room), where],
    [say(PLAYER.supply), `${cubes}`],
    [say(PLAYER.area), `${view.clankArea[seat]}`],
    [say(PLAYER.bag), `${view.bag[seat]}`],
    [say(SHEET.hand), `${handSize}`],
    [say(PILES.deck), `${deckSize}`],
    [say(PILES.discard), `${discard.length}`],
    [say(SHEET.points), `${total(tally)} (${say(SHEET.pointsWhy, { ...tally })})`],
  ];
  return (
    <>
      {status !== 'inside' && <p class="sheet__fate">{say(FATE[status])}</p>}
      <p class="sheet__top">
        <Health left={HEALTH - damage} language={language} />
        <b class="pl__gold">{say(PLAYER.gold, { n: gold })}</b>
      </p>
      <dl class="sheet__facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{capitalised(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Everything public about a player. */
export function PlayerSheet({ desk, seat, onClose }: PlayerSheetProps) {
  const { view, names, language, say, onCard, parts } = desk;
  const { tokens, owned } = view.players[seat]!;
  return (
    <Dialog title={names[seat]!} kind="wide" onClose={onClose}>
      <div class="sheet ui">
        <Facts desk={desk} seat={seat} />
        {parts.Own !== null && <parts.Own desk={desk} seat={seat} />}
        <h3 class="h-sec">{say(SHEET.tokens)}</h3>
        {tokens.length === 0 && <p class="cards__note">{say(SHEET.none)}</p>}
        <ul class="sheet__tokens">
          {countedTokens(tokens).map(([token, count]) => (
            <li key={token}>
              <button type="button" onClick={(event) => onCard(TOKENS[token]!.id, event.currentTarget)}>
                <TokenMark token={token} count={count} /> {tokenName(token, language)}
              </button>
            </li>
          ))}
        </ul>
        <CardsOf view={view} seat={seat} language={language} onCard={onCard} />
        <CardList title={say(SHEET.owned)} copies={copiesOf(owned)} language={language} onCard={onCard} />
      </div>
    </Dialog>
  );
}
