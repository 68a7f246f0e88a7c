import { HOME } from '../../text/client/home.ts';
import { Icon } from '../icons/icon.tsx';
import { addressOf } from '../route.ts';
import { useSay } from '../say.ts';
import { GAMES } from './games.ts';

/** What can be read of each game, and where it stands behind the address of its rules. */
const PARTS = [
  ['rules', null],
  ['glossary', 'glossary'],
  ['cards', 'cards'],
] as const;

/** The way to the rules, the words and the cards of each game. */
export function Learn() {
  const say = useSay();
  return (
    <section class="list learn">
      <h2>{say(HOME.learn)}</h2>
      <ul>
        {GAMES.map(({ id, name, palette }) => (
          <li class="li" key={id}>
            <span class="gi" data-game={palette}>
              <Icon name="rule-book" />
            </span>
            <span>
              <b>{say(name)}</b>
              <span class="learn__links">
                {PARTS.map(([part, rule]) => (
                  <a
                    key={part}
                    href={addressOf({ page: 'rules', game: id, rule })}
                    aria-label={say(HOME.of, { what: say(HOME[part]), game: say(name) })}
                  >
                    {say(HOME[part])}
                  </a>
                ))}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
