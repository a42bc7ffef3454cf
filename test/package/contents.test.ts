import assert from 'node:assert/strict';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';

import { filesIn, read } from '../house/files.js';

interface Entry {
  readonly link?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
  readonly files: readonly string[];
}

const lock = JSON.parse(read('package-lock.json')) as { packages: Readonly<Record<string, Entry>> };
const manifest = JSON.parse(read('package.json')) as Manifest;
/** What `npm install florin` brings along: adding a name here is a decision. */
const DEPENDENCIES = ['@hono/node-server', 'hono', 'jose', 'lean-qr', 'lit', 'yaml', 'zod'];

const packages = Object.entries(lock.packages).filter(([path, { link }]) => path !== '' && !link);

describe('what is installed', () => {
  it('C6-114: has a sha512 for each package, so that no other contents pass under the same version', () => {
    const bare = packages.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity));
    assert.deepEqual(
      bare.map(([path]) => path),
      [],
      'run node scripts/lock-integrity.mjs',
    );
    assert.ok(packages.length > 800);
  });

  it('C6-114: comes from the registry that you configured, because the lock names none', () => {
    assert.deepEqual(
      packages.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path),
      [],
    );
  });

  it('C6-114: runs no script of ours, and brings nothing that is not listed here', () => {
    const installs = ['preinstall', 'install', 'postinstall', 'prepare'];
    assert.deepEqual(
      installs.filter((name) => Object.hasOwn(manifest.scripts, name)),
      [],
    );
    assert.deepEqual(Object.keys(manifest.dependencies).sort(), DEPENDENCIES);
  });
});

it('C6-116: no page, example or document loads a script from another host, or from an address that changes', () => {
  const pages = ['demo', 'docs', 'examples', 'stories'].flatMap(filesIn);
  const texts = [...pages, 'README.md'].filter((path) => /\.(?:html|m?[jt]sx?|md)$/.test(path));
  const remote = /<script[^>]+src=["'](?:https?:)?\/\/|@latest\b|\b(?:unpkg|jsdelivr|esm\.sh|skypack)\b/;
  assert.deepEqual(
    texts.filter((path) => remote.test(read(path))),
    [],
  );
});

describe('what is published', () => {
  /** `florin verify-proxy` sends a public test card number in clear: your proxy has to refuse it. */
  const ALLOWED = ['dist/sandbox/', 'dist/command/verify-proxy'];
  const files = filesIn('dist').filter((path) => !ALLOWED.some((folder) => path.startsWith(folder)));
  const numbers = [...read('docs/test-cards.md').matchAll(/^\| ((?:\d{2,4} ?){4,5}) +\| \d\d\/2030/gm)].map(
    ([, number = '']) => number.replaceAll(' ', ''),
  );

  it('has no file that leads back to itself, so that a page meets no class before it is there', () => {
    const code = filesIn('dist').filter((path) => path.endsWith('.js') && !path.startsWith('dist/cdn/'));
    const imported = new Map(
      code.map((path) => {
        const targets = read(path).matchAll(/^(?:import|export)\b[^;'"]*["'](\.{1,2}\/[^"']+)["'];/gm);
        return [path, [...targets].map(([, target = '']) => join(dirname(path), target))];
      }),
    );
    const missing = [...imported.values()].flat().filter((path) => !imported.has(path));
    assert.deepEqual(
      missing.filter((path) => !path.startsWith('dist/cdn/')),
      [],
    );
    const left = new Map(imported);
    // Whatever leads to nothing that is left is in no circle.
    for (let before = -1; before !== left.size;) {
      before = left.size;
      for (const [path, targets] of left) if (!targets.some((target) => left.has(target))) left.delete(path);
    }
    assert.deepEqual([...left.keys()], []);
  });

  it('C4-85: holds no test card outside the sandbox, and no key', () => {
    assert.ok(numbers.length > 20 && files.length > 500);
    const secret = new RegExp(`${numbers.join('|')}|-----BEGIN [A-Z ]*PRIVATE KEY`);
    assert.deepEqual(
      files.filter((path) => secret.test(read(path))),
      [],
    );
  });
});

it('the changelog names what is not released, and has the sections of Keep a Changelog alone', () => {
  const changelog = read('CHANGELOG.md');
  assert.match(changelog, /^## \[Unreleased\]$/m);
  const sections = [...changelog.matchAll(/^### (.+)$/gm)].map(([, name = '']) => name);
  const known = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
  assert.deepEqual(
    sections.filter((name) => !known.includes(name)),
    [],
  );
});
