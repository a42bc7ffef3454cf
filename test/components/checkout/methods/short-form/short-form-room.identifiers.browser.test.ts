import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import { openStage, type Stage } from '../../../../stage.js';
import { answerElsewhere, openMethod, settled, show, type Shown } from '../../till-keys.js';
import { typeKeys } from '../../../../type-keys.js';

const AUD = { amount: { value: 1999, currency: 'AUD' }, reports: true };

async function withPayTo(stage: Stage, settings: object = {}): Promise<Shown> {
  const shown = await show(stage, { countryCode: 'AU', ...settings });
  await openMethod(shown, 'PayTo');
  return shown;
}

const field = (shown: Shown, name: string) => shown.find<HTMLInputElement>(`#florin-method-${name}`);
const names = (shown: Shown) =>
  [...(shown.element.shadowRoot?.querySelectorAll('[part=method-fields] input') ?? [])].map(
    ({ id }) => id.split('-').at(-1) ?? '',
  );

async function choose(shown: Shown, option: string): Promise<void> {
  const select = shown.find<HTMLSelectElement>('#florin-method-identifier');
  if (!select) throw new Error('no choice');
  select.selectedIndex = [...select.options].findIndex(({ text }) => text === option);
  select.dispatchEvent(new Event('change'));
  await shown.element.updateComplete;
}

async function fill(shown: Shown, typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(typed)) {
    field(shown, name)?.focus();
    await typeKeys(text);
  }
}

const WHO = ['firstName', 'lastName'];

describe('an account that is named in one of several ways', () => {
  afterEach(() => {
    document.documentElement.style.colorScheme = document.body.style.background = '';
    document.documentElement.dir = '';
  });

  it('asks for the fields of the way that is chosen, and keeps what was typed by another', async () => {
    const shown = await withPayTo(await openStage(AUD));
    expect(names(shown)).to.deep.equal(['telephoneNumber', ...WHO]);
    expect(shown.text()).to.contain('Next, you agree to the payment in your banking app.');
    await fill(shown, { telephoneNumber: '0412345678', firstName: 'Ana' });
    for (const [option, asked] of [
      ['PayID: email', ['shopperEmail']],
      ['PayID: ABN or ACN', ['businessNumber']],
      ['PayID: organisation ID', ['organisationId']],
      ['BSB and account number', ['bankStateBranch', 'bankAccountNumber']],
    ] as const) {
      await choose(shown, option);
      expect(names(shown)).to.deep.equal([...asked, ...WHO]);
      expect(field(shown, asked[0])?.value).to.equal('');
      expect(field(shown, 'firstName')?.value).to.equal('Ana');
    }
    await choose(shown, 'PayID: phone number');
    expect(field(shown, 'telephoneNumber')?.value).to.equal('0412345678');
  });

  it('says what is wrong with what is chosen alone, takes the focus there, and sends nothing', async () => {
    const stage = await openStage(AUD);
    const shown = await withPayTo(stage);
    await fill(shown, { telephoneNumber: '0912', firstName: 'Ana', lastName: 'Lima' });
    await waitUntil(() => shown.text().includes('Enter a phone number in Australia'));
    await choose(shown, 'BSB and account number');
    expect(shown.text()).not.to.contain('Enter a phone number in Australia');
    await fill(shown, { bankStateBranch: '062-000', bankAccountNumber: '1234' });
    shown.pay().click();
    await waitUntil(() => shown.element.shadowRoot?.activeElement === field(shown, 'bankAccountNumber'));
    expect(shown.text()).to.contain('Enter an account number of 5 to 9 digits.');
    expect(shown.text()).not.to.contain('Enter the 6 digits');
    await choose(shown, 'PayID: ABN or ACN');
    await fill(shown, { businessNumber: '53004085617' });
    await sendKeys({ press: 'Tab' });
    await waitUntil(() => shown.text().includes('Enter an ABN of 11 digits'));
    expect(stage.asked.includes('POST /checkout/payments')).to.equal(false);
  });

  it('sends one way alone, waits for the bank’s app, and forgets all that was typed', async () => {
    const stage = await openStage(AUD);
    const shown = await withPayTo(stage);
    await fill(shown, { telephoneNumber: '0412345678', firstName: 'Ana', lastName: 'Lima' });
    await choose(shown, 'BSB and account number');
    await fill(shown, { bankStateBranch: '062-000', bankAccountNumber: '1234 5678' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => shown.find('[part=waiting]'), shown.text());
    expect(shown.text()).to.contain('Open your banking app. Approve the payment.');
    const sent = stage.bodies[stage.asked.lastIndexOf('POST /checkout/payments')] ?? '';
    expect(JSON.parse(sent).paymentMethod.fields).to.deep.equal({
      bankStateBranch: '062000',
      bankAccountNumber: '12345678',
      firstName: 'Ana',
      lastName: 'Lima',
    });
    const stored = JSON.stringify({ ...sessionStorage, ...localStorage }) + JSON.stringify(shown.events);
    expect(stored).not.to.match(/0412345678|12345678|062000|Lima/);
    await answerElsewhere(stage, shown, 'open-app', 'approve');
    await settled(shown, 'paid');
    expect(stage.charged()).to.equal(1);
  });

  for (const [colorScheme, dir] of [
    ['light', 'ltr'],
    ['dark', 'rtl'],
  ] as const)
    it(`is accessible in ${colorScheme}, ${dir}`, async () => {
      document.documentElement.style.colorScheme = colorScheme;
      document.body.style.background = 'Canvas';
      document.documentElement.dir = dir;
      const shown = await withPayTo(await openStage(AUD));
      await choose(shown, 'BSB and account number');
      shown.pay().click();
      await waitUntil(() => shown.text().includes('Enter the 6 digits of the BSB.'));
      await expect(shown.element).to.be.accessible();
    });
});
