import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';

import { adoptStyles } from '../../../../src/components/base/adopt-styles.js';
import { plainDialogStyles } from '../../../../src/components/parts/controls/dialog.css.js';
import { TestElement } from '../test-element.js';

customElements.define('test-element', TestElement);

const TOKENS = ['--_motion', '--_motion-move', '--_motion-cover'];

/** Seconds that each step of the scale takes, in an element below an ancestor with a style. */
async function scale(style = ''): Promise<number[]> {
  const place = await fixture(html`<div style=${style}><test-element></test-element></div>`);
  const probe = place.firstElementChild!.shadowRoot!.querySelector('p')!;
  return TOKENS.map((token) => {
    probe.style.transitionDuration = `var(${token})`;
    return parseFloat(getComputedStyle(probe).transitionDuration);
  });
}

/** Milliseconds of the animations of a dialog that has just opened, and of what is behind it. */
async function opening(): Promise<unknown[]> {
  const element = await fixture<TestElement>(html`<test-element></test-element>`);
  const dialog = document.createElement('dialog');
  element.renderRoot.append(dialog);
  for (const sheet of plainDialogStyles) adoptStyles(dialog, sheet);
  dialog.showModal();
  const animations = dialog.getAnimations({ subtree: true });
  return animations.map(({ effect }) => effect?.getComputedTiming().duration);
}

describe('motion', () => {
  it('is shortest for what answers a press, and longest for what covers', async () => {
    expect(await scale()).to.deep.equal([0.12, 0.2, 0.3]);
  });

  it('has one duration where a page sets one, and a step of its own where a page sets that', async () => {
    expect(await scale('--florin-motion: 0s')).to.deep.equal([0, 0, 0]);
    expect(await scale('--florin-motion: 0s; --florin-motion-cover: 1s')).to.deep.equal([0, 0, 1]);
  });

  it('brings a dialog in, and dims the page behind it', async () => {
    const durations = await opening();
    expect(durations).to.not.deep.equal([]);
    for (const each of durations) expect(each).to.equal(300);
  });

  it('takes no time where the device asks for less, whatever a page sets', async function () {
    try {
      await emulateMedia({ reducedMotion: 'reduce' });
    } catch {
      // Only Chromium takes such a wish from a test.
      return this.skip();
    }
    expect(await scale('--florin-motion: 1s; --florin-motion-move: 1s')).to.deep.equal([0, 0, 0]);
    for (const each of await opening()) expect(each).to.equal(0);
    await emulateMedia({ reducedMotion: 'no-preference' });
  });
});
