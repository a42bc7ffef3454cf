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

it('a question that is asked while an element is at work is opened when it is shown', async () => {
  const element = new AskingElement();
  document.body.append(element);
  element.confirm.ask({
    title: 'Delete the environment Live?',
    text: html`Its variables are gone.`,
    yes: 'Delete',
    no: 'Keep it',
    onYes: () => undefined,
  });
  await element.updateComplete;
  expect(element.renderRoot.querySelector('dialog')).to.equal(null);
  element.isAtWork = false;
  element.requestUpdate();
  await element.updateComplete;
  expect(element.renderRoot.querySelector('dialog')?.open).to.equal(true);
  expect(element.renderRoot.querySelector<HTMLElement>(':focus')?.textContent).to.equal('Keep it');
  element.remove();
});
