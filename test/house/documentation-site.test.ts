import assert from 'node:assert/strict';
import { posix } from 'node:path';
import { describe, it } from 'node:test';

import { sections } from '../../scripts/docs/sections.mjs';
import { siteFiles } from '../../scripts/docs/site.mjs';
import { PAGES } from '../end-to-end/readme-blocks.js';
import { read } from './files.js';

const none: string[] = [];
const files = siteFiles() as ReadonlyMap<string, string | Buffer>;
const isLive = (path: string): boolean => path.startsWith('live/');
const pages = [...files].filter(([path]) => path.endsWith('.html') && !isLive(path)) as [string, string][];

const find = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
const addressesIn = (text: string): string[] => find(text, /(?:href|src|srcset|data-index)="([^"]*)"/g);
const idsIn = (text: string): string[] => find(text, / id="([^"]*)"/g);

describe('the documentation as a site', () => {
  it('has every page of the documentation, once', () => {
    const listed = sections().flatMap((section) => section.pages);
    const all = [...PAGES, 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md'];
    assert.deepEqual(listed.toSorted(), all.toSorted());
    assert.equal(pages.length, listed.length);
  });

  it('has no link or anchor that leads to nothing', () => {
    const targetOf = (from: string, address: string): [string, string | undefined] => {
      const [path = '', anchor] = address.split('#');
      return [path === '' ? from : posix.join(posix.dirname(from), path), anchor];
    };
    const dead = pages.flatMap(([from, text]) =>
      addressesIn(text)
        .filter((address) => !/^[a-z]+:/.test(address))
        .filter((address) => {
          const [path, anchor] = targetOf(from, address);
          const target = files.get(path);
          if (target === undefined) return true;
          return anchor !== undefined && path.endsWith('.html') && !idsIn(String(target)).includes(anchor);
        })
        .map((address) => `${from}: ${address}`),
    );
    assert.deepEqual(dead, none);
  });

  it('has a live example for each element that shoppers meet, and a theme editor', () => {
    const { shopper } = JSON.parse(read('scripts/words/readers.json')) as { shopper: string[] };
    const met = [
      ...shopper.filter((name) => name !== 'base' && !name.includes('/')),
      'card-fields',
      'provider',
    ];
    assert.deepEqual(
      met.filter(
        (name) =>
          !files.has(`live/${name}.html`) ||
          !String(files.get(`docs/elements/${name}.html`)).includes(`href="../../live/${name}.html"`),
      ),
      none,
    );
    assert.ok(String(files.get('docs/theming.html')).includes('href="../live/theme.html"'));
    for (const [path, text] of files) {
      if (!isLive(path)) continue;
      assert.deepEqual(find(String(text), /<script(?![^>]* src="[^":]+")([^>]*)>/g), none, path);
      assert.deepEqual(find(String(text), /(<[^>]+ (?:style|on\w+)=")/g), none, path);
    }
  });

  it('links each element’s page to its stories where they are built below it, and only there', () => {
    const linkIn = (text: unknown): string[] => find(String(text), /href="([^"]*stories\/[^"]*)"/g);
    const withStories = siteFiles(new Map([['checkout', 'shopper-checkout--docs']]));
    assert.deepEqual(linkIn(withStories.get('docs/elements/checkout.html')), [
      '../../stories/index.html?path=/docs/shopper-checkout--docs',
    ]);
    assert.deepEqual(linkIn(withStories.get('docs/elements/cart.html')), none);
    assert.deepEqual(linkIn(files.get('docs/elements/checkout.html')), none);
  });

  it('finds by its search only what is there', () => {
    const entries = JSON.parse(String(files.get('site/search.json'))) as { address: string; text: string }[];
    assert.ok(entries.length > 400, `${entries.length} entries`);
    const ids = new Map(pages.map(([path, text]) => [path, new Set(idsIn(text))]));
    assert.deepEqual(
      entries
        .map(({ address }) => address)
        .filter((address) => {
          const [path = '', id = ''] = address.split('#');
          return !ids.get(path)?.has(id);
        }),
      none,
    );
  });

  it('has pages of at most 200 kB, each with a title and an address of its own', () => {
    assert.deepEqual(
      pages.filter(([, text]) => Buffer.byteLength(text) > 200_000).map(([path]) => path),
      none,
    );
    const titles = pages.map(([, text]) => find(text, /<title>([^<]+)<\/title>/g).join());
    assert.deepEqual(
      titles.filter((title, at) => title === '' || titles.indexOf(title) !== at),
      none,
    );
    const withoutSentence = pages.filter(
      ([, text]) => !/<meta name="description" content="[^"]{20,}">/.test(text),
    );
    assert.deepEqual(
      withoutSentence.map(([path]) => path),
      none,
    );
  });

  it('reads without a script, under a strict policy, and asks no other host for anything', () => {
    for (const [path, text] of pages) {
      assert.deepEqual(find(text, /<script(?![^>]* src="[^":]+")([^>]*)>/g), none, path);
      assert.deepEqual(find(text, /(<[^>]+ (?:style|on\w+)=")/g), none, path);
      assert.deepEqual(
        find(text, /<(?:script|link|img|source|iframe)[^>]+"((?:https?:)?\/\/[^"]*)"/g),
        none,
        path,
      );
      assert.match(text, /<main id="content">/, path);
    }
    assert.doesNotMatch(String(files.get('site/site.css')), /url\(|@import/);
  });

  it('lists every page, with a sentence about each, for programs that read text', () => {
    const list = String(files.get('llms.txt'));
    const named = find(list, /^- \[[^\]]+\]\(([^)]+)\): .{20,}$/gm);
    const all = sections().flatMap((section) => section.pages);
    assert.deepEqual(named.toSorted(), all.toSorted());
    assert.deepEqual(
      named.filter((path) => !files.has(path)),
      none,
    );
  });
});
