import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';

import { newShopper, openBrowser } from './browser.js';
import { openShopServer, sharedShopServer, type OwnShopServer, type ShopServer } from './shop-server.js';

/** A browser to visit the demo shop with. */
interface Door {
  readonly browser: Browser;
  /** A new shopper, on the page of a new order. */
  visit(options?: Visit): Promise<Visitor>;
}

/** The demo shop, and a browser to visit it with. */
export type Shop = ShopServer & Door;
export type OwnShop = OwnShopServer & Door;

interface Visit {
  readonly context?: Parameters<Browser['newContext']>[0];
  /** Appended to the checkout's address, for example `&lang=de`. */
  readonly look?: string;
}

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly order: string;
  /** Violations of the page's policy and errors of its console, as they happen. */
  readonly complaints: string[];
}

/** An order in the history, on the page of orders. */
export const orderRow = (page: Page, order: string): Locator =>
  page.locator('florin-order-history').getByRole('button', { name: order });

async function withBrowser<Server extends ShopServer>(server: Server): Promise<Server & Door> {
  const browser = await openBrowser();
  return {
    ...server,
    browser,
    visit: (options) => visit(browser, server, options),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** The shop that all files of a run share: its books hold what other tests did. */
export const openSharedShop = async (): Promise<Shop> => withBrowser(await sharedShopServer());

/** For tests that stop the shop or start it in another way, or want books that no other test writes to. */
export const openShop = async (env?: Readonly<Record<string, string>>): Promise<OwnShop> =>
  withBrowser(await openShopServer(env));

async function visit(browser: Browser, server: ShopServer, { context: options, look = '' }: Visit = {}) {
  const { context, page, complaints } = await newShopper(browser, options);
  // The first page that a browser opens gives it a name to order under.
  await context.request.get(`${server.address}/cart.html`);
  const ordered = await context.request.post(`${server.address}/shop/orders`);
  const { number: order } = (await ordered.json()) as { number: string };
  await page.goto(`${server.address}/checkout.html?order=${order}${look}`);
  return { context, page, order, complaints };
}
