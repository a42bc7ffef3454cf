import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import { simulateWallets } from '../../../../src/sandbox/wallets/index.js';
import { SimulatedPaymentRequest } from '../../../../src/sandbox/wallets/simulated-payment-request.js';
import { openStage, type Stage } from '../../../stage.js';
import { methodLabels, openMethod, settled, show, type Shown } from '../../checkout/till-keys.js';

const own = globalThis.PaymentRequest;
/** What a test puts in the place of the simulation's own is taken away after it. */
const { show: shows, canMakePayment } = SimulatedPaymentRequest.prototype;

const named = (shown: Shown) => methodLabels(shown).map(({ textContent }) => textContent.trim());

const button = (shown: Shown) => shown.find<HTMLButtonElement>('[part~=wallet-button]');

async function withGooglePay(stage: Stage): Promise<Shown> {
  const shown = await show(stage, { countryCode: 'NL' });
  await openMethod(shown, 'Google Pay');
  await waitUntil(() => button(shown), shown.text());
  return shown;
}

const sheet = () => document.querySelector('florin-simulated-wallet')?.shadowRoot;

/** By the keyboard: a browser opens a sheet for a shopper's own hand alone. */
async function press(shown: Shown): Promise<void> {
  button(shown)?.focus();
  await sendKeys({ press: 'Enter' });
  await waitUntil(() => sheet()?.querySelector('button'), shown.text());
}

function choose(text: string): void {
  [...(sheet()?.querySelectorAll('button') ?? [])]
    .find(({ textContent }) => textContent.includes(text))
    ?.click();
}

const sent = (stage: Stage): number =>
  stage.asked.filter((each) => each === 'POST /checkout/payments').length;

