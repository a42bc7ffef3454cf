import { expect, waitUntil } from '@open-wc/testing';

import { openStage, type Stage } from '../../../../stage.js';
import { chooseMethod, settled, show, type Shown } from '../../till-keys.js';

const EUR = { amount: { value: 1999, currency: 'EUR' }, reports: true };
const IBAN = 'NL13TEST0123456789';

const field = (shown: Shown, name: string) => shown.find<HTMLInputElement>(`#florin-debit-${name}`);
const fault = (shown: Shown, name: string) =>
  shown.find(`#florin-debit-${name}-fault`)?.textContent.trim() ?? '';

function fill(shown: Shown, name: string, value: string): void {
  const input = field(shown, name);
  if (!input) throw new Error(`no ${name}: ${shown.text()}`);
  input.focus();
  input.value = value;
  input.dispatchEvent(new Event(input instanceof HTMLSelectElement ? 'change' : 'input'));
  input.blur();
}

/** An order of a country, the Netherlands, with the account to debit below the choice. */
async function withDebit(stage: Stage, settings: object = {}, name = 'SEPA Direct Debit'): Promise<Shown> {
  const shown = await show(stage, { countryCode: 'NL', ...settings });
  await chooseMethod(shown, name);
  await waitUntil(() => shown.find('.debit input'));
  return shown;
}

const openUnitedStates = async (settings = {}): Promise<[Stage, Shown]> => {
  const stage = await openStage({ amount: { value: 1999, currency: 'USD' }, reports: true });
  return [stage, await withDebit(stage, { countryCode: 'US', ...settings }, 'ACH Direct Debit')];
};

const openUnitedKingdom = async (settings = {}): Promise<[Stage, Shown]> => {
  const order = { allowedPaymentMethods: ['scheme', 'directdebit_GB'] };
  const stage = await openStage({ amount: { value: 1999, currency: 'GBP' }, reports: true, order });
  return [stage, await withDebit(stage, { countryCode: 'GB', ...settings }, 'Bacs Direct Debit')];
};

const box = (shown: Shown, id: string) => shown.find<HTMLInputElement>(`#florin-debit-tick-${id}`);
const boxFault = (shown: Shown, id: string) =>
  shown.find(`#florin-debit-tick-${id}-fault`)?.textContent.trim() ?? '';

function fillBacs(shown: Shown): void {
  fill(shown, 'holderName', 'Ana Jansen');
  fill(shown, 'bankLocationId', '204758');
  fill(shown, 'bankAccountNumber', '5577991');
  fill(shown, 'shopperEmail', 'ana@shop.example');
}

async function toReview(shown: Shown): Promise<void> {
  fillBacs(shown);
  for (const id of ['bacs-amount', 'bacs-account']) box(shown, id)?.click();
  await shown.element.updateComplete;
  shown.pay().click();
  await waitUntil(() => shown.element.shadowRoot?.activeElement?.id === 'florin-debit-review');
}

const sentBy = (stage: Stage): { paymentMethod: { debit?: object } } =>
  JSON.parse(stage.bodies[stage.asked.lastIndexOf('POST /checkout/payments')] ?? '{}') as never;

