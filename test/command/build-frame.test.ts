import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';

import { buildFrame } from '../../src/command/build-frame.js';
import { UsageError } from '../../src/command/usage-error.js';

const KEY = `10001|${'B7'.repeat(256)}`;

describe('florin build-frame', () => {
  let folder = '';
  before(() => void (folder = mkdtempSync(join(tmpdir(), 'florin-frame-'))));
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('writes a frame with the key and the policy in it, and says how to serve it', async () => {
    const said = await buildFrame(['--key', KEY, '--origin', 'https://shop.example', '--out', folder]);
    const html = readFileSync(join(folder, '1/frame.html'), 'utf8');
    assert.match(html, /http-equiv="Content-Security-Policy"/);
    assert.ok(html.includes(KEY));
    assert.match(said, /frame-ancestors https:\/\/shop\.example/);
    assert.match(said, /sandbox allow-scripts/);
    const action = readFileSync(join(folder, '1/action-frame.html'), 'utf8');
    assert.ok(action.includes('"origins":["https://shop.example"]'));
    assert.match(said, /action-frame\.html\n\nServe it with these headers:\n[^]*frame-src https:;/);
  });

  it('writes the font into the frame and its policy', async () => {
    const files = ['400=https://shop.example/a-400.woff2', '500=http://localhost:80801/a.woff2'];
    const args = ['--key', KEY, '--origin', 'https://shop.example', '--out', folder];
    await assert.rejects(
      buildFrame([...args, ...files.flatMap((file) => ['--font', file])]),
      /^Error: --font 500, which is no https: address of a \.woff2 file/,
    );
    const said = await buildFrame([...args, '--font', files[0]!]);
    const html = readFileSync(join(folder, '1/frame.html'), 'utf8');
    for (const text of [said, html]) assert.match(text, /font-src https:\/\/shop\.example\/a-400\.woff2;/);
    assert.ok(html.includes('"font":{"400":"https://shop.example/a-400.woff2"}'));
  });

  for (const [what, args] of [
    ['with two files for a weight', ['400=https://a.example/a.woff2', '400=https://a.example/b.woff2']],
    ['with a font by http', ['400=http://shop.example/a.woff2']],
    ['with a font without a weight', ['https://shop.example/a.woff2']],
    ['with a range of a font', ['U+30-39=https://shop.example/a.woff2']],
  ] as const)
    it(`C10-306: says what is wrong ${what}, and writes nothing`, async () => {
      const out = join(folder, 'nothing');
      const fonts = args.flatMap((file) => ['--font', file]);
      await assert.rejects(
        buildFrame(['--key', KEY, '--origin', 'https://shop.example', ...fonts, '--out', out]),
        /^Error: --font /,
      );
      assert.ok(!existsSync(out));
    });

  for (const [what, args] of [
    ['without a key', ['--origin', 'https://shop.example']],
    ['with a weak key', ['--key', `10001|${'B7'.repeat(128)}`, '--origin', 'https://shop.example']],
    ['without an origin', ['--key', KEY]],
    ['with a path for an origin', ['--key', KEY, '--origin', 'https://shop.example/checkout']],
    ['with a plain http origin', ['--key', KEY, '--origin', 'http://shop.example']],
    ['with a wildcard for an origin', ['--key', KEY, '--origin', 'https://*.shop.example']],
    ['with a word it does not know', ['--key', KEY, '--colour', 'red']],
  ] as const)
    it(`says what is wrong ${what}, and writes nothing`, async () => {
      await assert.rejects(
        buildFrame([...args, ...(what.includes('know') ? [] : ['--out', folder])]),
        UsageError,
      );
    });
});
