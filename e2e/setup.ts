import { ensureBrowser } from '../tools/browser.ts';

export default function setup(): void {
  ensureBrowser();
}