describe('a direct debit', () => {
  afterEach(() => {
    document.documentElement.style.colorScheme = document.body.style.background = '';
  });

  it('shows who debits and the mandate, and sends the account with what was agreed to', async () => {
    const stage = await openStage(EUR);
    const shown = await withDebit(stage);
    expect(shown.text()).to.contain('Creditor identifier DE98ZZZ09999999999');
    expect(shown.text()).to.match(/You authorise Florin Sandbox.*€19\.99.*within 8 weeks/);
    expect(shown.text()).to.contain('When you pay, you agree to this mandate.');
    fill(shown, 'ownerName', ' Ana  Jansen ');
    fill(shown, 'iban', 'nl13test0123456789');
    await shown.element.updateComplete;
    expect(field(shown, 'iban')?.value).to.equal('NL13 TEST 0123 4567 89');
    shown.pay().click();
    await settled(shown, 'pending');
    expect(sentBy(stage).paymentMethod).to.deep.equal({
      type: 'sepadirectdebit',
      debit: {
        ownerName: 'Ana Jansen',
        iban: IBAN,
        consents: [{ id: 'sepa-core', version: '2026-11-26', locale: 'en' }],
      },
    });
    expect(shown.text()).to.match(/Mandate reference [A-Z0-9]{16}/);
  });

  it('keeps the creditor’s identifier in one piece on 320 pixels, to compare it with a bank’s statement', async () => {
    const shown = await withDebit(await openStage(EUR));
    shown.element.style.inlineSize = '288px';
    const identifier = [...(shown.find('.mandate')?.querySelectorAll('bdi') ?? [])].find(({ textContent }) =>
      textContent.startsWith('DE98'),
    );
    expect(identifier?.getClientRects().length).to.equal(1);
  });

  it('says beside the field what is wrong, sends nothing, and takes the focus there', async () => {
    const stage = await openStage(EUR);
    const shown = await withDebit(stage);
    fill(shown, 'ownerName', 'Ana Jansen');
    fill(shown, 'iban', 'NL14TEST0123456789');
    await shown.element.updateComplete;
    expect(fault(shown, 'iban')).to.match(/^Enter the IBAN/);
    expect(fault(shown, 'ownerName')).to.equal('');
    shown.pay().click();
    await waitUntil(() => shown.element.shadowRoot?.activeElement?.id === 'florin-debit-iban');
    expect(field(shown, 'iban')?.getAttribute('aria-invalid')).to.equal('true');
    expect(stage.asked.includes('POST /checkout/payments')).to.equal(false);
  });

  it('shows the new price in the mandate when the order costs more', async () => {
    const stage = await openStage(EUR);
    const shown = await withDebit(stage);
    fill(shown, 'iban', IBAN);
    stage.amount = { value: 2999, currency: 'EUR' };
    await shown.element.refresh();
    await waitUntil(() => shown.text().includes('debit €29.99'));
    expect(field(shown, 'iban')?.value).to.equal('NL13 TEST 0123 4567 89');
  });

  it('says that a text is not in the shopper’s language, and reads it out in its own', async () => {
    const stage = await openStage(EUR);
    const shown = await withDebit(stage, { lang: 'ar' });
    await waitUntil(() => shown.text().includes('هذا النص غير متاح بلغتك'));
    expect(shown.find('.mandate div')?.getAttribute('lang')).to.equal('en');
    const german = await withDebit(stage, { lang: 'de' });
    await waitUntil(() => german.text().includes('Lastschriftmandat'));
    expect(german.find('.mandate div')?.getAttribute('lang')).to.equal('de');
    expect(german.text()).not.to.contain('nicht in Ihrer Sprache');
  });

  it('C9-150: leaves the account in no storage, event, attribute or error, and forgets it when it is paid', async () => {
    const stage = await openStage(EUR);
    const shown = await withDebit(stage);
    fill(shown, 'ownerName', 'Ana Jansen');
    fill(shown, 'iban', IBAN);
    shown.pay().click();
    await settled(shown, 'pending');
    const stored = JSON.stringify([{ ...sessionStorage }, { ...localStorage }, location.href]);
    const said = JSON.stringify(shown.events) + (shown.element.shadowRoot?.innerHTML ?? '') + stored;
    expect(/0123.?4567|Jansen/.test(said)).to.equal(false);
    expect(shown.find<HTMLInputElement>('#florin-debit-iban')?.value ?? '').to.equal('');
  });

  for (const colorScheme of ['light', 'dark'] as const)
    it(`is accessible in ${colorScheme}`, async () => {
      document.documentElement.style.colorScheme = colorScheme;
      document.body.style.background = 'Canvas';
      const shown = await withDebit(await openStage(EUR));
      fill(shown, 'iban', 'NL14');
      await shown.element.updateComplete;
      await expect(shown.element).to.be.accessible();
    });

  it('of the United States asks for the type of the account, and for a tick that no code has set', async () => {
    const [stage, shown] = await openUnitedStates();
    expect(shown.text()).to.match(/You authorise Florin Sandbox to debit \$19\.99, once/);
    expect(box(shown, 'ach-authorisation')?.checked).to.equal(false);
    fill(shown, 'ownerName', 'Ana Jansen');
    fill(shown, 'bankLocationId', '011000016');
    fill(shown, 'bankAccountNumber', '123456789');
    shown.pay().click();
    await waitUntil(() => shown.element.shadowRoot?.activeElement?.id === 'florin-debit-bankAccountType');
    expect(fault(shown, 'bankAccountType')).to.match(/^Choose/);
    expect(fault(shown, 'bankLocationId')).to.match(/9 digits/);
    expect(boxFault(shown, 'ach-authorisation')).to.match(/^Tick/);
    fill(shown, 'bankAccountType', 'savings');
    fill(shown, 'bankLocationId', '011000015');
    shown.pay().click();
    await waitUntil(() => shown.element.shadowRoot?.activeElement?.id.includes('tick'));
    expect(stage.asked.includes('POST /checkout/payments')).to.equal(false);
    box(shown, 'ach-authorisation')?.click();
    shown.pay().click();
    await settled(shown, 'pending');
    expect(sentBy(stage).paymentMethod).to.deep.equal({
      type: 'ach',
      debit: {
        ownerName: 'Ana Jansen',
        bankAccountType: 'savings',
        bankLocationId: '011000015',
        bankAccountNumber: '123456789',
        consents: [{ id: 'ach-authorisation', version: '2026-11-26', locale: 'en' }],
      },
    });
  });

  it('asks for the tick again when the price in the text has changed', async () => {
    const [stage, shown] = await openUnitedStates();
    box(shown, 'ach-authorisation')?.click();
    await shown.element.updateComplete;
    expect(box(shown, 'ach-authorisation')?.checked).to.equal(true);
    stage.amount = { value: 2999, currency: 'USD' };
    await shown.element.refresh();
    await waitUntil(() => shown.text().includes('$29.99, once'));
    expect(box(shown, 'ach-authorisation')?.checked).to.equal(false);
  });

  it('of the United Kingdom goes on to a review, back to edit, and is paid from the review alone', async () => {
    const [stage, shown] = await openUnitedKingdom();
    expect(shown.pay().textContent.trim()).to.equal('Continue');
    await toReview(shown);
    expect(shown.text()).to.match(/Ana Jansen.*20-47-58.*05577991.*ana@shop\.example/);
    expect(shown.text()).to.contain('The Direct Debit Guarantee');
    expect(shown.find('.debit input')).to.equal(null);
    expect(stage.asked.includes('POST /checkout/payments')).to.equal(false);
    shown.find('.edit')?.click();
    await waitUntil(() => shown.element.shadowRoot?.activeElement?.id === 'florin-debit-holderName');
    expect(field(shown, 'bankLocationId')?.value).to.equal('20-47-58');
    shown.pay().click();
    await waitUntil(() => shown.element.shadowRoot?.activeElement?.id === 'florin-debit-review');
    expect(shown.pay().textContent).to.contain('£19.99');
    shown.pay().click();
    await settled(shown, 'pending');
    const { debit } = sentBy(stage).paymentMethod as { debit: Record<string, unknown> };
    expect(debit['bankLocationId']).to.equal('204758');
    expect(debit['bankAccountNumber']).to.equal('05577991');
  });

  it('of the United Kingdom does not go on before both boxes are ticked', async () => {
    const [, shown] = await openUnitedKingdom();
    fillBacs(shown);
    box(shown, 'bacs-amount')?.click();
    shown.pay().click();
    await waitUntil(() => shown.element.shadowRoot?.activeElement?.id === 'florin-debit-tick-bacs-account');
    expect(boxFault(shown, 'bacs-account')).to.match(/^Tick/);
    expect(boxFault(shown, 'bacs-amount')).to.equal('');
  });

  for (const colorScheme of ['light', 'dark'] as const)
    it(`with boxes and a review is accessible in ${colorScheme}`, async () => {
      document.documentElement.style.colorScheme = colorScheme;
      document.body.style.background = 'Canvas';
      const [, american] = await openUnitedStates();
      american.pay().click();
      await american.element.updateComplete;
      await expect(american.element).to.be.accessible();
      const [, british] = await openUnitedKingdom();
      await toReview(british);
      await expect(british.element).to.be.accessible();
    });
});
