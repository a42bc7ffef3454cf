import type { Page } from 'playwright-core';

import { walkOf, type Walk } from './walk.js';

/** From the heading of the shop to a full cart: search, filter, sort, the next page, and a listing. */
export async function walkCatalogue(page: Page): Promise<Walk> {
  const catalogue = page.locator('florin-listing-catalogue');
  const listings = catalogue.locator('[part~=listing]');
  await listings.first().waitFor();
  // A page that is reached by a few keys.
  await catalogue.evaluate((element) => Object.assign(element, { pageSize: 3 }));
  const walk = await walkOf(page);
  walk.part('Search');
  await walk.go(page.getByRole('searchbox'));
  await walk.type('e', { says: /result/ });
  walk.part('Sort');
  await walk.go(catalogue.getByRole('combobox', { name: 'Sort by' }));
  await walk.press('ArrowDown');
  walk.part('Filter');
  const facet = catalogue.locator('[part=facet]').getByRole('button').first();
  const [count] = /\d+$/.exec(await facet.innerText()) ?? [];
  await walk.go(facet);
  await walk.press('Enter', { says: new RegExp(`"${count} result`) });
  await walk.press('Enter', { says: new RegExp(`"(?!${count} )\\d+ result`) });
  walk.part('Add a listing to the cart');
  await walk.go(catalogue.getByRole('button', { name: /^Add to cart/, disabled: false }).first());
  await walk.press('Enter', { says: /cart/i });
  walk.part('Go to the next page');
  await walk.go(catalogue.locator('[part~=more-button]'));
  await walk.press('Enter', { shown: listings.nth(5) });
  return walk;
}
