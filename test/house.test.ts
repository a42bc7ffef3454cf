import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, it } from 'node:test';

import { VERSION } from '../src/components/base/version.js';
import { leaningTags } from './house/doc-tags.js';
import { elements, entries, wrongEntries } from './house/entries.js';
import { withoutFailure, wrongEvents } from './house/events.js';
import { circles, forbiddenImports } from './house/floors.js';
import { eagerCalls } from './house/lazy.js';
import { wrongParts } from './house/parts.js';
import { commentsNotPlain, wordsNotPlain } from './house/prose.js';
import { circlesOfRooms, picturedRooms, piles, roomsOf } from './house/rooms.js';
import { filesIn, read, ROOT } from './house/files.js';
import { importsOf, sources } from './house/sources.js';
import { deadComments, rawValues, TOKENS, undefinedProperties, unusedTokens } from './house/style.js';
import { WITHOUT_TWIN } from './house/without-twin.js';

const none: readonly string[] = [];

const planted = (path: string, code: string) => ({ path, code, imports: importsOf(path, code) });

/**
 * `test/a/b.aspect.test.ts` tests `src/a/b.ts` or all of `src/a/b/`; `test/a/a.test.ts` all of `src/a/`, and so does
 * `test/a/b.page.test.ts`, in a page.
 */
function twinsOf(path: string): string[] {
  const folder = dirname(path).replace(/^test/, 'src');
  const [name = ''] = basename(path).split('.');
  const isWhole = basename(folder) === name || path.endsWith('.page.test.ts');
  return [
    `${folder}/${name}.ts`,
    `${folder}/${name}.css.ts`,
    `${folder}/${name}`,
    ...(isWhole ? [folder] : []),
  ];
}

const lines = (text: string): number => text.trimEnd().split('\n').length;

