import { expect, fixture, html } from '@open-wc/testing';

import { closestAbove } from '../../../src/components/base/composed-tree.js';

describe('the composed tree', () => {
  it('is climbed through slots first, then out of shadow roots', async () => {
    const outer = await fixture<HTMLElement>(
      html`<section class="wanted">
        <div><p></p></div>
      </section>`,
    );
    const host = outer.querySelector('div')!;
    const inside = document.createElement('article');
    inside.className = 'wanted';
    inside.append(document.createElement('slot'));
    host.attachShadow({ mode: 'open' }).append(inside);
    expect(closestAbove(outer.querySelector('p')!, '.wanted')).to.equal(inside);
    expect(closestAbove(inside, '.wanted')).to.equal(outer);
    expect(closestAbove(outer, '.nowhere')).to.equal(undefined);
  });
});
