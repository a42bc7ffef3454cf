import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

import { doctor } from '../../src/command/doctor.js';
import { UsageError } from '../../src/command/usage-error.js';
import { staticFrameDocument } from '../../src/frame/document.js';
import { memoryLedger, platformNotifications, type ProxyOptions } from '../../src/proxy/index.js';
import { read } from '../house/files.js';
import { openShop } from '../proxy/shop.js';
import type { Serving } from './faulty-proxies.js';
import { serving } from './serving.js';

const POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html; frame-ancestors 'none'";

/** A card frame as a file for another origin. */
const FRAME = { publicKey: `10001|${'A1'.repeat(256)}`, frameAncestors: ['https://shop.example'] };

const notifications = platformNotifications({ hmacKeys: ['44'.repeat(32)] });

interface Given {
  readonly options?: Partial<ProxyOptions>;
  /** What the site answers in the place of page or proxy. */
  readonly own?: (path: string, request: Request) => Response | undefined;
  readonly html?: string;
}

/** A page and its proxy on one address. */
function site({
  options = {},
  own,
  html = '<florin-checkout proxy="/florin"></florin-checkout>',
}: Given): Serving {
  const { proxy } = openShop({ notifications, ...options });
  return async (request) => {
    const { pathname } = new URL(request.url);
    const answer = own?.(pathname, request);
    if (answer) return answer;
    if (pathname.startsWith('/florin')) return proxy(request);
    return new Response(html, {
      headers: { 'content-type': 'text/html', 'content-security-policy': POLICY },
    });
  };
}

const examine = (given: Given, ...args: readonly string[]) =>
  serving(site(given), (address) => doctor([`${address}/checkout`, ...args]));

const problemsOf = (said: string): string[] =>
  [...said.matchAll(/^problem {2}(.*)$/gm)].map(([, text = '']) => text);

