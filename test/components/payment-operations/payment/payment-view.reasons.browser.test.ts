import { expect, waitUntil } from '@open-wc/testing';
import { render } from 'lit';

import {
  disputeLinks,
  type PaymentView,
} from '../../../../src/components/payment-operations/payment/payment-view.js';
import { read } from '../../opened.js';
import { open, openOffice, openPayment, type Office, type Opened } from '../office.js';

const refunds = ({ asked }: Office) => asked.filter(({ call }) => call.endsWith('/refunds'));
const cancels = ({ asked }: Office) => asked.filter(({ call }) => call === 'POST /checkout/cancels');

async function choose({ root, element }: Opened, reason: string): Promise<void> {
  const select = root.querySelector<HTMLSelectElement>('[part=reason]')!;
  select.value = reason;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await element.updateComplete;
}

/** An office with one payment that is captured, and its refund about to be asked for. */
async function openRefund(): Promise<{ office: Office; opened: Opened }> {
  const office = await openOffice();
  const opened = await openPayment(office);
  await opened.press('Capture');
  await opened.press('Continue');
  await opened.press('Capture €19.99');
  await opened.press('Refund');
  await opened.type('amount', '5.00');
  return { office, opened };
}

describe('<florin-payment-operations>, why money goes back', () => {
  it('is said in the platform’s words, reaches it, and stands in the history', async () => {
    const { office, opened } = await openRefund();
    const select = opened.root.querySelector<HTMLSelectElement>('[part=reason]')!;
    expect([...select.options].map(read)).to.deep.equal([
      'Not stated',
      'Fraud',
      'The shopper asked for it',
      'Goods returned',
      'Paid twice',
      'Another reason',
    ]);
    await choose(opened, 'RETURN');
    await expect(opened.element).to.be.accessible();
    await opened.press('Continue');
    await opened.says('Reason: Goods returned.');
    await opened.press('Refund €5.00');
    await opened.says(/Accepted, not booked yet · Goods returned/);
    expect(JSON.parse(refunds(office)[0]!.body)).to.deep.equal({
      amount: { value: 500, currency: 'EUR' },
      merchantRefundReason: 'RETURN',
    });
    expect(office.sandbox.books()[0]?.history.map(({ kind, reason }) => [kind, reason])).to.deep.equal([
      ['capture', undefined],
      ['refund', 'RETURN'],
    ]);
    expect(opened.events.at(-1)?.[1]).to.include({ kind: 'refund', reason: 'RETURN', ending: 'received' });
  });

  it('need not be said', async () => {
    const { office, opened } = await openRefund();
    await choose(opened, 'FRAUD');
    await choose(opened, '');
    await opened.press('Continue');
    await opened.press('Refund €5.00');
    await opened.says('Refund €5.00: the platform accepted it.');
    expect(JSON.parse(refunds(office)[0]!.body)).to.deep.equal({ amount: { value: 500, currency: 'EUR' } });
  });

  it('is the same where a lost answer is asked for again after a reload, and the money goes back once', async () => {
    const { office, opened } = await openRefund();
    await choose(opened, 'DUPLICATE');
    await opened.press('Continue');
    office.sandbox.faults.next('checkout.refundPayment', 'drop-after');
    await opened.press('Refund €5.00');
    await opened.part('doubt');
    const { reference } = opened.element;
    opened.element.remove();
    const again = await open(office, { reference });
    await again.press('Send again');
    await again.says(/Accepted, not booked yet · Paid twice/);
    const [first, second] = refunds(office);
    expect(second).to.deep.equal(first);
    expect(office.sandbox.books()[0]?.history.filter(({ kind }) => kind === 'refund')).to.have.length(1);
  });
});

describe('<florin-payment-operations>, a payment without the platform’s reference', () => {
  async function openLost() {
    const office = await openOffice({ orders: [], lost: ['LOST-1'] });
    const opened = await open(office);
    await opened.press(/LOST-1/);
    await opened.part('facts');
    const { reference } = opened.element;
    return { office, opened, reference };
  }

  const charged = ({ sandbox }: Office): boolean => sandbox.books().some((entry) => entry.charged);

  it('is cancelled by the merchant’s own, once the operator has read what that means', async () => {
    const { office, opened, reference } = await openLost();
    expect(charged(office)).to.equal(true);
    const operations = [...opened.root.querySelectorAll('[part=operation]')].map(read);
    expect(operations).to.deep.equal(['Cancel']);
    await opened.press('Cancel');
    await opened.says(`cancel everything that it holds under the reference ${reference}, €19.99 at most`);
    await expect(opened.element).to.be.accessible();
    expect(cancels(office)).to.deep.equal([]);
    await opened.press('Cancel the payment');
    await opened.says('Cancel: the platform accepted it.');
    expect(cancels(office).map(({ body }) => JSON.parse(body) as unknown)).to.deep.equal([
      { paymentReference: reference },
    ]);
    expect(charged(office)).to.equal(false);
    // A second one is not offered, and the report of the first ends the payment.
    await waitUntil(() => !opened.root.querySelector('[part=operation]'), 'none is offered');
  });

  it('is cancelled once where that answer is lost too', async () => {
    const { office, opened, reference } = await openLost();
    office.sandbox.faults.next('cancels', 'drop-after');
    await opened.press('Cancel');
    await opened.press('Cancel the payment');
    await opened.part('doubt');
    opened.element.remove();
    const again = await open(office, { reference });
    await again.press('Send again');
    await again.says(/Cancel.*Accepted, not booked yet/);
    const [first, second, ...others] = cancels(office);
    expect(others).to.deep.equal([]);
    expect(second).to.deep.equal(first);
    expect(office.sandbox.books()[0]?.history).to.have.length(1);
  });
});

describe('<florin-payment-operations>, what the platform said', () => {
  it('of risk and 3D Secure stands among the facts', async () => {
    const opened = await openPayment(await openOffice());
    await opened.says('Risk score 0');
    await opened.says('3D Secure Not offered');
  });

  it('of a dispute leads to it', () => {
    const followed: string[] = [];
    const text = (word: string): string => word;
    const view = { texts: { text }, payment: { disputes: ['D1', 'D2'] } } as unknown as PaymentView;
    const host = document.createElement('div');
    render(
      disputeLinks(view, (dispute) => followed.push(dispute)),
      host,
    );
    host.querySelectorAll('button')[1]?.click();
    expect(followed).to.deep.equal(['D2']);
    render(
      disputeLinks({ ...view, payment: { ...view.payment, disputes: undefined } } as PaymentView, () => 0),
      host,
    );
    expect(read(host)).to.equal('');
  });
});
