import { expect, waitUntil } from '@open-wc/testing';
import type { LitElement } from 'lit';

import '../../../../src/components/disputes/define.js';
import '../../../../src/components/journal/define.js';
import type { RecordElement } from '../../../../src/components/parts/record/record-element.js';
import { openElement } from '../../opened.js';
import { anna, calls, openDesk, type Desk } from '../../payouts/desk.js';

const isShown = (element: Element): boolean =>
  element.matches(':state(ready), :state(empty), :state(unauthorised)');

/** A page of staff with three elements below one provider. */
async function openOffice(desk: Desk) {
  const others = ['florin-disputes', 'florin-journal'].map((tag) => document.createElement(tag));
  const beside = document.createDocumentFragment();
  beside.append(...others);
  const { element } = await openElement('florin-payouts', {
    fetch: desk.fetch,
    properties: { noAddress: true },
    beside,
  });
  const elements = [element, ...others] as (LitElement &
    Pick<RecordElement<never, never, never>, 'refresh'>)[];
  const shown = () => waitUntil(() => elements.every(isShown), 'never shown', { timeout: 9000 });
  await shown();
  return { provider: element.parentElement!, elements, shown, asked: () => calls(desk, 'rows').length };
}

describe('which rows are open to the person of a page', function () {
  this.timeout(30_000);

  it('is asked once for three elements, and not for one that comes later', async () => {
    const desk = await openDesk();
    const { provider, asked } = await openOffice(desk);
    expect(asked()).to.equal(1);
    const later = document.createElement('florin-payouts');
    later.noAddress = true;
    provider.append(later);
    await waitUntil(() => isShown(later), 'never shown');
    expect(asked()).to.equal(1);
  });

  it('is asked anew where the page says refresh(): another person may have signed in', async () => {
    const desk = await openDesk();
    const { elements, asked } = await openOffice(desk);
    const [payouts, disputes] = elements;
    desk.who = anna;
    await disputes!.refresh();
    expect(asked()).to.equal(2);
    await payouts!.refresh();
    expect(asked()).to.equal(3);
    expect(disputes!.renderRoot.textContent).to.contain('You are signed in as an approver');
  });

  it('is asked anew once all elements have left the page', async () => {
    const desk = await openDesk();
    const { provider, elements, asked } = await openOffice(desk);
    for (const element of elements) element.remove();
    desk.who = anna;
    const other = document.createElement('florin-disputes');
    provider.append(other);
    await waitUntil(() => isShown(other), 'never shown');
    expect(asked()).to.equal(2);
  });

  it('is asked of another proxy, and for another way to it', async () => {
    const desk = await openDesk();
    const { provider, shown, asked } = await openOffice(desk);
    (provider as HTMLElement & { fetch: unknown }).fetch = ((...given) =>
      desk.fetch(...given)) as Desk['fetch'];
    await waitUntil(() => asked() === 2, 'asked by the other way');
    await shown();
    const elsewhere = document.createElement('florin-disputes');
    elsewhere.proxy = '/elsewhere';
    provider.append(elsewhere);
    await waitUntil(() => asked() === 3, 'asked of the other proxy');
  });

  it('is asked by each element that stands below no provider', async () => {
    const desk = await openDesk();
    const own = globalThis.fetch;
    globalThis.fetch = ((input, init) => desk.fetch(input as string, init as never)) as typeof fetch;
    const elements = ['florin-disputes', 'florin-journal'].map((tag) =>
      Object.assign(document.createElement(tag), { proxy: '/florin' }),
    );
    try {
      document.body.append(...elements);
      await waitUntil(() => elements.every(isShown), 'never shown');
      expect(calls(desk, 'rows')).to.have.length(2);
    } finally {
      globalThis.fetch = own;
      for (const element of elements) element.remove();
    }
  });
});
