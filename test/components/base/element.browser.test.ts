import { expect, fixture, html, oneEvent, waitUntil } from '@open-wc/testing';

import { TestElement } from './test-element.js';

customElements.define('test-element', TestElement);
const mount = () => fixture<TestElement>(html`<test-element></test-element>`);

describe('every element', () => {
  it('tells facts by events that bubble out of shadow roots, with a detail that no listener can change', async () => {
    const element = await mount();
    setTimeout(() => element.tell({ outcome: 'paid' }));
    const event = await oneEvent(document.body, 'florin-test-told');
    expect(event.composed).to.equal(true);
    expect(event.cancelable).to.equal(false);
    expect(Object.isFrozen(event.detail)).to.equal(true);
  });

  it('lets a page veto what can be vetoed', async () => {
    const element = await mount();
    element.addEventListener('florin-test-told', (event) => event.preventDefault(), { once: true });
    expect(element.tell({}, true)).to.equal(false);
    expect(element.tell({}, true)).to.equal(true);
  });

  it('shows one state at a time to style sheets', async () => {
    const element = await mount();
    element.show('loading');
    element.show('ready');
    expect(element.matches(':state(ready)')).to.equal(true);
    expect(element.matches(':state(loading)')).to.equal(false);
  });

  it('takes the place of what a server rendered, which stays until then', async () => {
    const place = await fixture<HTMLElement>(html`<div></div>`);
    const served = (tag: string) =>
      `<${tag}><template shadowrootmode="open"><div><style>p { color: red }</style><p>Loading</p></div></template></${tag}>`;
    place.setHTMLUnsafe(served('test-element') + served('not-yet-known'));
    const [known, later] = place.children as unknown as readonly [TestElement, HTMLElement];
    const texts = (element: Element) =>
      [...element.shadowRoot!.children].map(({ textContent }) => textContent);
    // Firefox makes an element of markup like this one in a task of its own.
    await waitUntil(() => texts(known)[0] === 'Hello, Ada.');
    expect(texts(known)).to.have.length(1);
    expect(texts(later)).to.deep.equal(['p { color: red }Loading']);
    const own = document.createElement('b');
    later.shadowRoot!.append(own);
    customElements.define('not-yet-known', class extends TestElement {});
    await (later as TestElement).updateComplete;
    expect(texts(later)).to.deep.equal(['', 'Hello, Ada.']);
    expect(own.isConnected).to.equal(true);
    own.remove();
    (later as TestElement).locale = 'de';
    await waitUntil(() => texts(later)[0] === 'Guten Tag, Ada.');
    expect(texts(later)).to.have.length(1);
  });

  it('is not there when hidden', async () => {
    const element = await mount();
    element.hidden = true;
    expect(getComputedStyle(element).display).to.equal('none');
  });

  it('takes its colours from the page’s scheme and its tokens from the page', async () => {
    const element = await mount();
    const light = getComputedStyle(element).color;
    element.style.colorScheme = 'dark';
    expect(getComputedStyle(element).color).not.to.equal(light);
    element.style.setProperty('--florin-color-text', 'rgb(1, 2, 3)');
    expect(getComputedStyle(element).color).to.equal('rgb(1, 2, 3)');
  });
});
