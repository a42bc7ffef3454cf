import { expect, waitUntil } from '@open-wc/testing';

import '../../../src/components/checkout/define.js';
import { simulateWallets } from '../../../src/sandbox/wallets/index.js';
import { openStage, type Stage } from '../../stage.js';
import { cards, choose, openDelivered, paid, pick, priced, sheet, told } from '../parts/wallet/delivered.js';
import { settled, type as typeCard, watch } from '../checkout/till-keys.js';
import { express, press, sent, type Express } from './express.js';

const own = globalThis.PaymentRequest;

const isPay = (request: Request) => request.url.endsWith('/checkout/payments');
const isAttempt = (request: Request) => request.url.includes('/attempts/');

const alerts = (shown: Express): string =>
  [...(shown.element.shadowRoot?.querySelectorAll('[role=alert]') ?? [])]
    .map(({ textContent }) => textContent.replaceAll(/[\u2068\u2069]/g, '').trim())
    .filter(Boolean)
    .join('|');

/** A checkout for the same order, in the same page. */
async function checkoutBeside({ element }: Express, stage: Stage) {
  const checkout = document.createElement('florin-checkout');
  Object.assign(checkout, { order: element.order, sandboxKey: stage.sandbox.publicKey });
  element.after(checkout);
  const shown = watch(checkout);
  await shown.until('ready');
  await waitUntil(() => shown.find('.card-frame.ready'), 'the frame never opened');
  return shown;
}

