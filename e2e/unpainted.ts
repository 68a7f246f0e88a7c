import type { BrowserContext, Page } from '@playwright/test';

/**
 * Painting takes half the time of the browser tests, and no test that passes looks at a picture. What is transparent is laid
 * out, can be clicked and counts as visible, but is not painted. Dialogs are: they lie above the page.
 */
const UNPAINTED = `{
  globalThis.unpainted = new CSSStyleSheet();
  unpainted.replaceSync('body { opacity: 0 }');
  document.adoptedStyleSheets.push(unpainted);
}`;

export const leaveUnpainted = (context: BrowserContext): Promise<unknown> => context.addInitScript(UNPAINTED);

/** Shows the page to something that does look at it. */
export async function whilePainted<Value>(page: Page, look: () => Promise<Value>): Promise<Value> {
  await page.evaluate('unpainted.disabled = true');
  const seen = await look();
  await page.evaluate('unpainted.disabled = false');
  return seen;
}
