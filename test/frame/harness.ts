import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { compactDecrypt } from 'jose';
import { chromium, type Browser, type BrowserContext, type Frame, type Page } from 'playwright-core';

import { frameDocuments, platformKey } from '../serve-frames.mjs';
import { hostPage } from './host-page.mjs';

export const FRAME = '/florin/card-frame/1/frame.html';
/** A published test number. */
export const VISA = '4111111111111111';

export interface Reply {
  readonly body: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** Until then the answer waits. */
  readonly ready?: Promise<void>;
  /** Told that it was asked for. */
  onAsked?(): void;
}

/** A browser takes longer to start than most files of tests: those of a process share one. */
let shared: Promise<Harness> | undefined;

/** One browser, one server with every frame there is, and a page around a frame for each test. */
export class Harness {
  readonly key = platformKey();
  /** Paths that really were asked for. */
  readonly asked: string[];
  readonly #browser: Browser;
  readonly #server: Server;
  readonly #replies: Map<string, Reply>;
  readonly #contexts: BrowserContext[] = [];

  private constructor(browser: Browser, server: Server, replies: Map<string, Reply>, asked: string[]) {
    this.asked = asked;
    this.#browser = browser;
    this.#server = server;
    this.#replies = replies;
  }

  static start(): Promise<Harness> {
    return (shared ??= Harness.#open());
  }

  static async #open(): Promise<Harness> {
    const replies = new Map<string, Reply>([['/', { body: hostPage }]]);
    for (const [path, { html, headers }] of await frameDocuments())
      replies.set(path, { body: html, headers });
    const asked: string[] = [];
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://host');
      asked.push(pathname);
      const reply = replies.get(pathname);
      reply?.onAsked?.();
      void Promise.resolve(reply?.ready).then(() => {
        response.writeHead(reply ? 200 : 404, {
          'Content-Type': 'text/html; charset=utf-8',
          ...reply?.headers,
        });
        response.end(reply?.body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const executablePath = process.env['CHROME_PATH'] || '/usr/bin/chromium';
    const args = ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP *.test 127.0.0.1'];
    const browser = await chromium.launch({ executablePath, args });
    return new Harness(browser, server, replies, asked);
  }

  /** Serves something more. */
  serve(path: string, reply: Reply): void {
    this.#replies.set(path, reply);
  }

  /** Serves something more that is not answered before the test says so. */
  hold(path: string, reply: Reply) {
    let [answer, onAsked] = [(): void => {}, (): void => {}];
    const ready = new Promise<void>((resolve) => (answer = resolve));
    const asked = new Promise<void>((resolve) => (onAsked = resolve));
    this.serve(path, { ...reply, ready, onAsked });
    return { url: this.url(path), asked, answer };
  }

  url(path = '/', host = 'localhost'): string {
    return `http://${host}:${(this.#server.address() as AddressInfo).port}${path}`;
  }

  async page(path = '/', host?: string): Promise<Page> {
    const context = await this.#browser.newContext();
    this.#contexts.push(context);
    const page = await context.newPage();
    await page.goto(this.url(path, host));
    await page.evaluate((key) => Object.assign(window.host, { key }), this.key.text);
    return page;
  }

  /** A page with an open frame in it. */
  async open(options: { src?: string; mount?: object; settings?: object } = {}): Promise<[Page, Frame]> {
    const page = await this.page();
    const frame = await this.mount(page, options.src, options.mount, options.settings);
    return [page, frame];
  }

  async mount(page: Page, src = FRAME, mount: object = {}, settings: object = {}): Promise<Frame> {
    await page.evaluate(
      ([src, mount, settings]) =>
        window.host.mount(src, { init: { settings: window.host.settings(settings) }, ...mount }),
      [src, mount, settings] as const,
    );
    return this.frameOf(page);
  }

  async frameOf(page: Page): Promise<Frame> {
    const frame = await (await page.$('iframe'))?.contentFrame();
    if (!frame) throw new Error('no frame');
    return frame;
  }

  /** Opens one envelope with an implementation that is not ours. */
  async decrypt(
    envelope: string,
    privateKey = this.key.privateKey,
  ): Promise<{ header: object; clear: object }> {
    const { plaintext, protectedHeader } = await compactDecrypt(envelope, privateKey);
    return { header: protectedHeader, clear: JSON.parse(new TextDecoder().decode(plaintext)) as object };
  }

  async tidy(): Promise<void> {
    await Promise.all(this.#contexts.splice(0).map((context) => context.close()));
  }

  async stop(): Promise<void> {
    await this.#browser.close();
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