describe('an order that is paid from a cart', () => {
  beforeEach(() => simulateWallets());
  afterEach(() => {
    sheet()?.host.remove();
    if (own) globalThis.PaymentRequest = own;
    else Reflect.deleteProperty(globalThis, 'PaymentRequest');
    delete (globalThis as { ApplePaySession?: unknown }).ApplePaySession;
  });

  for (const wallet of ['googlepay', 'applepay'])
    it(`${wallet}: goes to the address of the sheet, at the price that the shop says for it`, async () => {
      const stage = await openDelivered();
      const shown = await express(stage);
      await press(shown, wallet);
      await priced('22.99');
      pick('way', 'courier');
      await priced('25.99');
      choose('1142');
      await shown.settled('paid');
      expect(paid(stage)).to.deep.include({ amount: { value: 2599, currency: 'EUR' } });
      expect((paid(stage)['delivery'] as { option: string }).option).to.equal('courier');
      expect(stage.charged()).to.equal(1);
      // What the wallet told of its shopper is for the shop alone.
      const about = JSON.stringify(shown.events) + shown.text() + JSON.stringify(sessionStorage);
      const { delivery } = paid(stage) as { delivery: { address: { street: string; lastName: string } } };
      expect(about).not.to.contain(delivery.address.street).and.not.to.contain(delivery.address.lastName);
    });

  it('cannot be paid where the shop does not deliver', async () => {
    const stage = await openDelivered();
    const shown = await express(stage);
    await press(shown, 'googlepay');
    await priced('22.99');
    pick(
      'address',
      [...(sheet()?.querySelectorAll('option') ?? [])].find(({ textContent }) =>
        /Norway|Oslo/.test(textContent),
      )?.value ?? '',
    );
    await waitUntil(() => told().includes('does not deliver'), told());
    expect(cards().every(({ disabled }) => disabled)).to.equal(true);
    choose('Close');
    await shown.until('ready');
    expect(sent(stage)).to.equal(0);
  });

  it('is not charged where its price has changed: the new price is said, and is paid by the next press', async () => {
    const stage = await openStage();
    const shown = await express(stage);
    stage.amount = { value: 2499, currency: 'EUR' };
    await press(shown, 'googlepay');
    choose('1142');
    await waitUntil(() => alerts(shown).includes('The price is now €24.99'), alerts(shown));
    expect(stage.charged()).to.equal(0);
    expect(shown.told('florin-express-checkout-failed')).to.deep.include.members([
      { code: 'amount-changed', detail: '409 amount-changed amount' },
    ]);
    await shown.until('ready');
    await press(shown, 'googlepay');
    expect(sheet()?.textContent).to.contain('24.99');
    choose('1142');
    await shown.settled('paid');
    expect(stage.charged()).to.equal(1);
  });

  it('is refused by the bank, and paid with another card of the wallet', async () => {
    const stage = await openStage();
    const shown = await express(stage);
    await press(shown, 'googlepay');
    choose('0069');
    await shown.settled('refused');
    expect(shown.text()).to.contain('Payment refused');
    await shown.until('ready');
    await press(shown, 'applepay');
    choose('1142');
    await shown.settled('paid');
    expect(
      shown.told('florin-payment-settled').map((each) => (each as { outcome: string }).outcome),
    ).to.deep.equal(['refused', 'paid']);
    expect(stage.charged()).to.equal(1);
  });

  it('goes on with the bank’s challenge in the page', async () => {
    const stage = await openStage();
    const shown = await express(stage);
    await press(shown, 'googlepay');
    choose('5454');
    await waitUntil(() => shown.find('.action')?.childElementCount, shown.text());
    expect(shown.element.matches(':state(busy)')).to.equal(true);
    expect(stage.charged()).to.equal(0);
  });

  it('is found again after a reload, and is charged once', async () => {
    const stage = await openStage();
    const shown = await express(stage);
    stage.obstacle = (request, proceed) =>
      isPay(request) ? proceed().then(() => new Promise<never>(() => undefined)) : undefined;
    await press(shown, 'googlepay');
    choose('1142');
    await waitUntil(() => stage.charged() === 1);
    const { order } = shown.element;
    shown.element.remove();
    sheet()?.host.remove();
    stage.obstacle = undefined;
    const again = await express(stage, { order }, '');
    await again.settled('paid');
    expect(again.text()).to.contain('Payment received');
    expect(again.buttons()).to.deep.equal([]);
    expect(stage.charged()).to.equal(1);
  });

  it('is never said to have failed where no answer comes: it is looked up', async () => {
    const stage = await openStage();
    const shown = await express(stage);
    stage.obstacle = (request, proceed) => {
      if (isAttempt(request)) return new Response('', { status: 500 });
      return isPay(request)
        ? proceed().then(() => Promise.reject(new TypeError('Failed to fetch')))
        : undefined;
    };
    await press(shown, 'googlepay');
    choose('1142');
    await waitUntil(() => shown.text().includes('Do not pay again'), shown.text());
    expect(shown.told('florin-payment-settled')).to.deep.equal([]);
    stage.obstacle = undefined;
    await shown.settled('paid');
    expect(stage.charged()).to.equal(1);
  });

  it('that is paid already says so, and cannot be paid twice', async () => {
    const stage = await openStage();
    const shown = await express(stage);
    await press(shown, 'googlepay');
    choose('1142');
    await shown.settled('paid');
    const { order } = shown.element;
    sessionStorage.clear();
    const again = await express(stage, { order }, 'settled');
    expect(again.text()).to.match(/already paid|Payment received/);
    expect(again.find('[part=wallets]')).to.equal(null);
    expect(sent(stage)).to.equal(1);
  });

  it('that was paid in another browser says so, and has no button', async () => {
    const stage = await openStage();
    const before = await express(stage);
    await press(before, 'googlepay');
    choose('1142');
    await before.settled('paid');
    const { order } = before.element;
    sessionStorage.clear();
    stage.obstacle = async (request, proceed) => {
      const answer = await proceed();
      if (!request.url.includes('paymentMethods')) return answer;
      const { attempt: _, ...told } = (await answer.json()) as { attempt?: string };
      return Response.json(told);
    };
    const shown = await express(stage, { order }, 'settled');
    expect(shown.text()).to.contain('This order is already paid.');
    expect(shown.find('[part=wallets]')).to.equal(null);
  });

  it('is paid once by a checkout and by this, pressed in one page at the same time', async () => {
    const stage = await openStage();
    const shown = await express(stage);
    const checkout = await checkoutBeside(shown, stage);
    await typeCard(checkout);
    await press(shown, 'googlepay');
    const card = checkout.element.submit().catch(() => undefined);
    choose('1142');
    await Promise.all([card, waitUntil(() => stage.charged() === 1)]);
    await settled(checkout, 'paid');
    await shown.settled('paid');
    expect(stage.charged()).to.equal(1);
    expect(shown.find('[part=wallets]')).to.equal(null);
  });

  it('shows the outcome of a payment that a checkout of the same page made', async () => {
    const stage = await openStage();
    const shown = await express(stage);
    const checkout = await checkoutBeside(shown, stage);
    await typeCard(checkout);
    await checkout.element.submit();
    await press(shown, 'googlepay').catch(() => undefined);
    if (sheet()) choose('1142');
    await shown.settled('paid');
    expect(stage.charged()).to.equal(1);
  });

  const BROKEN = [
    ['error', 500, 'internal', /has a problem/],
    ['unauthorised', 401, 'unauthorised', /session has ended/],
  ] as const;
  for (const [state, status, code, says] of BROKEN)
    it(`${status}: says once why the order could not be loaded, and loads it by a click`, async () => {
      const stage = await openStage();
      stage.obstacle = () => Response.json({ error: { code } }, { status });
      const shown = await express(stage, {}, state);
      await waitUntil(() => says.test(alerts(shown)), alerts(shown));
      expect(shown.element.shadowRoot?.querySelectorAll('[role=alert]').length).to.equal(1);
      expect(shown.told('florin-express-checkout-failed').length).to.equal(1);
      await expect(shown.element).to.be.accessible();
      stage.obstacle = undefined;
      shown.find('[part=retry]')?.click();
      await shown.until('ready');
      expect(alerts(shown)).to.equal('');
    });

  it('without a connection: says so, and loads the order by itself once it is back', async () => {
    const stage = await openStage();
    const navigated = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine') as PropertyDescriptor;
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    stage.obstacle = () => Promise.reject(new TypeError('Failed to fetch'));
    try {
      const shown = await express(stage, {}, 'offline');
      expect(alerts(shown)).to.contain('You are offline');
      stage.obstacle = undefined;
      Object.defineProperty(navigator, 'onLine', navigated);
      dispatchEvent(new Event('online'));
      await shown.until('ready');
      expect(shown.told('florin-express-checkout-failed').length).to.equal(1);
    } finally {
      delete (navigator as { onLine?: unknown }).onLine;
    }
  });
});
