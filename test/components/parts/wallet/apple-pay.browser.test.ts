import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import { simulateWallets } from '../../../../src/sandbox/wallets/index.js';
import { SimulatedApplePaySession } from '../../../../src/sandbox/wallets/simulated-apple-pay.js';
import { openStage, type Stage } from '../../../stage.js';
import { openMethod, settled, show, type Shown } from '../../checkout/till-keys.js';

const own = globalThis.PaymentRequest;

const button = (shown: Shown) => shown.find<HTMLButtonElement>('[part~=wallet-button]');

const sheet = () => document.querySelector('florin-simulated-wallet')?.shadowRoot;

async function withApplePay(stage: Stage): Promise<Shown> {
  const shown = await show(stage, { countryCode: 'NL' });
  await openMethod(shown, 'Apple Pay');
  await waitUntil(() => button(shown), shown.text());
  return shown;
}

async function press(shown: Shown): Promise<void> {
  button(shown)?.focus();
  await sendKeys({ press: 'Enter' });
}

const choose = (text: string): void =>
  [...(sheet()?.querySelectorAll('button') ?? [])]
    .find(({ textContent }) => textContent.includes(text))
    ?.click();

describe('Apple Pay', () => {
  beforeEach(() => simulateWallets());
  afterEach(() => {
    sheet()?.host.remove();
    globalThis.PaymentRequest = own;
    delete (globalThis as { ApplePaySession?: unknown }).ApplePaySession;
  });

  it('opens its sheet in the click, for the shop that the proxy vouches for, and pays', async () => {
    const stage = await openStage();
    const shown = await withApplePay(stage);
    await expect(shown.element).to.be.accessible();
    await press(shown);
    await waitUntil(() => sheet()?.querySelector('button'), shown.text());
    expect(sheet()?.textContent).to.contain('Pay 19.99 EUR');
    const asked = stage.bodies[stage.asked.lastIndexOf('POST /applePay/sessions')] ?? '';
    expect(JSON.parse(asked)).to.deep.equal({ order: shown.element.order, countryCode: 'NL' });
    choose('1142');
    await settled(shown, 'paid');
    await waitUntil(() => !sheet());
    expect(stage.charged()).to.equal(1);
  });

  it('closes without a word of success or failure where the payment goes on in the page', async () => {
    const stage = await openStage();
    const shown = await withApplePay(stage);
    const told: unknown[] = [];
    const { ApplePaySession } = globalThis as unknown as { ApplePaySession: { prototype: object } };
    const { prototype } = ApplePaySession as { prototype: { completePayment(result?: unknown): void } };
    const { completePayment } = prototype;
    prototype.completePayment = (result) => void told.push(result);
    await press(shown);
    await waitUntil(() => sheet()?.querySelector('button'), shown.text());
    choose('5454');
    await waitUntil(() => stage.asked.includes('POST /checkout/payments') && !sheet());
    prototype.completePayment = completePayment;
    expect(told.length).to.equal(0);
    expect(stage.charged()).to.equal(0);
  });

  it('has paid, once, although the sheet closed by itself before the payment had an outcome', async () => {
    const { patience } = SimulatedApplePaySession;
    SimulatedApplePaySession.patience = 0;
    const stage = await openStage();
    const shown = await withApplePay(stage);
    stage.obstacle = async (request, proceed) => {
      if (request.url.endsWith('/checkout/payments')) await waitUntil(() => !sheet());
      return proceed();
    };
    const thrown: unknown[] = [];
    const note = ({ reason }: PromiseRejectionEvent): void => void thrown.push(reason);
    addEventListener('unhandledrejection', note);
    await press(shown);
    await waitUntil(() => sheet()?.querySelector('button'), shown.text());
    choose('1142');
    await settled(shown, 'paid');
    removeEventListener('unhandledrejection', note);
    SimulatedApplePaySession.patience = patience;
    expect(thrown).to.deep.equal([]);
    expect(stage.charged()).to.equal(1);
  });

  it('sends nothing where the shopper closed the sheet while the proxy was asked to vouch for the shop', async () => {
    const stage = await openStage();
    const shown = await withApplePay(stage);
    const { prototype } = SimulatedApplePaySession;
    const { begin } = prototype;
    const sessions: SimulatedApplePaySession[] = [];
    prototype.begin = function (this: SimulatedApplePaySession): void {
      sessions.push(this);
      begin.call(this);
    };
    let answers = (): void => undefined;
    stage.obstacle = async (request, proceed) => {
      if (request.url.endsWith('/applePay/sessions'))
        await new Promise<void>((resolve) => (answers = resolve));
      return proceed();
    };
    await press(shown);
    await waitUntil(() => stage.asked.includes('POST /applePay/sessions'));
    sessions[0]?.oncancel?.();
    answers();
    prototype.begin = begin;
    await waitUntil(() => shown.element.matches(':state(ready)'));
    expect(sheet()).to.equal(undefined);
    expect(stage.asked.includes('POST /checkout/payments')).to.equal(false);
  });

  it('says so where the shop is not vouched for, and sends no payment', async () => {
    const stage = await openStage();
    const shown = await withApplePay(stage);
    stage.obstacle = (request) =>
      request.url.endsWith('/applePay/sessions') ? new Response(null, { status: 503 }) : undefined;
    await press(shown);
    await waitUntil(() => shown.text().includes('Apple Pay did not open'), undefined);
    expect(stage.asked.includes('POST /checkout/payments')).to.equal(false);
    expect(shown.element.matches(':state(ready)')).to.equal(true);
  });
});