describe('the house', () => {
  it('imports point down only, and features never meet', () => {
    assert.deepEqual(sources.flatMap(forbiddenImports), none);
  });

  it('the picture in CONTRIBUTING.md names every folder and every room of `src/`, and no other', () => {
    assert.deepEqual(picturedRooms(read('CONTRIBUTING.md')).toSorted(), roomsOf(sources).toSorted());
  });

  it('the picture names a room below its floor, and each of many by one line', () => {
    const text = '```\nsrc/\n  facts/  floor 0\n  proxy/  floor 1\n    edge/    first\n    <interface>/\n```';
    const pictured = picturedRooms(text);
    assert.deepEqual(pictured.slice(0, 3), ['src/facts', 'src/proxy', 'src/proxy/edge']);
    assert.ok(pictured.includes('src/proxy/legal-entity'));
    const files = ['src/facts/iban.ts', 'src/proxy/proxy.ts', 'src/proxy/edge/deep/origin.ts'];
    assert.deepEqual(roomsOf(files.map((path) => ({ path }))), pictured.slice(0, 3));
  });

  it('the client, the proxy and the sandbox keep their files in rooms', () => {
    assert.deepEqual(piles(sources), none);
  });

  it('a pile of loose files is found', () => {
    const loose = Array.from({ length: 11 }, (_, at) => ({ path: `src/proxy/file-${at}.ts` }));
    assert.deepEqual(piles(loose), ['src/proxy/ has 11 loose files']);
    assert.deepEqual(piles(loose.slice(1)), none);
  });

  it('rooms do not import in a circle', () => {
    assert.deepEqual(circlesOfRooms(sources), none);
  });

  it('a circle of rooms is found, where no file imports in a circle', () => {
    const found = circlesOfRooms([
      planted('src/proxy/edge/a.ts', "import '../paying/b.js';"),
      planted('src/proxy/paying/c.ts', "import '../edge/d.js'; import '../proxy.js';"),
    ]);
    assert.deepEqual(found, ['src/proxy/edge → src/proxy/paying → src/proxy/edge']);
  });

  it('no import goes round in a circle, of types or of values', () => {
    assert.deepEqual(circles(sources), none);
  });

  it('a circle of types is found', () => {
    const found = circles([
      planted('src/facts/a.ts', "import type { B } from './b.js'; export type A = B;"),
      planted('src/facts/b.ts', "import { c } from './c.js'; export type B = typeof c;"),
      planted('src/facts/c.ts', "export const c = 1; export type * from './a.js';"),
    ]);
    assert.deepEqual(found, ['src/facts/a.ts → src/facts/b.ts → src/facts/c.ts → src/facts/a.ts']);
  });

  it('an import that points up, across features, or behind a door is found', () => {
    const path = 'src/components/checkout/checkout.ts';
    const wrong = [
      ['src/client/client.ts', "import { html } from 'lit';"],
      ['src/facts/iban.ts', "import { Amount } from '../client/values.js';"],
      ['src/facts/iban.ts', "import { z } from 'zod/mini';"],
      ['src/client/client.ts', "import type { X } from '../components/base/element.js';"],
      ['src/frame/frame.ts', "import { Amount } from '../client/values.js';"],
      [path, "import { Result } from '../payment-result/payment-result.js';"],
      [path, "const load = () => import('../payment-result/view.js');"],
      [path, "import { luhn } from '../../frame/luhn.js';"],
      [path, "export * from '../../proxy/index.js';"],
      ['src/components/base/element.ts', "import { part } from '../parts/dialog.js';"],
      ['src/proxy/index.ts', "import { createSandbox } from '../sandbox/index.js';"],
      ['src/attic/box.ts', "import { html } from 'lit';"],
    ] as const;
    for (const [file, code] of wrong)
      assert.equal(forbiddenImports(planted(file, code)).length, 1, `${file}: ${code}`);
    const right = "import '../parts/dialog.js'; import { Amount } from '../../client/index.js';";
    assert.deepEqual(
      forbiddenImports(planted(path, right.replace('..', '../..').replace('../../', '../'))),
      none,
    );
  });

  it('95 of 100 sources have 180 lines or less, and none has more than 300', () => {
    const sizes = sources.map(({ path, code }) => ({ path, lines: lines(code) }));
    assert.deepEqual(
      sizes.filter((source) => source.lines > 300),
      [],
    );
    const long = sizes.filter((source) => source.lines > 180);
    assert.ok(long.length <= sizes.length * 0.05, `too many long files: ${JSON.stringify(long)}`);
  });

  it('every file is named for what it is', () => {
    const vague = /^(?:utils?|helpers?|common|types|constants|misc|shared)\b/;
    const all = [
      ...sources.map(({ path }) => path),
      ...filesIn('scripts'),
      ...filesIn('test'),
      ...filesIn('stories'),
    ];
    const isVague = (path: string) =>
      path.split('/').some((part) => vague.test(part)) && !path.endsWith('.test.ts');
    assert.deepEqual(all.filter(isVague), none);
    assert.deepEqual(
      all.filter((path) => !/^[a-z0-9][a-z0-9.-]*$/.test(basename(path))),
      none,
    );
  });

  it('no module is named like a test: a merchant’s bundler keeps the name, and their `node --test` would run it', () => {
    const isTest = (path: string) => /^test-|^test\.|[._-]test\./.test(basename(path));
    assert.deepEqual(sources.map(({ path }) => path).filter(isTest), none);
  });

  it('the version of the elements is the package’s', () => {
    assert.equal(VERSION, (JSON.parse(read('package.json')) as { version: string }).version);
  });
});

describe('entries of the package', () => {
  it('`florin`, `florin/elements` and an entry of its own have every element that has a folder', () => {
    assert.ok(elements.length > 15, `${elements.length} elements`);
    assert.deepEqual(wrongEntries(elements, entries()), none);
  });

  it('an element that an entry lacks, and an entry without an element, are found', () => {
    assert.equal(wrongEntries([...elements, 'not-there'], entries()).length, 4);
    assert.equal(wrongEntries(elements.slice(1), entries()).length, 2);
  });
});

describe('events', () => {
  const files = sources.filter(({ path }) => path.startsWith('src/components/'));

  it('say what they are about and what happened, and one name has one detail', () => {
    assert.deepEqual(wrongEvents(files), none);
  });

  it('tell of every failure, under the name of the element', () => {
    assert.deepEqual(withoutFailure(elements, files), none);
  });

  it('a name without a noun, a failure under another name and a second detail are found', () => {
    const path = 'src/components/saved-cards/saved-cards.ts';
    const events = [
      '{CustomEvent<Card>} florin-before-remove',
      '{CustomEvent<Failed>} florin-cards-failed',
      '{CustomEvent<Card>} florin-card-removed',
      '{CustomEvent<Document>} florin-card-removed',
    ];
    const code = events.map((event) => ` * @fires ${event} - Something happened.`).join('\n');
    assert.equal(wrongEvents([{ path, code }]).length, 3);
    assert.deepEqual(withoutFailure(['saved-cards'], [{ path, code }]), ['saved-cards']);
  });
});

