/**
 * Functions that run inside the page of a browser and say what a player would do next. They are sent there as text, so
 * they may use nothing but their arguments and the page.
 */

/** Selectors of what a Smash Up player can be asked besides playing a card. */
export const SMASH_UP_QUESTIONS = [
  'dialog[open] .choices__one',
  '.draft [data-legal]',
  '.picker [data-legal]',
  '.answers .btn',
];

/**
 * Marks what brings a game of Smash Up on with `data-next`: one minion a turn and the base it goes to, as little as
 * possible of anything else, then the end of the turn. After `attempt` presses at one step that were in vain, such as
 * choosing something and taking it back again and again, it tries everything else in turn.
 */
export function smashUpMove(questions: readonly string[], attempt: number): 'click' | 'wait' | 'over' {
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.getClientRects().length > 0);
  const seen = (selector: string) => all(selector)[0];
  document.querySelector('[data-next]')?.removeAttribute('data-next');
  if (seen('.eg') !== undefined) return 'over';
  const main = seen('[data-main]:not([aria-disabled])');
  const board = seen('.sm__b .over[data-legal]');
  const question = questions.map(seen).find((each) => each !== undefined);
  const taken = seen('.over[aria-pressed="true"]') !== undefined;
  const cards = all('.hand .over[data-legal]');
  const ending = /^(End plays|Finir de jouer)/.test(main?.textContent ?? '');
  const isMinion = (card: Element) => /minion of power|Créature de Force/.test(card.getAttribute('aria-label') ?? '');
  const minion = cards.find(isMinion) ?? main;
  const answer = seen('.answers .btn');
  // A player who discards minions, or does everything that is possible, never reaches the end.
  const spare = cards.find((card) => !isMinion(card)) ?? cards[0];
  const asks = main ?? question ?? spare ?? board;
  const usual = answer ?? (ending && !taken ? minion : taken ? (main ?? board) : asks);
  const others = ['[data-main]:not([aria-disabled])', ...questions, '.over[data-legal]'].flatMap(all);
  const next = attempt < 6 ? usual : others[attempt % others.length];
  next?.setAttribute('data-next', '');
  return next === undefined ? 'wait' : 'click';
}

/** Changes as soon as a click or a key has an effect at a table. */
export const tableState = (): string =>
  [
    document.querySelector('.ck, .sm')?.getAttribute('data-step'),
    document.querySelectorAll('[aria-pressed="true"], dialog[open]').length,
    document.querySelectorAll('.choosers [data-seat], .eg').length,
    document.querySelector('[data-main]')?.textContent,
  ].join(' ');

/**
 * What brings a game of Clank! on: a key to press, or "click" for what is marked with `data-next`. Plays the hand, buys
 * and fights what is possible, walks, then ends the turn. A move that changed nothing is not tried again: `attempt`
 * counts the tries at this step.
 */
export function clankMove(attempt: number): string {
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.getClientRects().length > 0);
  document.querySelector('[data-next]')?.removeAttribute('data-next');
  if (all('.eg').length > 0) return 'over';
  const click = (elements: readonly HTMLElement[]) => {
    elements[attempt % elements.length]!.setAttribute('data-next', '');
    return 'click';
  };
  const choices = all('dialog[open] .choices__one');
  if (choices.length > 0) return click(choices);
  if (all('dialog[open]').length > 0) return 'Escape';
  if (document.querySelector('.turn:not(.turn--wait)') === null) return 'wait';
  const places = ['.ck__row .cardbtn', '.hand__cards .cardbtn', '.room', '[data-key="place"]', '[data-key^="edge"]'];
  const enabled = (selector: string) => all(`${selector}:not([aria-disabled="true"])`);
  const tile = all('.placing button');
  if (tile.length > 0) return click([...enabled('[data-key="place"]'), ...tile]);
  if (all('.question').length > 0) {
    return click([...all('.question button'), ...places.flatMap(enabled)]);
  }
  if (all('.hand__cards .cardbtn').length > 0) return 'a';
  const moves = [...enabled('.ck__row .cardbtn'), ...enabled('.room'), ...enabled('[data-key^="edge"]')];
  return attempt < moves.length && attempt < 3 ? click(moves) : 'e';
}
