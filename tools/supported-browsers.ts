/** Every version released on or after this day is supported: three years back from November 2026. */
export const RELEASED_SINCE = '2023-11-18';

interface SupportedBrowser {
  readonly name: string;
  /** The oldest version that is supported. */
  readonly version: string;
  /** What the bundler calls it. */
  readonly target: string;
  /** What the compatibility data of MDN calls it, on computers and on phones. */
  readonly ids: readonly (
    | 'chrome'
    | 'chrome_android'
    | 'edge'
    | 'firefox'
    | 'firefox_android'
    | 'safari'
    | 'safari_ios'
  )[];
}

/** The only list of browsers: the build, the checks, the page and the documentation follow it. */
export const SUPPORTED_BROWSERS: readonly SupportedBrowser[] = [
  { name: 'Chrome', version: '120', target: 'chrome', ids: ['chrome', 'chrome_android'] },
  { name: 'Edge', version: '120', target: 'edge', ids: ['edge'] },
  { name: 'Firefox', version: '120', target: 'firefox', ids: ['firefox', 'firefox_android'] },
  { name: 'Safari', version: '17.2', target: 'safari', ids: ['safari'] },
  // Every browser on an iPhone or iPad has the engine of its iOS.
  { name: 'iOS', version: '17.2', target: 'ios', ids: ['safari_ios'] },
];

/** The list as the bundler takes it: it rewrites newer syntax, but not newer library functions. */
export const BUILD_TARGETS: string[] = SUPPORTED_BROWSERS.map(({ target, version }) => target + version);

/** The list as people read it, the same in both languages. */
export const SUPPORTED_VERSIONS = SUPPORTED_BROWSERS.map(({ name, version }) => `${name} ${version}`).join(', ');
