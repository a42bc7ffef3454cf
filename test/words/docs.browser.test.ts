import { expect, fixture, html } from '@open-wc/testing';

import '../../src/components/checkout/define.js';
import { seller } from '../../src/words/seller.js';
import * as entry from '../../src/words/index.js';
import { FlorinElement } from '../../src/components/base/element.js';
import { Words } from '../../src/components/base/words.js';
import { words as cart } from '../../src/words/compiled/cart/en.js';
import { words as conflict } from '../../src/words/compiled/listing-form/conflict/en.js';

class Spoken extends FlorinElement {
  static readonly languages = seller;
  readonly cart = new Words(this, () => this.language, cart);
  readonly conflict = new Words(this, () => this.language, conflict);
}
customElements.define('test-spoken', Spoken);

/** What `florin/words` exports, for a module whose address the tests make up. */
const ENTRY = Object.keys(entry)
  .map((name) => `export const ${name} = globalThis.florinWords.${name};`)
  .join('\n');

const addressOf = (code: string) => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));

/** Runs the page's code blocks one after the other, as a site's own modules that import the package. */
async function runBlocks(): Promise<number> {
  const page = await (await fetch('/docs/words.md')).text();
  const blocks = [...page.matchAll(/^```js\n(.*?)^```/gms)].map(([, code = '']) => code);
  Object.assign(globalThis, { florinWords: entry });
  const exports = addressOf(ENTRY);
  for (const code of blocks) await import(addressOf(code.replaceAll("'florin/words'", `'${exports}'`)));
  return blocks.length;
}

it('what docs/words.md shows gives an element words of its own, and every element another language', async () => {
  const checkout = await fixture<FlorinElement>(html`<florin-checkout></florin-checkout>`);
  const spoken = await fixture<Spoken>(html`<test-spoken locale="pt-BR"></test-spoken>`);
  expect(spoken.cart.text('empty')).to.equal(cart.empty);
  expect(await runBlocks()).to.equal(2);
  expect(checkout.words).to.deep.equal({ checkout: { pay: 'Donate {amount}' } });
  await spoken.updateComplete;
  expect(spoken.cart.text('empty')).to.equal('O seu carrinho está vazio.');
  expect([1, 2].map((count) => spoken.conflict.text('pictures', { count }))).to.deep.equal([
    'uma imagem',
    'várias imagens',
  ]);
});
