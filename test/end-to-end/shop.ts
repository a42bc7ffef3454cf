import type { Browser, BrowserContext, Page } from 'playwright-core';

import { newShopper, openBrowser } from './browser.js';
import { openShopServer, type ShopServer } from './shop-server.js';

/** The demo shop, and a browser to visit it with. */
export interface Shop extends ShopServer {
  readonly browser: Browser;
  /** A shopper nobody knows yet, on the page of a new order. */
  visit(options?: Visit): Promise<Visitor>;
}

interface Visit {
  readonly cart?: Readonly<Record<string, number>>;
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

export async function openShop(): Promise<Shop> {
  const server = await openShopServer();
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

async function visit(
  browser: Browser,
  server: ShopServer,
  { cart = { pen: 1 }, context: options, look = '' }: Visit = {},
) {
  const { context, page, complaints } = await newShopper(browser, options);
  const order = await server.order(cart);
  await page.goto(`${server.address}/checkout.html?order=${order}${look}`);
  return { context, page, order, complaints };
}
