import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';

import { anchorsOf, deadLinks, outOfReach } from '../../scripts/docs/links.mjs';
import { optionTables } from '../../scripts/api/options.mjs';
import { refusalSchema } from '../../src/proxy/contract/refusals.js';
import { REASONS } from '../../src/client/shopper/attempt.js';
import { CLOSED_REASONS, UNSEALED_REASONS } from '../../src/frame/protocol.js';
import { PAGES } from '../end-to-end/readme-blocks.js';
import { elements } from './entries.js';
import { filesIn, read, ROOT } from './sources.js';

const none: string[] = [];
const pages = new Map(
  [...PAGES, 'SECURITY.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'api.md'].map((path) => [path, read(path)]),
);
const isThere = (path: string): boolean => existsSync(join(ROOT, path));

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

  it('names every token with its default', () => {
    const manifest = read('dist/custom-elements.json');
    const { modules } = JSON.parse(manifest) as {
      modules: { declarations: { cssProperties?: { name: string; default?: string }[] }[] }[];
    };
    const tokens = modules
      .flatMap(({ declarations }) => declarations)
      .flatMap(({ cssProperties = [] }) => cssProperties);
    const table = read('docs/theming.md').replace(/ +/g, ' ');
    assert.ok(tokens.length > 40);
    assert.deepEqual(
      [...new Set(tokens.map(({ name, default: value }) => `| \`${name}\` | \`${value}\` |`))].filter(
        (row) => !table.includes(row),
      ),
      none,
    );
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
