import type { Page } from '@playwright/test';
import { type Followed, followed } from '../src/protocol/following.ts';
import type { Now, ServerMessage } from '../src/protocol/messages.ts';
import { GAME_NAMES } from '../src/text/game-names.ts';
import { expect } from './fixtures.ts';

/** Opens a table for two, as somebody who reads French, and waits at it. */
export async function openTable(page: Page, name: string, game: keyof typeof GAME_NAMES): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Ouvrir une table' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Votre nom' }).fill(name);
  await dialog.getByRole('radio', { name: GAME_NAMES[game].fr, exact: true }).check();
  await dialog.getByRole('button', { name: 'Ouvrir une table' }).click();
  await expect(page).toHaveURL(/#\/at\/\w{20}$/);
  await expect(page.locator('.seated li').first()).toContainText('vous · hôte');
  return page.url();
}

/** Comes by the link and sits down, as somebody who reads English. */
export async function join(page: Page, link: string, name: string, letter: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: `Take seat ${letter}` }).click();
  await expect(page.locator('.seated')).toContainText(name);
}

export const openAround = (page: Page) =>
  page.getByRole('button', { name: /^(Players, chat|Joueurs, discussion)/ }).click();
export const around = (page: Page) =>
  page.getByRole('complementary', { name: /^(Around the table|Autour de la table)$/ });

/** What a page is told of the table that it shows, as its program takes it in. */
export class Overheard {
  private known: Followed | null = null;
  private waiting: (() => void)[] = [];

  constructor(page: Page) {
    page.on('websocket', (line) => line.on('framereceived', ({ payload }) => this.hear(String(payload))));
  }

  private hear(text: string): void {
    const message: ServerMessage = JSON.parse(text);
    if (message.say !== 'table' && message.say !== 'news' && message.say !== 'chat') return;
    this.known = followed(this.known, message) ?? this.known;
    for (const look of this.waiting.splice(0)) look();
  }

  /** The table once it is as wanted. */
  async until(wanted: (now: Now) => boolean): Promise<Now> {
    while (this.known === null || !wanted(this.known.now)) {
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    return this.known.now;
  }
}
