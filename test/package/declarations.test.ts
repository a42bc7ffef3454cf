import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';

import { readDeclarationModule } from '../../scripts/build/declaration-module.mjs';
import { mergeDeclarations } from '../../scripts/build/merge-declarations.mjs';
import { shareTypes } from '../../scripts/build/share-types.mjs';
import { read, ROOT } from '../house/files.js';
import { createApp, link } from './installed-app.js';

const { exports } = JSON.parse(read('package.json')) as {
  readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
};
const clients = readdirSync(join(ROOT, 'dist/client'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(ROOT, 'dist/client', entry.name, 'index.d.ts')))
  .map(({ name }) => name);
const entries = Object.entries(exports)
  .filter(([, target]) => typeof target !== 'string')
  .flatMap(([name]) => (name.includes('*') ? clients.map((client) => name.replace('*', client)) : [name]));

const FRAMEWORKS = ['@types/react', 'csstype', 'preact', 'react', 'solid-js', 'svelte', 'vue'];

/** What the compiler finds wrong in a folder, its dependencies' declarations included. */
function complaints(folder: string, types: readonly string[] = []): string {
  const compilerOptions = {
    target: 'ES2022',
    module: 'NodeNext',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types,
    strict: true,
    noEmit: true,
    skipLibCheck: false,
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  try {
    return execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', folder], {
      cwd: folder,
      encoding: 'utf8',
    });
  } catch (error) {
    return (error as { readonly stdout: string }).stdout;
  }
}

it('the declarations of every entry compile without skipLibCheck', () => {
  assert.ok(entries.length > 60, `${entries.length} entries`);
  const folder = createApp('/main.js');
  try {
    link(folder, ['@types/node', 'undici-types', ...FRAMEWORKS]);
    const lines = entries.map((name, at) => `import * as entry${at} from 'florin${name.slice(1)}';`);
    const used = entries.map((_, at) => `entry${at}`).join(', ');
    writeFileSync(join(folder, 'page.ts'), `${lines.join('\n')}\nconsole.log(${used});\n`);
    assert.equal(complaints(folder, ['node']), '');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('merged declarations', () => {
  const FILES = {
    'entry.d.ts': `import { Amount } from './own.js';
import type { Other } from './deep.js';
export * from './star.js';
export declare const pay: (amount: Amount, other: Other) => import('./deep.js').Result<string>;
`,
    'own.d.ts': `import { Amount as Elsewhere } from './deep.js';
/** Cents. */
export interface Amount { readonly value: Elsewhere }
`,
    'deep.d.ts': `export type Amount = number;
export type Other = { [Key in Amount]: Key };
export interface Result<Amount> { readonly from: Amount; readonly request: Request }
`,
    'star.d.ts': `declare const Schema: () => number;
export type Schema = ReturnType<typeof Schema>;
interface Request { readonly mine: true }
export declare class Sender { send(request: Request): void }
`,
  };

  it('say of every name what the files said, where names meet and where a value is not exported', () => {
    const folder = mkdtempSync(join(tmpdir(), 'florin-declarations-'));
    try {
      const paths = Object.entries(FILES).map(([name, text]) => {
        writeFileSync(join(folder, name), text);
        return join(folder, name);
      });
      const [entry = ''] = paths;
      const modules = new Map(paths.map((path) => [path, readDeclarationModule(path)]));
      const texts = mergeDeclarations(modules, [entry]);
      assert.deepEqual([...texts.keys()], [entry]);
      for (const path of paths) rmSync(path);
      writeFileSync(entry, texts.get(entry) ?? '');
      writeFileSync(
        join(folder, 'page.ts'),
        `import { pay, Sender, type Schema } from './entry.js';
const result = pay({ value: 1 }, {});
const text: string = result.from;
const address: string = result.request.url;
new Sender().send({ mine: true });
export const schema: Schema = 1;
console.log(text, address);
`,
      );
      assert.equal(complaints(folder), '');
      writeFileSync(join(folder, 'page.ts'), `import { Schema } from './entry.js';\nSchema();\n`);
      assert.match(complaints(folder), /'Schema' (?:cannot be used as a value|only refers to a type)/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('a type that a file of declarations repeats', () => {
  const address = `Box<{
    city: Box<string>;
    country: Box<'NL' | 'BE' | 'DE' | 'FR'>;
    postalCode: Box<string>;
}>`;
  const indented = address.replaceAll('\n', '\n    ');

  it('is written once, named after the property that has it, which no name of the file is', () => {
    const code = `export interface BillingAddress { readonly city: string }
export declare const order: {
    billingAddress: ${indented};
    person: Box<{ deliveryAddress: ${address}; name: Box<string>; born: Box<string> }>;
};
`;
    const shared = shareTypes('entry.d.ts', code);
    assert.equal(shared.split('postalCode').length, 2);
    assert.match(shared, /billingAddress: BillingAddress2;/);
    assert.match(shared, /deliveryAddress: BillingAddress2;/);
    assert.match(shared, /^type BillingAddress2 = Box<\{/m);
  });

  it('stays where it is when it stands once, is short, or names what means something there alone', () => {
    const list = 'Box<{ first: Item; second: Item; third: Item; fourth: Item; fifth: Item }>';
    for (const code of [
      `export declare const one: { address: ${address} };\n`,
      `export declare const two: { first: Box<string>; second: Box<string> };\n`,
      `export type Listed<Item> = { first: ${list}; second: ${list} };\n`,
    ])
      assert.equal(shareTypes('entry.d.ts', code), code);
  });
});
