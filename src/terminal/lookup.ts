import { InputError } from '../engine/game.ts';
import { type Seating, sayer } from './seating.ts';

/** Why an action, in the judge's words, is not possible now; or which option it is. */
export function why({ kit, session, me, wording, language }: Seating, action: string): string[] {
  try {
    const { intent } = kit.stage.intent(session.state, action, 'w');
    const answer = kit.game.explain(session.state, me, intent);
    if ('refused' in answer) return [wording.reason(answer.refused, language)];
    return [sayer(language)('possible', { list: answer.options.map((index) => index + 1).join(', ') })];
  } catch (error) {
    if (error instanceof InputError) return [error.message];
    throw error;
  }
}

/** The face of a card or token. */
export function card({ wording, language }: Seating, id: string): string[] {
  const say = sayer(language);
  const face = wording.face(id, language);
  if (face === null) return [say('unknownCard', { text: id })];
  const name = face.nameIsOurs ? `${face.name} ${say('ourName')}` : face.name;
  return [name, `  ${face.kind}`, ...face.lines.map((line) => `  ${line}`)];
}

/** The rules that mention a word, under their sections. */
export function rules({ wording, language }: Seating, word: string): string[] {
  const wanted = word.toLocaleLowerCase(language);
  const found = wording.rules(language).flatMap((section) => {
    const texts = section.rules.filter(({ id, text }) => `${id} ${text}`.toLocaleLowerCase(language).includes(wanted));
    return texts.length === 0 ? [] : [section.title, ...texts.map(({ text }) => `  – ${text}`)];
  });
  return found.length > 0 ? found : [sayer(language)('noRule', { text: word })];
}
