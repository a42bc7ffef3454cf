import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';

import { checkoutScript, scriptLanguages } from '../../src/command/script/checkout-script.js';
import { writeScript } from '../../src/command/script.js';
import { UsageError } from '../../src/command/usage-error.js';
import { catalogues } from '../../scripts/words/catalogues.mjs';
import { isSpokenTo } from '../../scripts/words/readers.mjs';

type Words = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const parts = async (locale: string) => {
  const [, expression = '', code = ''] =
    /^const [\w$]+=([^]*?);\/\*words\*\/([^]*)$/.exec((await checkoutScript(locale)) ?? '') ?? [];
  // Plurals and dates are functions.
  const address = `data:text/javascript,${encodeURIComponent(`export const words = ${expression};`)}`;
  return { words: ((await import(address)) as { readonly words: Words }).words, code };
};

describe('florin script', () => {
  let folder = '';
  before(() => void (folder = mkdtempSync(join(tmpdir(), 'florin-script-'))));
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('writes a checkout in one language, and says what to put into the page', async () => {
    const said = await writeScript(['de', '--out', folder]);
    const script = readFileSync(join(folder, 'checkout.de.js'), 'utf8');
    const hash = createHash('sha384').update(script).digest('base64');
    assert.equal(
      said,
      `${join(folder, 'checkout.de.js')}\n\n<script type="module" src="/checkout.de.js" integrity="sha384-${hash}"></script>`,
    );
    assert.match(script, /Kartennummer/);
    assert.doesNotMatch(script, /Card number/);
  });

  it('knows every language that shoppers have', async () => {
    const spoken = Object.entries(catalogues() as Readonly<Record<string, Words>>)
      .filter(([, words]) => isSpokenTo('shopper', words))
      .map(([locale]) => locale);
    assert.deepEqual(await scriptLanguages(), spoken.sort());
    assert.ok(spoken.length >= 40);
  });

  it('has the same code in each language, and every word that the code reads', async () => {
    const english = await parts('en');
    const names = (words: Words, group: string) => Object.keys(words[group] ?? {}).sort();
    for (const locale of await scriptLanguages()) {
      const { words, code } = await parts(locale);
      assert.equal(code, english.code, locale);
      for (const group of Object.keys(english.words))
        assert.deepEqual(names(words, group), names(english.words, group), `${locale}, ${group}`);
    }
  });

  for (const [what, args] of [
    ['without a language', []],
    ['with a language that there is not', ['tlh']],
    ['with a path for a language', ['../en']],
    ['with two languages', ['de', 'fr']],
    ['with a word it does not know', ['de', '--colour', 'red']],
  ] as const)
    it(`says what is wrong ${what}`, async () => {
      await assert.rejects(writeScript(args), UsageError);
    });
});
