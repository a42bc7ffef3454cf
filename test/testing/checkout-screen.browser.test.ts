import { expect } from '@open-wc/testing';
import * as library from '@testing-library/dom';

import '../../src/components/checkout/define.js';
import '../../src/components/provider/define.js';
import {
  CheckoutScreen,
  createFakeProxy,
  type FakeProxy,
  type TestingLibrary,
} from '../../src/testing/index.js';

/** What a promise is rejected with. */
const rejection = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing',
    (error: Error) => error.message,
  );

describe('a checkout in a test with Testing Library', () => {
  let proxy: FakeProxy;
  let page: HTMLElement;

  async function open(allowedPaymentMethods: readonly string[]): Promise<CheckoutScreen> {
    proxy = await createFakeProxy({
      resolveOrder: () => ({
        amount: { value: 1999, currency: 'EUR' },
        countryCode: 'NL',
        returnUrl: location.href,
        allowedPaymentMethods,
      }),
    });
    const provider = document.createElement('florin-provider');
    Object.assign(provider, { proxy: '/florin', fetch: proxy.fetch });
    provider.innerHTML = '<florin-checkout order="ORDER-1001"></florin-checkout>';
    page = provider;
    document.body.append(page);
    return new CheckoutScreen(library, page.firstElementChild!);
  }

  afterEach(() => page.remove());

  it('chooses a method, fills in its fields, pays, and tells the outcome', async () => {
    const checkout = await open(['scheme', 'sepadirectdebit']);
    await checkout.chooseMethod('SEPA Direct Debit');
    await checkout.fill('Name of the account holder', 'Anna Berg');
    await checkout.fill('IBAN', 'NL13 TEST 0123 4567 89');
    await checkout.pay();
    expect(await checkout.outcome()).to.equal('pending');
    expect(proxy.calls.map(({ row }) => row)).to.include('pay');
  });

  it('says that a card needs a browser that Playwright drives', async () => {
    const checkout = await open(['scheme', 'sepadirectdebit']);
    await checkout.chooseMethod('Card');
    expect(await rejection(checkout.pay())).to.include('isolated card frame');
    page.remove();
    const alone = await open(['scheme']);
    expect(await rejection(alone.pay())).to.include('CheckoutPage');
  });

  it('names what is there where a text is not', async () => {
    const checkout = await open(['scheme', 'sepadirectdebit']);
    expect(await rejection(checkout.chooseMethod('Barter'))).to.include("'Barter', only 'Card");
    await checkout.chooseMethod('SEPA');
    expect(await rejection(checkout.fill('Shoe size', '41'))).to.include("'IBAN'");
  });

  it('takes what libraries of the family export', () => {
    const taken: TestingLibrary = library;
    expect(taken.within).to.be.a('function');
  });
});