describe('Google Pay', () => {
  beforeEach(() => simulateWallets());
  afterEach(() => {
    sheet()?.host.remove();
    globalThis.PaymentRequest = own;
    Object.assign(SimulatedPaymentRequest.prototype, { show: shows, canMakePayment });
  });

  it('is paid by its own button, which opens the sheet and closes it when the order is paid', async () => {
    const stage = await openStage();
    const shown = await withGooglePay(stage);
    await expect(shown.element).to.be.accessible();
    expect(button(shown)?.querySelector('svg')?.getAttribute('aria-label')).to.equal('Google Pay');
    // The pictures of the list, which come later, leave the picture of the button alone.
    await waitUntil(() => shown.find('.mark:not(.loading)'));
    const word = getComputedStyle(button(shown)!.querySelector('text')!);
    expect(word.textAnchor).to.equal('start');
    expect(word.fill).to.equal(getComputedStyle(button(shown)!).color);
    await press(shown);
    expect(sheet()?.textContent).to.contain('Pay 19.99 EUR');
    choose('1142');
    await settled(shown, 'paid');
    await waitUntil(() => !sheet());
    expect(stage.charged()).to.equal(1);
    const body = stage.bodies[stage.asked.lastIndexOf('POST /checkout/payments')] ?? '';
    const { paymentMethod } = JSON.parse(body) as { paymentMethod: { wallet: { cardNetwork: string } } };
    expect(Object.keys(paymentMethod)).to.deep.equal(['type', 'wallet']);
    expect(paymentMethod.wallet.cardNetwork).to.equal('VISA');
  });

  it('sends nothing when the shopper closes the sheet, and can be pressed again', async () => {
    const stage = await openStage();
    const shown = await withGooglePay(stage);
    await press(shown);
    choose('Close');
    await waitUntil(() => !sheet() && shown.element.matches(':state(ready)'));
    expect(sent(stage)).to.equal(0);
    expect(shown.text()).not.to.contain('did not open');
    await press(shown);
    choose('1142');
    await settled(shown, 'paid');
    expect(sent(stage)).to.equal(1);
  });

  it('is busy while its sheet is open: the button says so, opens no second sheet, and has the focus again after it', async () => {
    const stage = await openStage();
    const shown = await withGooglePay(stage);
    const pressed = button(shown);
    await press(shown);
    await shown.until('busy');
    expect(button(shown) === pressed).to.equal(true);
    expect(button(shown)?.textContent).to.contain('Paying');
    expect(button(shown)?.ariaDisabled).to.equal('true');
    const radios = [...shown.element.shadowRoot!.querySelectorAll<HTMLInputElement>('[name=card]')];
    expect(radios.every(({ disabled }) => disabled)).to.equal(true);
    button(shown)?.click();
    expect(document.querySelectorAll('florin-simulated-wallet').length).to.equal(1);
    choose('Close');
    await shown.until('ready');
    expect(button(shown)?.textContent).not.to.contain('Paying');
    expect(button(shown)?.ariaDisabled).to.equal('false');
    expect(shown.events.filter(([name]) => name === 'florin-before-order-pay').length).to.equal(1);
    await waitUntil(() => shown.element.shadowRoot?.activeElement === button(shown));
  });

  it('is refused by the bank, and another card in the wallet pays', async () => {
    const stage = await openStage();
    const shown = await withGooglePay(stage);
    await press(shown);
    choose('0069');
    await settled(shown, 'refused');
    await waitUntil(() => !sheet());
    await press(shown);
    choose('1142');
    await settled(shown, 'paid');
    expect(stage.charged()).to.equal(1);
  });

  it('goes on with the bank’s challenge, and the sheet is out of its way', async () => {
    const stage = await openStage();
    const shown = await withGooglePay(stage);
    await press(shown);
    choose('5454');
    await waitUntil(() => sent(stage) === 1 && !sheet(), shown.text());
    expect(shown.element.matches(':state(ready)')).to.equal(false);
    expect(stage.charged()).to.equal(0);
  });

  it('says so where it does not open, and leaves the other methods', async () => {
    const stage = await openStage();
    const shown = await withGooglePay(stage);
    globalThis.PaymentRequest.prototype.show = () =>
      Promise.reject(new DOMException('broken', 'OperationError'));
    button(shown)?.click();
    await waitUntil(() => shown.text().includes('Google Pay did not open'));
    expect(sent(stage)).to.equal(0);
    expect(shown.element.matches(':state(ready)')).to.equal(true);
  });

  it('is not offered where the browser cannot pay so, and the developer is told why', async () => {
    const told: string[] = [];
    const { info } = console;
    console.info = (text: string) => void told.push(text);
    try {
      // Firefox has none at all.
      if (own) globalThis.PaymentRequest = own;
      else Reflect.deleteProperty(globalThis, 'PaymentRequest');
      const real = await show(await openStage(), { countryCode: 'NL' });
      expect(named(real)).to.include('Card').and.not.include('Google Pay');
      simulateWallets();
      globalThis.PaymentRequest.prototype.canMakePayment = () => Promise.resolve(false);
      const without = await show(await openStage(), { countryCode: 'NL' });
      expect(named(without)).to.include('Card').and.not.include('Google Pay');
    } finally {
      console.info = info;
    }
    const first = own ? 'simulated wallets alone' : 'has no PaymentRequest';
    expect(told.some((text) => text.includes(first))).to.equal(true);
    expect(told.some((text) => text.includes('has no Google Pay'))).to.equal(true);
  });

  it('joins the list when the browser says so late, and takes nothing from a card that is being typed', async () => {
    let say = (_: boolean): void => undefined;
    globalThis.PaymentRequest.prototype.canMakePayment = () =>
      new Promise<boolean>((resolve) => (say = resolve));
    const stage = await openStage();
    localStorage.setItem('florin-last-method', 'googlepay');
    try {
      const shown = await show(stage, { countryCode: 'NL' });
      expect(named(shown)).not.to.include('Google Pay');
      say(true);
      await waitUntil(() => named(shown).includes('Google Pay'));
      const chosen = methodLabels(shown).find(
        (label) => label.querySelector<HTMLInputElement>('input')?.checked,
      );
      expect(chosen?.textContent.trim()).to.equal('Card');
    } finally {
      localStorage.removeItem('florin-last-method');
    }
  });

  it('is never offered in live by a simulation', async () => {
    const { whyNotGooglePay } = await import('../../../../src/components/parts/wallet/google-pay.js');
    const configuration = { gatewayMerchantId: 'Shop', merchantId: 'BCR' };
    const method = { type: 'googlepay', name: 'Google Pay', configuration };
    const amount = { value: 1999, currency: 'EUR' };
    for (const [environment, reason] of [
      ['live', 'for the sandbox'],
      ['test', 'for the sandbox'],
    ])
      expect(await whyNotGooglePay(method, { environment, amount } as never)).to.contain(reason);
    expect(await whyNotGooglePay(method, { environment: 'sandbox', amount } as never)).to.equal(undefined);
  });
});