describe('schemas', () => {
  const files = sources.filter(({ path }) => !path.endsWith('.d.ts')).map(({ path }) => path);

  it('are made when they are first asked for', async () => {
    assert.deepEqual(await eagerCalls(files), {});
  });

  it('a schema made at module scope is found, however it is written', async () => {
    mkdirSync(join(ROOT, '.florin'), { recursive: true });
    const folder = mkdtempSync(join(ROOT, '.florin/planted-'));
    const codes = [
      "import * as z from '../../src/client/schema/schema.js'; export const A = z.object({ a: z.string() });",
      "import * as z from '../../src/client/schema/schema.js'; const make = () => z.number(); export const B = [1].map(make);",
      "import * as z from '../../src/client/schema/schema.js'; export class C { static schema = z.optional(z.string()); }",
      "import * as z from '../../src/client/schema/schema.js'; export const D = () => z.string();",
    ];
    const paths = codes.map((code, index) => {
      const path = join(folder, `${index}.ts`);
      writeFileSync(path, code);
      return path.slice(ROOT.length);
    });
    const found = await eagerCalls(paths);
    rmSync(folder, { recursive: true, force: true });
    assert.deepEqual(Object.keys(found), paths.slice(0, 3));
  });

  it('zod gives types alone: none of it is loaded with the library', () => {
    const loads = ({ imports }: (typeof sources)[number]): boolean =>
      imports.some(({ target, typeOnly }) => !typeOnly && target.startsWith('zod'));
    assert.deepEqual(
      sources.filter(loads).map(({ path }) => path),
      none,
    );
  });
});

describe('styles', () => {
  const components = sources.filter(({ path }) => path.startsWith('src/components/'));

  it('no raw colour, length in pixels, duration, easing or size of text stands outside the tokens', () => {
    assert.deepEqual(components.flatMap(rawValues), none);
  });

  it('every custom property that is used is defined', () => {
    assert.deepEqual(
      components.flatMap((source) => undefinedProperties(source, read(TOKENS))),
      none,
    );
  });

  it('every token is used, so that a page that sets one sees it', () => {
    assert.deepEqual(unusedTokens(components), none);
    assert.ok(unusedTokens([]).includes('--_color-text'));
  });

  it('a raw value and an undefined property are found', () => {
    const path = 'src/components/checkout/checkout.css.ts';
    const code =
      'export const a = css`a { color: #fff; margin: 3px; fill: red; font-size: 1.3em; line-height: 1.25; font-size: var(--_font-size-l); gap: var(--florin-nothing) var(--_none); transition: color .2s ease-out; background: linear-gradient(red, blue) }`;';
    assert.deepEqual(rawValues({ path, code }), [
      `${path}: #fff`,
      `${path}: : red`,
      `${path}: 3px`,
      `${path}: .2s`,
      `${path}: ease-out`,
      `${path}: font-size: 1.3em`,
    ]);
    assert.equal(undefinedProperties({ path, code }, read(TOKENS)).length, 2);
  });
});

describe('CSS parts', () => {
  it('an error is called `error` and any other text that tells something `notice`, in every element', () => {
    const components = sources.filter(({ path }) => path.startsWith('src/components/'));
    assert.deepEqual(components.flatMap(wrongParts), none);
  });

  it('another word for an error is found, in a doc tag and in a template', () => {
    const code =
      " * @csspart fault - It.\nhtml`<p part=\"card message\">${x}</p><p part=${good ? 'notice' : 'alert'}>`";
    assert.equal(wrongParts({ path: 'src/components/a/a.ts', code }).length, 3);
  });
});

