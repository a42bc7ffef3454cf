import { emulateMedia } from '@web/test-runner-commands';
import { expect, fixture, html, nextFrame } from '@open-wc/testing';

import { TestElement } from './test-element.js';

customElements.define('test-page-settings', TestElement);
const mount = () => fixture<TestElement>(html`<test-page-settings></test-page-settings>`);

describe('the page an element stands in', () => {
  afterEach(() => {
    for (const name of ['lang', 'dir', 'style']) document.documentElement.removeAttribute(name);
  });

  it('gives its language, unless something nearer has one', async () => {
    document.documentElement.lang = 'nl';
    const element = await mount();
    expect(element.settings.language).to.equal('nl');
    element.parentElement!.lang = 'fr-CA';
    expect(element.settings.language).to.equal('fr-CA');
    element.lang = 'ar';
    expect(element.settings.language).to.equal('ar');
  });

  it('an impossible language is English', async () => {
    document.documentElement.lang = 'no such_thing';
    expect((await mount()).settings.language).to.equal('en');
  });

  it('gives its direction and its colour scheme', async () => {
    const element = await mount();
    element.dir = 'rtl';
    element.style.colorScheme = 'dark';
    expect(element.settings.direction).to.equal('rtl');
    expect(element.settings.colorScheme).to.equal('dark');
  });

  it('a scheme of both follows the shopper’s choice', async function () {
    const element = await mount();
    element.style.colorScheme = 'light dark';
    try {
      await emulateMedia({ colorScheme: 'dark' });
    } catch {
      return this.skip();
    }
    expect(element.settings.colorScheme).to.equal('dark');
    await emulateMedia({ colorScheme: 'light' });
    expect(element.settings.colorScheme).to.equal('light');
  });

  it('a switch reaches an element that is there, and none that is gone', async () => {
    const element = await mount();
    let updates = 0;
    element.addController({ hostUpdated: () => updates++ });
    document.documentElement.dir = 'rtl';
    await nextFrame();
    expect(updates).to.equal(1);
    element.remove();
    document.documentElement.dir = 'ltr';
    await nextFrame();
    expect(updates).to.equal(1);
  });
});
