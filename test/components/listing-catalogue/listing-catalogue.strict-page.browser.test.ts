import { aTimeout, expect, fixture, html, waitUntil } from '@open-wc/testing';

import { read } from '../opened.js';

describe('a page with the strictest policy', () => {
  it('C3-73, C3-74, C3-75: shows a catalogue without a violation, whatever its forms and links are called', async () => {
    const src = new URL('strict-page.html', import.meta.url).href;
    const frame = await fixture<HTMLIFrameElement>(
      html`<iframe src=${src} width="1000" height="700"></iframe>`,
    );
    const inside = () => frame.contentDocument?.querySelector<HTMLElement>('florin-listing-catalogue');
    const root = () => inside()?.shadowRoot ?? undefined;
    const until = (what: () => unknown, why: string) =>
      waitUntil(what, `${why}: ${root() && read(root()!)} ${inside()?.dataset['refused']}`);
    await until(() => root()?.querySelector('a.title'), 'no listing');
    const input = root()!.querySelector<HTMLInputElement>('[part=search]')!;
    input.value = 'thing 1';
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await until(() => root()?.querySelector('mark'), 'no mark');
    root()!.querySelector<HTMLElement>('[part=filters]')!.click();
    await until(() => root()?.querySelector('[part=choice]'), 'no filters');
    await aTimeout(100);
    expect(inside()!.dataset['refused']).to.equal('');
    // The policy is in force: the same page refuses what it should.
    expect(() => (frame.contentDocument!.body.innerHTML = '<b>x</b>')).to.throw();
  });
});