describe('words and comments', () => {
  it('every doc tag of an element can be read alone, in a sorted table', () => {
    const components = sources.filter(({ path }) => path.startsWith('src/components/'));
    assert.deepEqual(components.flatMap(leaningTags), none);
  });

  it('a doc tag that needs the line above is found', () => {
    const tags = [
      '@slot offline - The same without a network.',
      '@csspart keep - The button that does not.',
      '@csspart brand - One of the two.',
      '@csspart edit - The button that opens it for this one.',
      '@csspart remove - The button that removes a card.',
    ];
    const code = `/**\n${tags.map((tag) => ` * ${tag}`).join('\n')}\n */`;
    const property = "/** The same for a seller. */\n  @property() seller = '';";
    assert.equal(leaningTags({ path: 'src/components/a/a.ts', code: `${code}\n${property}` }).length, 5);
  });

  it('a doc tag that is not plain English is found', () => {
    const code = `/**
 * @slot unauthorised - The message that nobody is signed in.
 * @csspart left - How long the link still works.
 * @cssstate saving - What was typed is on its way.
 * @cssstate ready - The form can be filled in.
 */
  /** The only one of whoever is signed in. */
  @property() seller = '';`;
    assert.equal(leaningTags({ path: 'src/components/a/a.ts', code }).length, 4);
  });

  it('the documentation is in plain English', () => {
    const pages = ['docs', 'decisions'].flatMap(filesIn).filter((path) => path.endsWith('.md'));
    // What is generated of doc comments is held by their own tests, and one line names the words to avoid.
    const byHand = (path: string): string =>
      read(path).replace(/<!-- reference -->[^]*|^- \*\*Name the person or the thing.*/m, '');
    const paths = ['README.md', 'SECURITY.md', 'CONTRIBUTING.md', ...pages];
    assert.deepEqual(
      paths.flatMap((path) => wordsNotPlain(path, byHand(path))),
      none,
    );
  });

  it('tests are in plain English, with their titles, messages and names', () => {
    // These name the words to avoid.
    const checks = /^test\/(?:house\.test|house\/(?:prose|doc-tags)|words\/words\.test)\.ts$/;
    const paths = filesIn('test').filter((path) => /\.(?:ts|mjs|json)$/.test(path) && !checks.test(path));
    assert.ok(paths.length > 500);
    assert.deepEqual(
      paths.flatMap((path) => wordsNotPlain(path, read(path))),
      none,
    );
  });

  it('documentation that is not plain English is found, with its line', () => {
    const text = 'Plain.\nWhoever runs it mends it, and nobody is told.\nAmending is fine.';
    assert.deepEqual(
      wordsNotPlain('docs/a.md', text).map((fault) => fault.split(':').slice(0, 3).join(':')),
      ['docs/a.md:2: “Whoever”', 'docs/a.md:2: “mends”', 'docs/a.md:2: “nobody”'],
    );
  });

  it('comments are in plain English', () => {
    assert.deepEqual(sources.flatMap(commentsNotPlain), none);
  });

  it('stories, the demo and scripts are in plain English', () => {
    const paths = ['stories', 'demo', 'scripts', '.storybook', 'bench'].flatMap(filesIn);
    const code = paths.filter((path) => /\.(?:ts|m?js)$/.test(path));
    const pages = paths.filter((path) => path.endsWith('.html'));
    const found = [
      ...code.flatMap((path) => commentsNotPlain({ path, code: read(path) })),
      ...pages.flatMap((path) => wordsNotPlain(path, read(path))),
    ];
    assert.ok(code.length > 100 && pages.length > 10);
    assert.deepEqual(found, none);
  });

  it('a comment that is not plain English is found, and code is left alone', () => {
    const code = "// Whoever asks.\n/** Plain. */\nconst nobody = 'nobody';\n/**\n * Told to nobody.\n */";
    assert.equal(commentsNotPlain({ path: 'src/a.ts', code }).length, 2);
  });

  it('no comment is a promise or was once code', () => {
    assert.deepEqual(sources.flatMap(deadComments), none);
  });

  it('a promise and a line of dead code are found', () => {
    const code = "// const a = 1;\n/** TODO later */\n// `a` is fine\nconst text = '// const b = 2;';";
    assert.equal(deadComments({ path: 'src/a.ts', code }).length, 2);
  });
});

describe('what runs', () => {
  const evaluates = /\beval\s*\(|\bFunction\s*\(|\bset(?:Timeout|Interval)\s*\(\s*['"`]|\bimportScripts\b/;

  it('C3-76: no source makes code of text', () => {
    const found = sources.filter(({ code }) => evaluates.test(code));
    assert.deepEqual(
      found.map(({ path }) => path),
      [],
    );
    for (const code of ["eval('1')", "new Function('x')", "setTimeout('x()', 1)"])
      assert.match(code, evaluates);
  });
});

describe('tests and stories', () => {
  it('every test stands at the path of what it tests', () => {
    const tests = filesIn('test').filter((path) => path.endsWith('.test.ts'));
    const lonely = tests.filter((path) => {
      const listed = Object.keys(WITHOUT_TWIN).some((known) => path.startsWith(`test/${known}`));
      return !listed && !twinsOf(path).some((twin) => existsSync(join(ROOT, twin)));
    });
    assert.deepEqual(lonely, none);
  });

  it('every element has a file of stories', () => {
    const elements = sources.filter(({ path }) => path.endsWith('/define.ts') && !path.includes('/base/'));
    const missing = elements
      .map(({ path }) => dirname(path).replace('src/components/', ''))
      .map((name) => `stories/${name}/${name}.stories.ts`)
      .filter((path) => !existsSync(join(ROOT, path)));
    assert.deepEqual(missing, none);
  });
});
