import { expect } from '@open-wc/testing';
import { render } from 'lit';

import {
  erasureLink,
  paymentFacts,
  type PaymentView,
} from '../../../../src/components/payment-operations/payment/payment-view.js';

/** The facts of a payment as an operator reads them, by the names of their words. */
function factsOf(paidWith: object): string[] {
  const text = (word: string): string => word;
  const payment = {
    order: 'ORDER-1',
    reference: 'ORDER-1-a',
    amount: { value: 1999, currency: 'EUR' },
    outcome: 'paid',
    at: '2030-01-01T10:00:00Z',
    history: [],
    ...paidWith,
  };
  const position = { authorised: 1999, captured: 0, refunded: 0 };
  const view = { texts: { text }, words: { text }, language: 'en', payment, position };
  const host = document.createElement('div');
  render(paymentFacts(view as unknown as PaymentView), host);
  return [...host.querySelectorAll('dt')].map(
    (name) =>
      `${name.textContent}: ${name.nextElementSibling?.textContent.replaceAll(/[\u2066-\u2069]/g, '')}`,
  );
}

describe('what a payment was paid with', () => {
  it('is called a card where it is one', () => {
    expect(factsOf({ brand: 'visa', lastFour: '1111' })).to.include('card: card-text');
  });

  it('is the method by its own name where it is no card', () => {
    const facts = factsOf({ brand: 'multibanco', method: 'Multibanco' });
    expect(facts).to.include('method: Multibanco');
    expect(facts.some((fact) => fact.startsWith('card:'))).to.equal(false);
  });
});

describe('the way from a payment to the erasure of its shopper’s data', () => {
  const buttons = (payment: object): { host: HTMLElement; followed: string[] } => {
    const followed: string[] = [];
    const host = document.createElement('div');
    const view = { texts: { text: (word: string) => word }, payment } as unknown as PaymentView;
    render(
      erasureLink(view, (reference) => followed.push(reference)),
      host,
    );
    return { host, followed };
  };

  it('names the payment as the platform does', () => {
    const { host, followed } = buttons({ reference: 'ORDER-1-a', pspReference: 'PSP1' });
    host.querySelector<HTMLElement>('[part=erase]')!.click();
    expect(followed).to.deep.equal(['PSP1']);
  });

  it('is not there where the platform has no name for it', () => {
    expect(buttons({ reference: 'ORDER-1-a' }).host.textContent?.trim()).to.equal('');
  });
});
