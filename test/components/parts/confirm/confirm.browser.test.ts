import { expect } from '@open-wc/testing';
import { html, LitElement, nothing } from 'lit';

import { ConfirmDialog } from '../../../../src/components/parts/confirm/confirm.js';

/** Shows its question once it is not at work any more. */
class AskingElement extends LitElement {
  readonly confirm = new ConfirmDialog(this);
  isAtWork = true;

  override render() {
    return this.isAtWork ? nothing : this.confirm.template();
  }
}
customElements.define('asking-element', AskingElement);

const QUESTION = {
  title: 'Delete the environment Live?',
  text: html`Its variables are gone.`,
  yes: 'Delete',
  no: 'Keep it',
  onYes: () => undefined,
};

it('a question that is asked right after another was left stays open', async () => {
  const element = new AskingElement();
  element.isAtWork = false;
  document.body.append(element);
  const dialog = () => element.renderRoot.querySelector('dialog');
  element.confirm.ask(QUESTION);
  await element.updateComplete;
  const left = new Promise((resolve) => dialog()?.addEventListener('close', resolve));
  element.renderRoot.querySelector<HTMLElement>('[part=leave]')?.click();
  element.confirm.ask({ ...QUESTION, title: 'Delete the environment Test?' });
  await element.updateComplete;
  // The browser tells of the first one now.
  await left;
  await element.updateComplete;
  expect(dialog()?.open).to.equal(true);
  expect(dialog()?.querySelector('h2')?.textContent).to.equal('Delete the environment Test?');
  element.remove();
});

it('a question that is asked while an element is at work is opened when it is shown', async () => {
  const element = new AskingElement();
  document.body.append(element);
  element.confirm.ask(QUESTION);
  await element.updateComplete;
  expect(element.renderRoot.querySelector('dialog')).to.equal(null);
  element.isAtWork = false;
  element.requestUpdate();
  await element.updateComplete;
  expect(element.renderRoot.querySelector('dialog')?.open).to.equal(true);
  expect(element.renderRoot.querySelector<HTMLElement>(':focus')?.textContent).to.equal('Keep it');
  element.remove();
});
