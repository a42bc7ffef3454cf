import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, it } from 'node:test';

import fc from 'fast-check';
import { parseFragment } from 'parse5';

import { renderElements, styleHashes } from '../../src/rendering/index.js';
import { elements } from '../house/entries.js';

const ROOT = /<template shadowrootmode="open">.*?<\/template>/gs;

/** The page with the roots that were put in taken out again. */
const without = (html: string): string => html.replace(ROOT, '');
const rootsOf = (html: string): readonly string[] => html.match(ROOT) ?? [];
/** What is seen of a root: its text, apart from styles. */
const textOf = (root: string): string =>
  root
    .replace(/<style.*?<\/style>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const asked: unknown[] = [];
const failures: unknown[] = [];
const fail = (error: unknown) => failures.push(error);
const { fetch } = globalThis;
beforeEach(() => {
  asked.length = failures.length = 0;
  globalThis.fetch = (input) => {
    asked.push(input);
    return Promise.reject(new Error('no request is expected'));
  };
  process.on('unhandledRejection', fail);
});
afterEach(() => {
  globalThis.fetch = fetch;
  process.off('unhandledRejection', fail);
});

const CHECKOUT = '<florin-checkout proxy="/florin" order="ORDER-1001"></florin-checkout>';

describe('elements rendered on a server', () => {
  it('shows every element as it loads: styles, and no object, function or frame in the text', async () => {
    for (const name of elements) {
      const html = `<florin-${name} proxy="/florin" order="ORDER-1001"></florin-${name}>`;
      const page = await renderElements(html);
      const [root = '', ...more] = rootsOf(page);
      assert.deepEqual(more, [], name);
      assert.equal(without(page), html, name);
      assert.match(root, /^<template shadowrootmode="open"><div class="served"><style>[^]+<\/style>/, name);
      assert.doesNotMatch(root, /\[object|=>|undefined|<iframe|<!--|<\?/, name);
      const { childNodes } = parseFragment(page);
      assert.equal(childNodes.length, 1, `${name}: the markup is broken`);
    }
  });

  it('asks for nothing, leaves no work behind and no trace of a browser', async () => {
    const names = () => Object.getOwnPropertyNames(globalThis).sort();
    await renderElements(CHECKOUT);
    const before = names();
    for (const name of elements)
      await renderElements(`<florin-${name} proxy="/florin" order="ORDER-1001"></florin-${name}>`);
    await new Promise((resolve) => setTimeout(resolve));
    assert.deepEqual(names(), before);
    assert.equal('document' in globalThis, false);
    assert.deepEqual(asked, []);
    assert.deepEqual(failures, []);
  });

  it('speaks the language of the page, of a part of it, of the provider or of the element itself', async () => {
    const label = async (html: string) => textOf(rootsOf(await renderElements(html)).at(-1)!);
    assert.match(await label(CHECKOUT), /^Card number/);
    assert.match(await label(`<!doctype html><html lang="de"><body>${CHECKOUT}`), /^Kartennummer/);
    assert.match(await label(`<div lang="fr"><p lang="it">${CHECKOUT}</p></div>`), /^Numero/);
    assert.match(
      await label(`<florin-provider locale="de" proxy="/florin">${CHECKOUT}</florin-provider>`),
      /^Kartennummer/,
    );
    assert.match(await label(CHECKOUT.replace(' ', ' locale="nl" ')), /^Kaartnummer/);
    assert.match(await label(`<p lang="tlh">${CHECKOUT}</p>`), /^Card number/);
  });

  it('takes the proxy of the provider around an element, without which a checkout shows nothing', async () => {
    const checkout = '<florin-checkout order="ORDER-1001"></florin-checkout>';
    const [alone] = rootsOf(await renderElements(checkout));
    assert.equal(textOf(alone!), '');
    const [, inside] = rootsOf(
      await renderElements(`<florin-provider proxy="/florin"><main>${checkout}</main></florin-provider>`),
    );
    assert.match(textOf(inside!), /^Card number/);
  });

  it('says nothing of a cart, which the browser alone knows', async () => {
    const [root] = rootsOf(await renderElements('<florin-cart proxy="/florin"></florin-cart>'));
    assert.match(root!, /aria-busy="true"/);
    assert.doesNotMatch(textOf(root!), /empty/);
  });

  it('reads attributes as a browser does', async () => {
    const [line] = rootsOf(await renderElements(CHECKOUT.replace(' ', ' card-layout=line ')));
    assert.match(line!, /class="card-skeleton line"/);
    const [rows] = rootsOf(await renderElements(CHECKOUT));
    assert.match(rows!, /class="card-skeleton rows"/);
  });

  it('leaves alone what is no element of the page, and what was rendered before', async () => {
    const untouched = [
      '<p>No element</p>',
      `<!-- ${CHECKOUT} -->`,
      `<script>const text = '${CHECKOUT}';</script>`,
      `<textarea>${CHECKOUT}</textarea>`,
      `<template>${CHECKOUT}</template>`,
      '<florin-unknown></florin-unknown>',
      '<other-element></other-element>',
    ];
    for (const html of untouched) assert.equal(await renderElements(html), html);
    const once = await renderElements(CHECKOUT);
    assert.equal(await renderElements(once), once);
  });

  it('leaves an element that fails to the browser, and the page with it', async (test) => {
    const warn = test.mock.method(console, 'warn', () => undefined);
    const { FlorinCart } = await import('../../src/components/cart/cart.js');
    test.mock.method(FlorinCart.prototype, 'render' as never, () => {
      throw new Error('not here');
    });
    const cart = '<florin-cart proxy="/florin"></florin-cart>';
    assert.match(
      await renderElements(cart + CHECKOUT),
      /^<florin-cart proxy="\/florin"><\/florin-cart>.*<template/s,
    );
    assert.match(String(warn.mock.calls[0]?.arguments[0]), /<florin-cart> was not rendered/);
    assert.equal('document' in globalThis, false);
  });

  it('renders an element in a shadow root that another library declared', async () => {
    const html = `<shop-page><template shadowrootmode="open">${CHECKOUT}</template></shop-page>`;
    assert.match(
      await renderElements(html),
      /ORDER-1001"><template shadowrootmode="open"><div class="served"><style>/,
    );
  });

  it('changes nothing else in a page, whatever is in it', async () => {
    const piece = fc.constantFrom(
      CHECKOUT,
      '<FLORIN-CART proxy=/florin>',
      '</florin-cart>',
      '<p class="a & b">',
      '</p></div>',
      '<table><tr>',
      'text < text &amp; “quotes” 🧾',
      '\r\n',
      '<br/>',
      '<html lang=de>',
      '<body>',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
        const html = pieces.join('');
        assert.equal(without(await renderElements(html)), html);
      }),
      { numRuns: 60 },
    );
  });

  it('puts a nonce on each style, or tells their hashes for the policy of a page that is built ahead', async () => {
    const html = `${CHECKOUT}<florin-order-history proxy="/florin"></florin-order-history>${CHECKOUT}`;
    const nonce = await renderElements(html, { nonce: 'a"&b' });
    assert.equal(nonce.match(/<style nonce="a&quot;&amp;b">/g)?.length, 3);
    assert.doesNotMatch(nonce, /<style>/);
    const page = await renderElements(html);
    const styles = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) => style!);
    const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    assert.equal(hashes.length, 3);
    assert.deepEqual(await styleHashes(page), [...new Set(hashes)]);
    assert.deepEqual(await styleHashes('<style>p {}</style>'), []);
  });
});
