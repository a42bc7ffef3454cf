import { expect, fixture, html, nextFrame, waitUntil } from '@open-wc/testing';

import { registerWallet } from '../../../src/client/shopper/register-wallet.js';
import { simulateWallets } from '../../../src/sandbox/wallets/index.js';
import { SimulatedPaymentRequest } from '../../../src/sandbox/wallets/simulated-payment-request.js';
import { openStage } from '../../stage.js';
import { choose, sheet } from '../parts/wallet/delivered.js';
import { express, press, sent } from './express.js';

const own = globalThis.PaymentRequest;
const { show: shows, canMakePayment } = SimulatedPaymentRequest.prototype;

function withoutWallets(): void {
  Object.assign(SimulatedPaymentRequest.prototype, { show: shows, canMakePayment });
  if (own) globalThis.PaymentRequest = own;
  else Reflect.deleteProperty(globalThis, 'PaymentRequest');
  delete (globalThis as { ApplePaySession?: unknown }).ApplePaySession;
}

const boxes = (elements: readonly Element[]) => elements.map((each) => each.getBoundingClientRect());

describe('<florin-express-checkout>', () => {
  beforeEach(() => simulateWallets());
  afterEach(() => {
    sheet()?.host.remove();
    document.documentElement.removeAttribute('style');
    document.documentElement.dir = '';
    withoutWallets();
  });

  it('shows a button for each wallet that the order offers and the device can open, and says which', async () => {
    const shown = await express(await openStage());
    expect(shown.told('florin-wallets-changed')).to.deep.equal([
      { order: shown.element.order, wallets: ['applepay', 'googlepay'] },
    ]);
    expect(shown.buttons().map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
      'Pay with Apple Pay',
      'Pay with Google Pay',
    ]);
    expect(shown.text()).to.contain('Express checkout');
    await expect(shown.element).to.be.accessible();
  });

  it('names its buttons in the language of the page', async () => {
    for (const [locale, name] of [
      ['ar', 'ادفع عبر'],
      ['de', 'bezahlen'],
      ['es', 'Pagar con'],
      ['fr', 'Payer avec'],
      ['nl', 'Betalen met'],
    ] as const) {
      const shown = await express(await openStage(), { locale });
      await waitUntil(() => shown.button('googlepay').ariaLabel?.includes(name), locale);
      expect(shown.button('googlepay').ariaLabel).to.contain('Google Pay');
    }
  });

  it('takes no space where no wallet can be opened, and says so', async () => {
    withoutWallets();
    const shown = await express(await openStage(), {}, 'empty');
    expect(shown.told('florin-wallets-changed')).to.deep.equal([{ order: shown.element.order, wallets: [] }]);
    expect(getComputedStyle(shown.element).display).to.equal('none');
    expect(shown.find('button')).to.equal(null);
    expect(shown.told('florin-express-checkout-failed')).to.deep.equal([]);
  });

  it('offers what the page allows, in the page’s order', async () => {
    const shown = await express(await openStage(), { orderMethods: 'googlepay' });
    const types = () =>
      shown.buttons().map((each) => each.closest<HTMLElement>('[data-wallet]')?.dataset['wallet']);
    expect(types()).to.deep.equal(['googlepay', 'applepay']);
    shown.element.denyMethods = 'googlepay';
    await waitUntil(() => shown.buttons().length === 1);
    expect(types()).to.deep.equal(['applepay']);
    shown.element.denyMethods = '';
    shown.element.allowMethods = 'scheme ideal';
    await shown.until('empty');
    expect(shown.told('florin-wallets-changed').at(-1)).to.deep.include({ wallets: [] });
  });

  it('adds a wallet that the browser is slow to speak of, and leaves the button that is there', async () => {
    let say = (_: boolean): void => undefined;
    globalThis.PaymentRequest.prototype.canMakePayment = () =>
      new Promise<boolean>((resolve) => (say = resolve));
    const shown = await express(await openStage());
    const first = shown.button('applepay');
    expect(shown.buttons()).to.deep.equal([first]);
    first.focus();
    say(true);
    await waitUntil(() => shown.buttons().length === 2);
    expect(shown.button('applepay')).to.equal(first);
    expect(shown.element.shadowRoot?.activeElement).to.equal(first);
  });

  it('keeps the button under the focus when the order is loaded again', async () => {
    const shown = await express(await openStage());
    const button = shown.button('googlepay');
    button.focus();
    await shown.element.refresh();
    await shown.element.updateComplete;
    expect(shown.button('googlepay')).to.equal(button);
    expect(shown.element.shadowRoot?.activeElement).to.equal(button);
  });

  it('has buttons of one height, at least 40 pixels, in a row that becomes a column where it is narrow', async () => {
    const shown = await express(await openStage());
    shown.element.style.inlineSize = '480px';
    const [apple, google] = boxes(shown.buttons());
    expect(apple?.height).to.be.at.least(40);
    expect(google?.height).to.equal(apple?.height);
    expect(google?.top).to.equal(apple?.top);
    shown.element.style.inlineSize = '280px';
    const [above, below] = boxes(shown.buttons());
    expect(below?.top).to.be.at.least(above?.bottom ?? Infinity);
    expect(below?.width).to.equal(above?.width);
    expect(shown.element.scrollWidth).to.be.at.most(280);
  });

  it('can be used in dark and from right to left, in each of its colours', async () => {
    document.documentElement.style.colorScheme = 'dark';
    document.documentElement.style.background = 'black';
    document.documentElement.dir = 'rtl';
    const shown = await express(await openStage(), { locale: 'ar' });
    await waitUntil(() => shown.button('googlepay').ariaLabel?.includes('ادفع'));
    const colour = () => getComputedStyle(shown.button('googlepay')).backgroundColor;
    await expect(shown.element).to.be.accessible();
    expect(colour()).to.equal('rgb(255, 255, 255)');
    const [first, second] = boxes(shown.buttons());
    expect(second?.right).to.be.at.most(first?.right ?? 0);
    for (const [theme, ground] of [
      ['black', 'rgb(0, 0, 0)'],
      ['outline', 'rgb(255, 255, 255)'],
    ] as const) {
      shown.element.buttonTheme = theme;
      await shown.element.updateComplete;
      expect(colour()).to.equal(ground);
      await expect(shown.element).to.be.accessible();
    }
  });

  it('is paid by the keyboard, once, and tells the page', async () => {
    const stage = await openStage();
    const shown = await express(stage);
    await press(shown, 'googlepay');
    choose('1142');
    await shown.settled('paid');
    await shown.until('settled');
    expect(stage.charged()).to.equal(1);
    expect(shown.text()).to.contain('Payment received');
    expect(shown.buttons()).to.deep.equal([]);
    expect(shown.events.map(([name]) => name)).to.deep.equal([
      'florin-wallets-changed',
      'florin-before-order-pay',
      'florin-payment-settled',
    ]);
    expect(shown.told('florin-before-order-pay')).to.deep.equal([
      { order: shown.element.order, amount: { value: 1999, currency: 'EUR' } },
    ]);
    expect(shown.told('florin-payment-settled')[0]).to.have.property('outcome', 'paid');
    await expect(shown.element).to.be.accessible();
  });

  it('opens one sheet and pays once, however often its buttons are pressed', async () => {
    const stage = await openStage();
    const shown = await express(stage);
    await press(shown, 'applepay');
    for (const button of [...shown.buttons(), ...shown.buttons()]) {
      button.click();
      await nextFrame();
    }
    expect(document.querySelectorAll('florin-simulated-wallet').length).to.equal(1);
    expect(shown.buttons().map((each) => each.ariaDisabled)).to.deep.equal(['true', 'true']);
    // The one that was pressed says what is being done.
    expect(shown.button('applepay').textContent).to.contain('Paying');
    expect(shown.button('googlepay').textContent).not.to.contain('Paying');
    choose('1142');
    await shown.settled('paid');
    expect(sent(stage)).to.equal(1);
    expect(stage.charged()).to.equal(1);
  });

  it('gives the focus back to its button when the sheet is closed, sends nothing, and can be pressed again', async () => {
    const stage = await openStage();
    const shown = await express(stage);
    await press(shown, 'googlepay');
    choose('Close');
    await shown.until('ready');
    await waitUntil(() => shown.element.shadowRoot?.activeElement === shown.button('googlepay'));
    expect(sent(stage)).to.equal(0);
    await press(shown, 'applepay');
    choose('1142');
    await shown.settled('paid');
  });

  it('does not open where the page objects, or is disabled', async () => {
    const stage = await openStage();
    const shown = await express(stage);
    shown.element.addEventListener('florin-before-order-pay', (event) => event.preventDefault(), {
      once: true,
    });
    shown.button('googlepay').click();
    await shown.until('ready');
    shown.element.disabled = true;
    await shown.element.updateComplete;
    shown.button('googlepay').click();
    await shown.element.updateComplete;
    expect(sheet()).to.equal(undefined);
    expect(shown.told('florin-before-order-pay').length).to.equal(1);
  });

  it('says that a wallet did not open, and can be pressed again', async () => {
    const stage = await openStage();
    const shown = await express(stage);
    globalThis.PaymentRequest.prototype.show = () =>
      Promise.reject(new DOMException('broken', 'OperationError'));
    shown.button('googlepay').click();
    await waitUntil(() => shown.text().includes('Google Pay did not open'));
    expect(shown.find('[role=alert]:not(:empty)')?.textContent).to.contain('did not open');
    Object.assign(SimulatedPaymentRequest.prototype, { show: shows });
    await press(shown, 'googlepay');
    choose('1142');
    await shown.settled('paid');
    expect(stage.charged()).to.equal(1);
  });

  it('offers a wallet by its owner’s script, with the owner’s button', async () => {
    const button = document.createElement('button');
    button.textContent = 'Samsung Pay';
    let pressed = (): void => undefined;
    registerWallet('samsungpay', {
      isAvailable: () => true,
      ask: async () => undefined,
      createButton: (pay) => {
        pressed = pay;
        return button;
      },
    });
    const shown = await express(await openStage(), { countryCode: 'US' });
    try {
      expect(shown.told('florin-wallets-changed')[0]).to.deep.include({ order: shown.element.order });
      await waitUntil(() => shown.find('[data-wallet=samsungpay]')?.contains(button), 'its own button');
      const [place] = boxes([shown.find('[data-wallet=samsungpay] .own-button') as Element]);
      expect(place?.height).to.equal(boxes(shown.buttons())[0]?.height);
      shown.element.style.inlineSize = '280px';
      button.style.blockSize = '72px';
      expect(boxes(shown.buttons()).map(({ height }) => height)).to.deep.equal(shown.buttons().map(() => 72));
      button.focus();
      pressed();
      await waitUntil(() => shown.told('florin-before-order-pay').length === 1);
      await shown.until('ready');
      await waitUntil(() => shown.element.shadowRoot?.activeElement === button);
    } finally {
      registerWallet('samsungpay', { isAvailable: () => false, ask: async () => undefined });
    }
  });

  it('keeps its place while the order is loaded', async () => {
    const stage = await openStage();
    stage.obstacle = () => new Promise(() => undefined);
    const shown = await express(stage, {}, 'loading');
    const [place] = boxes([shown.find('[part=skeleton]') as Element]);
    expect(place?.height).to.be.at.least(40);
    await expect(shown.element).to.be.accessible();
  });

  it('stands in a page without an order, and takes no space', async () => {
    const element = await fixture<HTMLElement>(html`<florin-express-checkout></florin-express-checkout>`);
    expect(element.getBoundingClientRect().height).to.equal(0);
  });
});
