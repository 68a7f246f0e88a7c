import type { Language } from '../../text/language.ts';
import { countedAsPrinted, type Noun } from '../../text/plural.ts';
import { Icon, type IconName } from '../icons/icon.tsx';

/** What a glyph is called and drawn as, by the word that stands for it in texts. */
export type Glyphs = Readonly<Record<string, { readonly icon: IconName; readonly word: Noun }>>;

interface GlyphProps {
  readonly glyphs: Glyphs;
  readonly name: string;
  /** As printed, with its sign if it has one. */
  readonly amount?: string | undefined;
  readonly language: Language;
  /** Gains stand in a row of their own; the rest stands among words. */
  readonly as?: 'rx' | 'gain';
}

export function GlyphMark({ glyphs, name, amount, language, as = 'rx' }: GlyphProps) {
  const glyph = glyphs[name];
  if (glyph === undefined) return <>{name}</>;
  const [word] = glyph.word[language];
  const label = amount === undefined ? word : countedAsPrinted(amount, glyph.word, language);
  return (
    <span class={`${as} rx-${name}`} role="img" aria-label={label}>
      {amount !== undefined && <b>{amount}</b>}
      <Icon name={glyph.icon} />
    </span>
  );
}

interface RichProps {
  /** Words with glyphs in square brackets: "with a crown [crown]: [swords:1]". */
  readonly text: string;
  readonly glyphs: Glyphs;
  readonly language: Language;
}

/** A text with its glyphs drawn. */
export function Rich({ text, glyphs, language }: RichProps) {
  const parts = text.split(/\[(\w+)(?::([^\]]+))?\]/);
  return (
    <>
      {parts.map((part, i) => {
        if (i % 3 === 0) return part;
        if (i % 3 === 2) return null;
        return <GlyphMark key={i} glyphs={glyphs} name={part} amount={parts[i + 1]} language={language} />;
      })}
    </>
  );
}
