import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import { openStage, type Stage, type StageOptions } from '../../../../stage.js';
import { chooseMethod, methodLabels, show, type Shown } from '../../till-keys.js';

const NL: StageOptions = { amount: { value: 1999, currency: 'EUR' }, reports: true };
const KNOWN: StageOptions = { ...NL, shopperReference: 'shopper-1' };

const boxes = ({ element }: Shown) =>
  [...(element.shadowRoot?.querySelectorAll<HTMLInputElement>('[part=save] input') ?? [])].filter((box) =>
    box.checkVisibility(),
  );
const textOf = (box: HTMLInputElement | undefined) =>
  box
    ?.closest('label')
    ?.textContent.replaceAll(/[\u2068\u2069]/g, '')
    .trim();
const names = (shown: Shown) => methodLabels(shown).map(({ textContent }) => textContent.trim());

const isPaying = (stage: Stage) => waitUntil(() => stage.asked.includes('POST /checkout/payments'));
const sent = (stage: Stage) =>
  JSON.parse(stage.bodies[stage.asked.indexOf('POST /checkout/payments')] ?? '{}') as Record<string, unknown>;

async function withPayPal(settings: object = { withSaveCard: true }, options: StageOptions = KNOWN) {
  const stage = await openStage(options);
  // The page would be left.
  stage.obstacle = ({ url }) =>
    url.endsWith('/checkout/payments')
      ? Response.json({ error: { code: 'platform-refused' } }, { status: 422 })
      : undefined;
  const shown = await show(stage, { countryCode: 'NL', ...settings });
  await chooseMethod(shown, 'PayPal');
  await waitUntil(() => shown.text().includes('PayPal, then come back'));
  return { stage, shown };
}

/** The list as the platform has it for a shopper who stored these. */
async function withStored(...stored: readonly object[]) {
  const stage = await openStage(KNOWN);
  stage.obstacle = async (request, proceed) => {
    const response = await proceed();
    if (!request.url.endsWith('/checkout/paymentMethods')) return response;
    const answer = (await response.json()) as { readonly methods: readonly { readonly type: string }[] };
    const { consents, creditor } = answer.methods.find(
      ({ type }) => type === 'sepadirectdebit',
    ) as unknown as Record<string, object>;
    const methods = stored.map((method) => ({ ...method, consents, creditor }));
    return Response.json({ ...answer, methods: [...methods, ...answer.methods] });
  };
  const shown = await show(stage, { countryCode: 'NL' }, '');
  await shown.until('ready');
  return { stage, shown };
}

describe('the box that stores a method', () => {
  it('stands below one that can be stored, is not ticked, and is told with the payment once it is', async () => {
    const { stage, shown } = await withPayPal({
      withSaveCard: true,
      recurringProcessingModel: 'Subscription',
    });
    const [box] = boxes(shown);
    expect(boxes(shown)).to.have.length(1);
    expect([textOf(box), box?.checked]).to.deep.equal(['Save PayPal for next time', false]);
    await expect(shown.element).to.be.accessible();
    box?.focus();
    await sendKeys({ press: ' ' });
    await waitUntil(() => box?.checked);
    shown.pay().click();
    await isPaying(stage);
    expect(sent(stage)).to.include({ storePaymentMethod: true, recurringProcessingModel: 'Subscription' });
    expect(sent(stage)).to.have.deep.property('paymentMethod', { type: 'paypal' });
  });

  it('stores nothing where it is left alone, or is ticked for another method', async () => {
    const { stage, shown } = await withPayPal();
    boxes(shown)[0]?.click();
    await chooseMethod(shown, 'Klarna');
    await waitUntil(() => textOf(boxes(shown)[0]) === 'Save Klarna for next time');
    expect(boxes(shown)[0]?.checked).to.equal(false);
    shown.pay().click();
    await isPaying(stage);
    expect(sent(stage)).not.to.have.any.keys('storePaymentMethod', 'recurringProcessingModel');
  });

  it('stays ticked while the shopper looks at another method', async () => {
    const { shown } = await withPayPal();
    boxes(shown)[0]?.click();
    await chooseMethod(shown, 'iDEAL | Wero');
    await waitUntil(() => boxes(shown).length === 0);
    await chooseMethod(shown, 'PayPal');
    await waitUntil(() => boxes(shown).length === 1);
    expect(boxes(shown)[0]?.checked).to.equal(true);
  });

  it('is offered neither to guests, nor where the page does not ask for it', async () => {
    expect(boxes((await withPayPal({ withSaveCard: true }, NL)).shown)).to.deep.equal([]);
    expect(boxes((await withPayPal({})).shown)).to.deep.equal([]);
  });

  it('says a bank account below a direct debit', async () => {
    const stage = await openStage(KNOWN);
    const shown = await show(stage, { countryCode: 'NL', withSaveCard: true });
    await chooseMethod(shown, 'SEPA Direct Debit');
    await waitUntil(() => boxes(shown).length === 1);
    expect(textOf(boxes(shown)[0])).to.equal('Save this bank account for next time');
  });
});

describe('a bank account that is stored', () => {
  it('asks for nothing but the mandate, and is paid by its id and what was agreed to', async () => {
    const name = 'SEPA Direct Debit · •••• 6789';
    const configuration = { storedPaymentMethodId: 'S1' };
    const { stage, shown } = await withStored({
      type: 'sepadirectdebit',
      name,
      family: 'direct-debit',
      configuration,
    });
    expect(names(shown)[0]).to.equal(name);
    await waitUntil(() => shown.find('[part=mandate]'));
    expect(shown.text()).to.match(/You authorise Florin Sandbox.*€19\.99/);
    expect(shown.find('.debit input')).to.equal(null);
    expect(boxes(shown)).to.deep.equal([]);
    await expect(shown.element).to.be.accessible();
    shown.pay().click();
    await isPaying(stage);
    expect(sent(stage)).to.have.deep.property('paymentMethod', {
      type: 'sepadirectdebit',
      storedPaymentMethodId: 'S1',
      debit: { consents: [{ id: 'sepa-core', version: '2026-11-26', locale: 'en' }] },
    });
  });
});

describe('an account in an app that is stored', () => {
  it('asks for no code, and says that the app asks', async () => {
    const configuration = { storedPaymentMethodId: 'S1' };
    const blik = { type: 'blik', name: 'BLIK · My bank', family: 'short-form', configuration };
    const { stage, shown } = await withStored(blik);
    await waitUntil(() => shown.text().includes('Next, you agree to the payment in your banking app.'));
    expect(shown.find('[part=method-fields]')).to.equal(null);
    shown.pay().click();
    await isPaying(stage);
    expect(sent(stage)).to.have.deep.property('paymentMethod', { type: 'blik', storedPaymentMethodId: 'S1' });
  });
});
