/** How many numbers each command of a path takes at a time. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
/** The two flags among the seven numbers of an arc: single digits that may stand without a space. */
const FLAGS: readonly number[] = [3, 4];
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy;
const FLAG = /[01]/y;
const BETWEEN = /[\s,]*/y;

/** The text that a sticky pattern finds at a place; empty where it finds none. */
function at(pattern: RegExp, text: string, place: number): string {
  pattern.lastIndex = place;
  return pattern.exec(text)?.[0] ?? '';
}

/** A number with one decimal at most, written as short as can be. */
const short = (value: number): string => (Math.round(value * 10) / 10).toString().replace(/^(-?)0\./, '$1.');

const joined = (numbers: readonly string[]): string =>
  numbers.reduce((text, number) => (text === '' || number.startsWith('-') ? text + number : `${text} ${number}`), '');

/** The path with its numbers rounded to a tenth of a unit: on a drawing of 512 units nobody sees it. */
export function rounded(path: string): string {
  let out = '';
  let place = 0;
  while (place < path.length) {
    place += at(BETWEEN, path, place).length;
    const command = path[place];
    if (command === undefined) break;
    const takes = TAKES[command.toLowerCase()];
    if (takes === undefined) throw new Error(`${command} is no command of a path`);
    place++;
    const numbers: string[] = [];
    for (;;) {
      place += at(BETWEEN, path, place).length;
      const isFlag = command.toLowerCase() === 'a' && FLAGS.includes(numbers.length % 7);
      const found = takes === 0 ? '' : at(isFlag ? FLAG : NUMBER, path, place);
      if (found === '') break;
      place += found.length;
      numbers.push(isFlag ? found : short(Number(found)));
    }
    out += command + joined(numbers);
  }
  return out;
}
