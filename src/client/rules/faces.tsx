import { RULES_PAGE } from '../../text/client/rules.ts';
import { faceLines } from '../../text/face-lines.ts';
import { LANGUAGES, type Language } from '../../text/language.ts';
import { labelled } from '../../text/phrase.ts';
import type { Face, Print } from '../../text/wording.ts';
import { groupBy } from '../group-by.ts';
import { Icon } from '../icons/icon.tsx';
import { useLanguage, useSay } from '../say.ts';
import type { Book } from './book.ts';
import { Marked } from './marked.tsx';
import { says } from './search.ts';

/** A face in both languages. */
export interface ShownFace {
  readonly id: string;
  readonly face: Readonly<Record<Language, Face>>;
}

export interface FaceGroup {
  readonly title: string;
  readonly faces: readonly ShownFace[];
}

export const facesOf = ({ wording, glossary }: Book): ShownFace[] =>
  glossary.faces.flatMap((id) => {
    const [en, fr] = [wording.face(id, 'en'), wording.face(id, 'fr')];
    return en === null || fr === null ? [] : [{ id, face: { en, fr } }];
  });

export const saysFace = ({ face }: ShownFace, words: readonly string[]): boolean =>
  says(
    LANGUAGES.flatMap((each) => [face[each].name, ...faceLines(face[each], each)]),
    words,
  );

/** The faces under their headings, in the order in which those first come. */
export function groupsOf({ glossary }: Book, faces: readonly ShownFace[], language: Language): FaceGroup[] {
  const groups = groupBy(faces, ({ face }) => glossary.heading(face[language], language));
  return [...groups].map(([title, list]) => ({ title, faces: list }));
}

/** What a printing says; a kind that was told above already is left out. */
function Printed({ kind, lines, above, words }: Print & { readonly above?: Print; readonly words: readonly string[] }) {
  return (
    <>
      {kind !== above?.kind && (
        <p class="facet__kind">
          <Marked text={kind} words={words} />
        </p>
      )}
      {lines.map((line, i) => (
        <p key={i}>
          <Marked text={line} words={words} />
        </p>
      ))}
    </>
  );
}

function OneFace({ shown: { face }, words }: { readonly shown: ShownFace; readonly words: readonly string[] }) {
  const say = useSay();
  const language = useLanguage();
  const other = LANGUAGES.find((each) => each !== language)!;
  const { name, nameIsOurs, later, ...print } = face[language];
  return (
    <li class="facet">
      <h3>
        <Marked text={name} words={words} />
        {nameIsOurs && (
          <span class="facet__ours" title={say(RULES_PAGE.oursMeans)}>
            <Icon name="quill" />
            <span class="sr">({say(RULES_PAGE.ours)})</span>
          </span>
        )}
      </h3>
      {face[other].name !== name && (
        <p class="facet__other" lang={other}>
          <Marked text={face[other].name} words={words} />
        </p>
      )}
      <Printed {...print} words={words} />
      {later !== undefined && (
        <section class="facet__later">
          <h4>{later.printing}</h4>
          <Printed kind={later.kind} lines={later.lines} above={print} words={words} />
        </section>
      )}
    </li>
  );
}

interface FacesProps {
  readonly groups: readonly FaceGroup[];
  readonly words: readonly string[];
}

/** What every card says, in our own words. */
export function Faces({ groups, words }: FacesProps) {
  const say = useSay();
  const language = useLanguage();
  const someOurs = groups.some(({ faces }) => faces.some(({ face }) => face[language].nameIsOurs));
  return (
    <>
      {someOurs && (
        <p class="ours">
          <Icon name="quill" /> {labelled(say(RULES_PAGE.ours), say(RULES_PAGE.oursMeans), language)}
        </p>
      )}
      {groups.map(({ title, faces }, i) => (
        <section key={title} class="chapter chapter--wide" aria-labelledby={`section-${i + 1}`}>
          <h2 id={`section-${i + 1}`} tabIndex={-1}>
            {title}
          </h2>
          <ul class="facets">
            {faces.map((shown) => (
              <OneFace key={shown.id} shown={shown} words={words} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
