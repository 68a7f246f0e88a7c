import { InputError } from '../engine/game.ts';
import { worded } from '../text/errors.ts';
import { faceLines } from '../text/face-lines.ts';
import { rulesOf } from '../text/index.ts';
import { capitalised } from '../text/phrase.ts';
import { actionIn, actionsOf, idOf } from './lexicon.ts';
import { type Seating, sayer } from './seating.ts';

/** Why an action is not possible now; or which option it is. */
export function why({ kit, session, me, wording, language }: Seating, action: string): string[] {
  const say = sayer(language);
  const { game, stage } = kit;
  const list = actionsOf(game.id)?.[language];
  if (action === '' && list !== undefined) return [say('actions', { list })];
  try {
    const { intent } = stage.intent(session.state, actionIn(game.id, action), '');
    const answer = game.explain(session.state, me, intent);
    if ('refused' in answer) return [wording.reason(answer.refused, language)];
    return [say('possible', { list: answer.options.map((index) => index + 1).join(', ') })];
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const unheardOf = list !== undefined && error.message.includes('is no action');
    return [unheardOf ? say('noAction', { text: action, list }) : capitalised(worded(error, language))];
  }
}

/** The face of a card or token. */
export function card({ kit, wording, language }: Seating, text: string): string[] {
  const say = sayer(language);
  const face = wording.face(idOf(kit.game.id, text), language);
  if (face === null) return [say('unknownCard', { text })];
  const name = face.nameIsOurs ? `${face.name} ${say('ourName')}` : face.name;
  return [name, ...faceLines(face, language).map((line) => `  ${line}`)];
}

/** The rules that mention a word, under their sections. */
export function rules({ kit, language }: Seating, word: string): string[] {
  const wanted = word.toLocaleLowerCase(language);
  const found = rulesOf(kit.game.id, language).flatMap((section) => {
    const texts = section.rules.filter(({ id, text }) => `${id} ${text}`.toLocaleLowerCase(language).includes(wanted));
    return texts.length === 0 ? [] : [section.title, ...texts.map(({ text }) => `  – ${text}`)];
  });
  return found.length > 0 ? found : [sayer(language)('noRule', { text: word })];
}
