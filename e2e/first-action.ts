import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { pickFaction } from './smash-up-player.ts';

/** Plays a card of the hand, or chooses a faction. */
export async function actFirst(page: Page, touches: boolean): Promise<void> {
  const cards = page.locator('.hand__cards button');
  const factions = page.locator('.facard[data-stance] .over[data-legal]');
  await expect(cards.or(factions).first()).toBeVisible();
  if (await cards.first().isVisible()) {
    const held = await cards.count();
    await cards.first().press('Enter');
    await expect(cards).toHaveCount(held - 1);
    return;
  }
  await pickFaction(page, touches);
  await expect(page.locator('.chooser__one')).toHaveCount(1);
}
