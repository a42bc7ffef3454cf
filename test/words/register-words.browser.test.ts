import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import type { TemplateResult } from 'lit';

import { FlorinElement } from '../../src/components/base/element.js';
import { Words } from '../../src/components/base/words.js';
import { words as english } from '../../src/words/compiled/listing-form/conflict/en.js';
import { seller } from '../../src/words/seller.js';
import { plural, registerWords } from '../../src/words/index.js';

const GROUP = 'listing-form/conflict';

class Pictures extends FlorinElement {
  static readonly languages = seller;
  readonly #words = new Words(this, () => this.language, english);

  protected override render(): TemplateResult {
    const { language } = this;
    return html`<input />
      <p>${this.#words.text('pictures', { count: 1234.5 })} · ${(0.5).toLocaleString(language)}</p>
      <b>${this.#words.text('theirs')}</b>`;
  }
}
customElements.define('test-pictures', Pictures);

const mount = (locale: string) => fixture<Pictures>(html`<test-pictures locale=${locale}></test-pictures>`);
const said = (element: Pictures) => element.shadowRoot!.querySelector('p')!.textContent!.trim();
const theirs = (element: Pictures) => element.shadowRoot!.querySelector('b')!.textContent!.trim();

describe('words of the page’s own', () => {
  it('add a language: its plurals and numbers too, live, and nothing typed is lost', async () => {
    const element = await mount('sr-RS');
    await waitUntil(() => said(element) === '1,234.5 pictures · 0.5');
    const input = element.shadowRoot!.querySelector('input')!;
    input.value = 'typed';
    const form = (forms: Record<string, string>) => ({ [GROUP]: { pictures: forms['other']! } });
    registerWords('sr', form({ other: '{count} slika' }));
    await element.updateComplete;
    expect(said(element)).to.equal('1234.5 slika · 0,5');
    registerWords('sr', {
      [GROUP]: {
        pictures: ({ count }, language) =>
          plural(language, count, { one: 'jedna slika', other: 'više slika' }),
      },
    });
    await element.updateComplete;
    expect(said(element)).to.equal('više slika · 0,5');
    expect(element.shadowRoot!.querySelector('input')).to.equal(input);
    expect(input.value).to.equal('typed');
  });

  it('fall back from a country to its language, then to English, with the numbers of what is shown', async () => {
    registerWords('de-CH', { [GROUP]: { theirs: 'Was dort jetzt steht' } });
    const swiss = await mount('de-CH');
    await waitUntil(() => said(swiss).includes('Bilder'));
    expect(said(swiss)).to.equal(`${(1234.5).toLocaleString('de-CH')} Bilder · 0.5`);
    expect(theirs(swiss)).to.equal('Was dort jetzt steht');
    const german = await mount('de-AT');
    await waitUntil(() => said(german).includes('Bilder'));
    expect(theirs(german)).not.to.equal('Was dort jetzt steht');
    const unknown = await mount('eo');
    await waitUntil(() => said(unknown) === '1,234.5 pictures · 0.5');
  });

  it('of one element come before those of any language, and a change is shown at once', async () => {
    const element = await mount('en');
    const other = await mount('en');
    const before = theirs(other);
    element.words = { [GROUP]: { theirs: 'What the shop has' } };
    await element.updateComplete;
    expect([theirs(element), theirs(other)]).to.deep.equal(['What the shop has', before]);
    element.words = {};
    await element.updateComplete;
    expect(theirs(element)).to.equal(before);
  });

  it('that a language lacks stay English, and the developer is told once which', async () => {
    const errors: string[] = [];
    const { error } = console;
    console.error = (text: string) => void errors.push(text);
    try {
      registerWords('sr', { [GROUP]: { pictures: 'slike' } });
      const element = await mount('sr');
      element.requestUpdate();
      await element.updateComplete;
      expect(said(element)).to.equal('slike · 0,5');
      expect(theirs(element)).to.equal(String(english.theirs));
    } finally {
      console.error = error;
    }
    expect(errors).to.deep.equal([
      'florin: a word is missing and stays English. sr: listing-form/conflict, theirs',
    ]);
  });

  it('for what is no language are refused', () => {
    expect(() => registerWords('not a language', {})).to.throw(RangeError);
  });
});