describe('florin doctor', () => {
  it('finds nothing wrong with a site that is right, and names all that it looked at', async () => {
    const { said, problems } = await examine({}, '--order', 'ORDER-1');
    assert.equal(problems, 0, said);
    assert.deepEqual(said.match(/^[A-Z].*$/gm), [
      'Addresses',
      'Page policy',
      'Origins',
      'Proxy',
      'Keys',
      'Card fields',
      'Platform',
      'Notifications',
      'Versions',
    ]);
    assert.match(said, /\n0 problems$/);
    assert.match(said, /^fine {5}The platform answers with ways to pay\.$/m);
  });

  it('pays nothing and changes nothing', async () => {
    const { proxy, platform } = openShop({ notifications });
    await serving(
      async (request) =>
        new URL(request.url).pathname.startsWith('/florin')
          ? proxy(request)
          : new Response('<florin-cart proxy="/florin"></florin-cart>'),
      (address) => doctor([address]),
    );
    assert.deepEqual(platform.executed, []);
  });

  const CONFIG = '/florin/config';
  for (const [what, given, expected] of [
    ['no notifications are taken', { options: { notifications: undefined } }, /takes no notifications/],
    [
      'a notification is accepted without a signature',
      { own: (path: string) => (path === '/florin/notifications' ? new Response('[accepted]') : undefined) },
      /without a signature was accepted/,
    ],
    [
      'notifications do not get through',
      {
        own: (path: string) =>
          path === '/florin/notifications' ? new Response('', { status: 302 }) : undefined,
      },
      /answered with 302/,
    ],
    [
      'the ledger is away',
      {
        options: {
          ledger: { ...memoryLedger(), recall: () => Promise.reject(new Error('away')) } as never,
        },
      },
      /The ledger does not answer/,
    ],
    [
      'the clock is wrong',
      {
        own: (path: string) =>
          path === CONFIG
            ? Response.json({ environment: 'test', serverTime: String(Date.now() - 120_000) })
            : undefined,
      },
      /clock is 1[12]\d s behind this machine’s/,
    ],
    [
      'any site may ask',
      {
        own: (path: string) =>
          path === CONFIG
            ? Response.json(
                { environment: 'test', serverTime: String(Date.now()) },
                { headers: { 'access-control-allow-origin': '*' } },
              )
            : undefined,
      },
      /answers pages of any site/,
    ],
    [
      'the card frame is another one',
      {
        own: (path: string) =>
          path.includes('card-frame') ? new Response('<!doctype html><title>old</title>') : undefined,
      },
      /the document is not the one of this release/,
    ],
    [
      'a script is of another version',
      {
        html: '<florin-cart proxy="/florin"></florin-cart><script type="module" src="/checkout.js"></script>',
        own: (path: string) =>
          path === '/checkout.js' ? new Response('import"./parts/old.js";') : undefined,
      },
      /^checkout\.js is not that of florin/,
    ],
    [
      'the one file of a language is of another version',
      {
        html: '<florin-cart proxy="/florin"></florin-cart><script type="module" src="/checkout.de.js"></script>',
        own: (path: string) =>
          path === '/checkout.de.js' ? new Response('old("florin-checkout")') : undefined,
      },
      /^checkout\.de\.js is not that of florin/,
    ],
    [
      'the card frame on an origin of its own is of another version',
      {
        html: '<florin-checkout proxy="/florin" frame-url="/cards/frame.html"></florin-checkout>',
        own: (path: string) =>
          path === '/cards/frame.html'
            ? new Response(staticFrameDocument(FRAME).html.replace('hello', 'hallo'))
            : undefined,
      },
      /^The card frame at \S+\/cards\/frame\.html is not that of florin/,
    ],
    [
      'the card frame on an origin of its own does not load',
      {
        html: '<florin-checkout proxy="/florin" frame-url="/cards/frame.html"></florin-checkout>',
        own: (path: string) => (path === '/cards/frame.html' ? new Response('', { status: 404 }) : undefined),
      },
      /^The card frame at \S+\/cards\/frame\.html does not load/,
    ],
  ] as const satisfies readonly (readonly [string, Given, RegExp])[])
    it(`says that ${what}`, async () => {
      const { said, problems } = await examine(given);
      assert.ok(
        problemsOf(said).some((text) => expected.test(text)),
        said,
      );
      assert.equal(problems, problemsOf(said).length);
    });

  const READABLE = { 'access-control-allow-origin': '*' };
  const FONT = new TextEncoder().encode('wOF2 and the rest');
  for (const [what, answer, expected] of [
    [
      'reaches the card fields',
      () => new Response(FONT, { headers: READABLE }),
      /^fine {5}The card fields get/m,
    ],
    [
      'is not for the card frame to read',
      () => new Response(FONT),
      /^problem {2}.*not let the card frame read/m,
    ],
    ['is not there', () => new Response('', { status: 404 }), /^problem {2}.*answers with 404/m],
    ['is a page', () => new Response('<html>', { headers: READABLE }), /^problem {2}.*is no WOFF2 font/m],
    [
      'is large',
      () => new Response(new Uint8Array([...FONT, ...new Uint8Array(200_000)]), { headers: READABLE }),
      /^note {5}.*has 200 kB/m,
    ],
  ] as const satisfies readonly (readonly [string, () => Response, RegExp])[])
    it(`says that the merchant’s font ${what}`, async () => {
      const origins: (string | null)[] = [];
      const files: Serving = async ({ headers }) => {
        origins.push(headers.get('origin'));
        return answer();
      };
      const { said } = await serving(files, (address) =>
        examine({ options: { cardFont: { 400: `${address}/acme.woff2` } } }),
      );
      assert.match(said, expected);
      assert.deepEqual(origins, ['null']);
    });

  it('knows the script of this version, and leaves a shop’s own of the same name alone', async () => {
    const html =
      '<florin-cart proxy="/florin"></florin-cart><script type="module" src="/checkout.js"></script>';
    const serve = (script: string) => ({
      html,
      own: (path: string) => (path === '/checkout.js' ? new Response(script) : undefined),
    });
    assert.match(
      (await examine(serve(read('dist/cdn/checkout.js')))).said,
      /^fine {5}checkout\.js is that of florin/m,
    );
    assert.match((await examine(serve('alert()'))).said, /^note {5}The page’s scripts come from a bundler/m);
  });

  it('knows the card frame that build-frame made of this version, for any pages and with any font', async () => {
    const font = { 400: 'https://shop.example/font.woff2' };
    const html = '<florin-checkout proxy="/florin" frame-url="/cards/frame.html"></florin-checkout>';
    for (const options of [FRAME, { ...FRAME, font }]) {
      const frame = staticFrameDocument(options).html;
      const own = (path: string) => (path === '/cards/frame.html' ? new Response(frame) : undefined);
      const { said } = await examine({ html, own });
      assert.match(said, /^fine {5}The card frame at \S+\/cards\/frame\.html is that of florin/m);
    }
  });

  it('says that the proxy refuses the page of another origin, and what to add', async () => {
    await serving(site({}), (proxy) =>
      serving(site({}), async (page) => {
        const { said } = await doctor([`${page}/`, '--proxy', `${proxy}/florin`]);
        assert.match(said, new RegExp(`^problem {2}The proxy refuses ${page}\\.\n +→ Add '${page}' to`, 'm'));
      }),
    );
  });

  it('says that a web server in front hides the name of the host from the proxy', async () => {
    const { proxy } = openShop({ notifications });
    const behind: Serving = async (request) => {
      const url = new URL(request.url);
      if (!url.pathname.startsWith('/florin')) return site({})(request);
      const body = request.body && (await request.text());
      const { method, headers } = request;
      return proxy(new Request(`http://10.0.0.7:3000${url.pathname}`, { method, headers, body }));
    };
    const { said } = await serving(behind, (address) => doctor([address]));
    assert.match(
      said,
      /^problem {2}The proxy refuses http:.*\n +→ Have your web server pass the Host header on/m,
    );
  });

  it('says what is wrong with what it was asked', async () => {
    for (const args of [[], ['shop.example'], ['https://a.example', 'https://b.example'], ['--colour']])
      await assert.rejects(doctor(args), UsageError);
    const gone = await serving(site({}), async (address) => address);
    await serving(site({}), (address) =>
      assert.rejects(doctor([address, '--proxy', `${gone}/florin`]), /Nothing answers at the proxy/),
    );
  });

  it('ends with 1 where there is a problem', async () => {
    const florin = fileURLToPath(new URL('../../dist/command/florin.js', import.meta.url));
    const run = (address: string) =>
      new Promise<[code: number, said: string]>((resolve) => {
        execFile(process.execPath, [florin, 'doctor', address], (error, said) =>
          resolve([error ? Number(error.code) : 0, said]),
        );
      });
    const [code] = await serving(site({}), run);
    const [bad, said] = await serving(site({ options: { notifications: undefined } }), run);
    assert.deepEqual([code, bad], [0, 1]);
    assert.match(said, /\n1 problem\n$/);
  });
});
