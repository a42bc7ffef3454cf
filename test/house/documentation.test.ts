import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';

import { anchorsOf, deadLinks, outOfReach } from '../../scripts/docs/links.mjs';
import { parse } from '../../scripts/syntax.mjs';
import { optionTables } from '../../scripts/api/options.mjs';
import { refusalSchema } from '../../src/proxy/contract/refusals.js';
import { REASONS } from '../../src/client/shopper/attempt.js';
import { CLOSED_REASONS, UNSEALED_REASONS } from '../../src/frame/protocol.js';
import { PAGES } from '../end-to-end/readme-blocks.js';
import { elements } from './entries.js';
import { filesIn, read, ROOT } from './files.js';

const none: string[] = [];
const pages = new Map(
  [...PAGES, 'SECURITY.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'api.md'].map((path) => [path, read(path)]),
);
const isThere = (path: string): boolean => existsSync(join(ROOT, path));

/** The value of an attribute, in HTML or in JSX. */
const VALUE = /=(?:"[^"]*"|\{[^}]*\})/g;

interface Described {
  readonly tagName?: string;
  readonly attributes?: readonly { readonly name: string }[];
  readonly events?: readonly { readonly name: string }[];
  readonly slots?: readonly { readonly name: string }[];
  readonly cssProperties?: readonly { readonly name: string; readonly default?: string }[];
}

const manifest = (): Described[] => {
  const { modules } = JSON.parse(read('dist/custom-elements.json')) as {
    modules: { declarations: Described[] }[];
  };
  return modules.flatMap(({ declarations }) => declarations);
};

/** Whether code is a program, or what stands in the options of one. */
function isReadable(code: string): boolean {
  return [code, `async () => {\n${code}\n}`, `({\n${code}\n})`].some((whole) => {
    try {
      return Boolean(parse('a.ts', whole));
    } catch {
      return false;
    }
  });
}

/** Words of a type that is a list of words, as `api.md` or a source has it. */
function wordsOf(type: string, path: string): string[] {
  const [, body = ''] = new RegExp(`type ${type} =([^;]+);`).exec(read(path)) ?? [];
  return [...body.matchAll(/'([\w-]+)'/g)].map(([, word = '']) => word);
}

describe('the documentation', () => {
  it('begins with a README of at most 8 kB', () => {
    assert.ok(Buffer.byteLength(read('README.md')) <= 8000, `${Buffer.byteLength(read('README.md'))} bytes`);
  });

  it('has no link or anchor that leads to nothing', () => {
    assert.deepEqual(deadLinks(pages, isThere), none);
  });

  it('links and anchors that lead to nothing are found', () => {
    const text =
      '# A b\n## A b\n[a](#a-b) [b](#a-b-1) [c](#a-b-2) [d](c.md) [e](README.md#no) `[f](#g)`\n```\n[h](i.md)\n```';
    assert.deepEqual(anchorsOf(text), ['a-b', 'a-b-1']);
    const dead = deadLinks(
      new Map([
        ['b.md', text],
        ['README.md', '# Florin'],
      ]),
      (path) => path !== 'c.md',
    );
    assert.deepEqual(
      dead.map((found) => found.split(' ')[1]),
      ['#a-b-2', 'c.md', 'README.md#no', '#g'],
    );
  });

  it('is reached from the README by two clicks', () => {
    assert.deepEqual(outOfReach(pages, 'README.md', 2), none);
  });

  it('has a page for each element, and for nothing else', () => {
    assert.deepEqual(
      filesIn('docs/elements'),
      elements.map((name) => `docs/elements/${name}.md`),
    );
  });

  it('the README counts the elements', () => {
    assert.ok(
      read('README.md').includes(`| ${elements.length}: paying, a shop`),
      `${elements.length} elements`,
    );
  });

  it('has no marked snippet that no test runs', () => {
    const tests = filesIn('test')
      .filter((path) => path.endsWith('.ts'))
      .map(read)
      .join('\n');
    const marked = [...pages].flatMap(([path, text]) =>
      [...text.matchAll(/<!-- snippet: ([\w-]+) -->/g)].map(([, name = '']) => ({ path, name })),
    );
    assert.ok(marked.length > 20, `${marked.length} snippets`);
    const isRun = (name: string): boolean => tests.includes(`'${name}'`);
    assert.deepEqual(
      marked.filter(({ name }) => !isRun(name)).map(({ path, name }) => `${path}: ${name}`),
      none,
    );
  });

  it('says of every error code what to do', () => {
    const codes = {
      ...refusalSchema().properties.error.properties.code,
      others: [
        ...REASONS,
        ...CLOSED_REASONS,
        ...UNSEALED_REASONS,
        ...wordsOf('ProblemCode', 'src/client/pay-once/problem.ts'),
        ...wordsOf('NotSentCode', 'src/components/checkout/not-sent.ts'),
        ...wordsOf('CardFrameFailure', 'src/components/parts/card-frame/card-state.ts'),
        ...wordsOf('SealFailure', 'src/components/parts/card-frame/card-state.ts'),
        ...wordsOf('ClientErrorKind', 'src/client/wire/errors.ts'),
      ],
    };
    const page = read('docs/errors.md');
    assert.ok(codes.enum.length > 30 && codes.others.length > 50);
    const isSaid = (code: string): boolean => new RegExp(`^\\|(?: \\d+ +\\|)? \`${code}\` `, 'm').test(page);
    assert.deepEqual(
      [...codes.enum, ...codes.others].filter((code) => !isSaid(code)),
      none,
    );
    const statuses = [...codes.description.matchAll(/^`([\w-]+)` \((\d+)\)/gm)];
    assert.deepEqual(
      statuses.filter(([, code, status]) => !new RegExp(`^\\| ${status} +\\| \`${code}\` `, 'm').test(page)),
      [],
    );
  });

  it('quotes what a shopper reads of a refusal as the elements say it', () => {
    const words = JSON.parse(read('src/words/en.json')) as Record<string, Record<string, string>>;
    const table = read('docs/errors.md').replace(/ +/g, ' ');
    const rows = REASONS.map(
      (reason) => `| \`${reason}\` | ${words['parts/result-view']?.[`reason-${reason}`]} |`,
    );
    assert.deepEqual(
      rows.filter((row) => !table.includes(row)),
      none,
    );
  });

  it('writes elements, attributes, slots and events as they are, and code that can be read', () => {
    const byTag = new Map(manifest().map((element) => [element.tagName, element]));
    const events = new Set(manifest().flatMap((element) => (element.events ?? []).map(({ name }) => name)));
    const slots = new Set(manifest().flatMap((element) => (element.slots ?? []).map(({ name }) => name)));
    const everywhere = ['id', 'slot', 'name', 'class', 'proxy', 'locale'];
    const wrong: string[] = [];
    for (const [path, text] of pages)
      for (const [, language = '', code = ''] of text.matchAll(/^```(\w+)\n([^]*?)^```/gm)) {
        for (const [, tag = '', written = ''] of code.matchAll(
          /<(florin-[\w-]+)((?:\s+[\w-]+(?:="[^"]*"|=\{[^}]*\})?)*)\s*\/?>/g,
        )) {
          const known = byTag.get(tag)?.attributes?.map(({ name }) => name);
          const names = [...written.replace(VALUE, '').matchAll(/[\w-]+/g)].map(([name]) => name);
          const isKnown = (name: string): boolean =>
            [...everywhere, ...(known ?? [])].includes(name) ||
            (name.startsWith('on') && events.has(name.slice(2)));
          if (!known) wrong.push(`${path}: <${tag}>`);
          wrong.push(...names.filter((name) => !isKnown(name)).map((name) => `${path}: ${tag} ${name}`));
        }
        for (const [, slot = ''] of code.matchAll(/ slot="([^"]*)"/g))
          if (!slots.has(slot)) wrong.push(`${path}: slot ${slot}`);
        for (const [, event = ''] of code.matchAll(/addEventListener\('(florin-[\w-]+)'/g))
          if (!events.has(event)) wrong.push(`${path}: ${event}`);
        if (['js', 'mjs'].includes(language) && !isReadable(code))
          wrong.push(`${path}: ${code.split('\n')[0]}`);
      }
    assert.deepEqual(wrong, none);
  });

  it('names every token with its default', () => {
    const tokens = manifest().flatMap(({ cssProperties = [] }) => cssProperties);
    const table = read('docs/theming.md').replace(/ +/g, ' ');
    assert.ok(tokens.length > 40);
    assert.deepEqual(
      [...new Set(tokens.map(({ name, default: value }) => `| \`${name}\` | \`${value}\` |`))].filter(
        (row) => !table.includes(row),
      ),
      none,
    );
  });

  it('tells an operator of each metric that the proxy counts, and alerts by those alone', () => {
    const page = read('docs/operating.md');
    const metricsIn = (text: string): string[] =>
      [...new Set([...text.matchAll(/['`](florin(?:\.[a-z]+)+)['`]/g)].map(([, name = '']) => name))].sort();
    const [before = '', after = ''] = page.split('### Alerts worth having');
    const counted = metricsIn(read('src/proxy/telemetry/meters.ts'));
    assert.ok(counted.length > 10);
    assert.deepEqual(metricsIn(before), counted);
    const alerts = metricsIn(after);
    assert.ok(alerts.length > 5);
    assert.deepEqual(
      alerts.filter((name) => !counted.includes(name)),
      none,
    );
  });

  it('tells an operator how to back up, restore, upgrade, roll back, vacuum, keep and size', () => {
    const heads = [...read('docs/operating.md').matchAll(/^#+ (.+)$/gm)].map(([, head = '']) => head);
    for (const head of ['Backup and restore', 'Upgrade and rollback', 'Vacuum', 'Retention', 'Capacity'])
      assert.ok(heads.includes(head), head);
  });

  it('says of every option of the proxy what it does', () => {
    const rows = optionTables()
      .split('\n')
      .filter((row) => row.startsWith('| `'));
    assert.ok(rows.length > 50, `${rows.length} options`);
    assert.deepEqual(
      rows.filter((row) => / \| *\|$/.test(row)),
      none,
    );
  });
});
