import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import { chromium, type Browser, type Frame, type Page } from 'playwright-core';

import { openCardholders } from './cardholders.js';
import { hostPage } from './host-page.mjs';

export interface Host {
  heard: { type?: string; reason?: string }[];
  errors: string[];
  settings: Record<string, unknown>;
  change: (message: Record<string, unknown>) => unknown;
  isCarrying: boolean;
  greeted?: string;
  frame: HTMLIFrameElement;
  port: MessagePort;
  load(sandbox?: string): Promise<void>;
  open(card: string, limit?: number): void;
}

declare global {
  interface Window {
    secretHost: never;
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** A real proxy before the sandbox, a page around the secret frame, and a browser between them. */
export async function openHarness() {
  const people = await openCardholders();
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const url = `http://${request.headers.host}${request.url}`;
    requests.push(`${request.method} ${request.url}`);
    if (!request.url?.startsWith('/florin')) {
      response.setHeader('Content-Type', 'text/html');
      return void response.end(hostPage);
    }
    const body = await bodyOf(request);
    const answer = await people.proxy(
      new Request(url, {
        method: request.method ?? 'GET',
        headers: request.headers as Record<string, string>,
        ...(body.length > 0 && { body: new Uint8Array(body) }),
      }),
    );
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser: Browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });

  /** A page as a cardholder has it, with the frame open. `said` is all that its console said. */
  async function open({
    limit,
    sandbox,
    card = people.card,
  }: { limit?: number; sandbox?: string; card?: string } = {}) {
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    context.setDefaultTimeout(10_000);
    await context.addCookies([
      { name: 'who', value: encodeURIComponent(JSON.stringify(people.me)), url: address },
    ]);
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(String(error)));
    await page.goto(address);
    await page.evaluate((flags) => (window.host as unknown as Host).load(flags), sandbox ?? 'allow-scripts');
    await page.evaluate(([id, ms]) => (window.host as unknown as Host).open(id as string, ms as number), [
      card,
      limit,
    ] as const);
    await page.waitForFunction(() =>
      (window.host as unknown as Host).heard.some(({ type }) => type === 'ready'),
    );
    const frame = page.frames().find((each) => each.url().includes('/secret-frame/')) as Frame;
    return { page, frame, said, context };
  }

  /** What the page heard, by type. */
  const heard = (page: Page): Promise<Host['heard']> =>
    page.evaluate(() => structuredClone((window.host as unknown as Host).heard));

  /** Presses a button in the frame, as a person does. */
  const press = (frame: Frame, name: string) =>
    frame.getByRole('button', { name, exact: name !== 'more' }).click();

  return {
    ...people,
    address,
    requests,
    open,
    heard,
    press,
    async stop() {
      await browser.close();
      server.close();
      server.closeAllConnections();
    },
  };
}
