import { CREDITS } from '../../text/client/credits.ts';
import { Dialog } from '../app/dialog.tsx';
import { useLoaded } from '../app/loaded.ts';
import { sourceHere } from '../net/here.ts';
import { useSay } from '../say.ts';

const FONTS: readonly (readonly [name: string, address: string])[] = [
  ['Bricolage Grotesque', 'https://fonts.google.com/specimen/Bricolage+Grotesque'],
  ['Atkinson Hyperlegible Next', 'https://fonts.google.com/specimen/Atkinson+Hyperlegible+Next'],
  ['Grenze Gotisch', 'https://fonts.google.com/specimen/Grenze+Gotisch'],
  ['Oxanium', 'https://fonts.google.com/specimen/Oxanium'],
  ['Lilita One', 'https://fonts.google.com/specimen/Lilita+One'],
];

/** Who drew each icon: fetched only to be shown here. */
function IconAuthors() {
  const loaded = useLoaded('authors', async () => (await import('../icons/authors.ts')).AUTHORS);
  if (loaded.state !== 'there') return null;
  return (
    <dl class="authors">
      {loaded.value.map(({ name, address, icons }) => (
        <div key={name}>
          <dt>{address === undefined ? name : <a href={address}>{name}</a>}</dt>
          <dd lang="en">{icons.join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Where to get the source: section 13 of the licence has every host offer it to those who play over the net. */
function Source() {
  const say = useSay();
  const source = useLoaded('source', sourceHere);
  if (source.state !== 'there') return null;
  return (
    <p>
      {say(CREDITS.source)} {source.value === null ? say(CREDITS.askHost) : <a href={source.value}>{source.value}</a>}
    </p>
  );
}

export function Credits({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  return (
    <Dialog title={say(CREDITS.title)} onClose={onClose}>
      <div class="credits">
        <h3>Tintamarre {import.meta.env.TINTAMARRE_VERSION}</h3>
        <p>{say(CREDITS.program)}</p>
        <Source />
        <p>
          {say(CREDITS.licences)} <a href="./licences/agpl-3.0.txt">AGPL 3.0</a>,{' '}
          <a href="./licences/ofl-1.1.txt">OFL 1.1 ({say(CREDITS.fontsName)})</a>,{' '}
          <a href="./licences/packages.txt">{say(CREDITS.packages)}</a>.
        </p>
        <h3>{say(CREDITS.games)}</h3>
        <p>{say(CREDITS.clank)}</p>
        <p>{say(CREDITS.smashUp)}</p>
        <p>{say(CREDITS.independent)}</p>
        <p>{say(CREDITS.facts)}</p>
        <h3>{say(CREDITS.fonts)}</h3>
        <p>
          {FONTS.map(([name, address], i) => (
            <>
              {i > 0 && ', '}
              <a key={name} href={address}>
                {name}
              </a>
            </>
          ))}
          . {say(CREDITS.fontsLicence)} <a href="https://openfontlicense.org">SIL Open Font License 1.1</a>.
        </p>
        <h3>{say(CREDITS.icons)}</h3>
        <p>
          <a href="https://game-icons.net">game-icons.net</a>,{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>. {say(CREDITS.iconsChanges)}
        </p>
        <IconAuthors />
      </div>
    </Dialog>
  );
}
