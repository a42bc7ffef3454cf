import { expect, fixture, html, waitUntil } from '@open-wc/testing';

import { TestElement } from './test-element.js';

customElements.define('test-words', TestElement);
const mount = (locale = '') => fixture<TestElement>(html`<test-words locale=${locale}></test-words>`);
const said = (element: TestElement) => element.shadowRoot!.textContent!.trim();

describe('the words of an element', () => {
  it('are English at once, with the places filled', async () => {
    expect(said(await mount())).to.equal('Hello, Ada.');
  });

  it('stay on screen until another language is there', async () => {
    const element = await mount('de-AT');
    expect(element.spokenWords.ready).to.equal(said(element) === 'Guten Tag, Ada.');
    await waitUntil(() => said(element) === 'Guten Tag, Ada.');
    expect(element.spokenWords.ready).to.equal(true);
  });

  it('are English for a language that is not there, will not load, or is none', async () => {
    for (const locale of ['eo', 'fr', '__proto__', 'constructor', '??']) {
      const element = await mount(locale);
      await waitUntil(() => element.spokenWords.ready, locale);
      expect(said(element), locale).to.equal('Hello, Ada.');
    }
  });

  it('a language that comes late does not replace a newer choice', async () => {
    const element = await mount('de');
    element.locale = 'en';
    await element.updateComplete;
    await new Promise((done) => setTimeout(done));
    expect(said(element)).to.equal('Hello, Ada.');
  });

  it('a place without a value stays empty', async () => {
    const element = await mount();
    expect(element.spokenWords.text('hello')).to.equal('Hello, .');
    expect(element.spokenWords.text('hello', { name: '{name}' })).to.equal('Hello, {name}.');
  });
});
