import type { Plugin } from 'vite';
import { START } from '../src/text/client/start.ts';
import { SUPPORTED_VERSIONS } from './supported-browsers.ts';

/** No line ends between a name and its version. */
const VERSIONS = SUPPORTED_VERSIONS.replace(/ (?=\d)/g, '\u00a0');

/** A message in both languages, for a page without scripts. */
function message(title: keyof typeof START, advice: keyof typeof START): string {
  const texts = (['fr', 'en'] as const).map((language) => {
    const versions = START.versions[language].replace('{versions}', VERSIONS);
    const words = `<h1>${START[title][language]}</h1><p>${START[advice][language]}</p><p>${versions}</p>`;
    return `<section lang="${language}">${words}</section>`;
  });
  return `<img src="./icon.svg" alt="" width="64" height="64" loading="lazy">${texts.join('')}`;
}

const MESSAGES: Readonly<Record<string, string>> = {
  '<!--no-script-->': `<main class="start">${message('noScript', 'turnOn')}</main>`,
  '<!--too-old-->': `<main class="start" id="too-old" role="alert" hidden>${message('tooOld', 'update')}</main>`,
};

/**
 * Writes into the page what is read where the client cannot start. Without scripts the browser shows the first message.
 * The second is hidden: check-browser.js shows it where the browser lacks what the client cannot do without, or where
 * a script does not load, does not parse or fails before the client has started and taken the message away. The file
 * is no module and uses no arrow function, template string or optional chain, so that even Internet Explorer runs it.
 */
export function startMessages(): Plugin {
  return {
    name: 'start-messages',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        return Object.entries(MESSAGES).reduce((page, [place, words]) => {
          if (!page.includes(place)) throw new Error(`index.html has no ${place}`);
          return page.replace(place, words);
        }, html);
      },
    },
  };
}
