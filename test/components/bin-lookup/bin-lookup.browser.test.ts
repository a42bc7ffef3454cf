import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import '../../../src/components/bin-lookup/define.js';
import type { FlorinBinLookup } from '../../../src/components/bin-lookup/bin-lookup.js';
import { refusal } from '../known-seller.js';
import { openElement, read } from '../opened.js';
import { filesSavedBy } from '../saved-files.js';
import { openOffice, type Office, type OfficeOptions } from '../payment-operations/office.js';
import { typeKeys } from '../../type-keys.js';

async function open(
  options: OfficeOptions = {},
  properties: Partial<FlorinBinLookup> = {},
  before: (office: Office) => void = () => undefined,
) {
  const office = await openOffice({ orders: [], ...options });
  before(office);
  const opened = await openElement('florin-bin-lookup', {
    fetch: office.fetch,
    properties,
    events: ['florin-cards-looked-up', 'florin-bin-lookup-failed'],
  });
  const { root, until } = opened;
  await opened.state('ready');
  const field = () => root.querySelector<HTMLTextAreaElement>('#digits')!;
  const cards = () => [...root.querySelectorAll('[part=card]')].map(read);
  return {
    ...opened,
    office,
    field,
    cards,
    type: async (text: string) => {
      field().focus();
      field().value = text;
      field().dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      await opened.element.updateComplete;
    },
    found: (count: number) => until(() => cards().length === count && !opened.element.busy, `${count} cards`),
  };
}

const answersWith = (pattern: RegExp, answer: () => Response) => (office: Office) => {
  office.obstacle = (call) => (pattern.test(call) ? Promise.resolve(answer()) : undefined);
};

describe('<florin-bin-lookup>', () => {
  it('says what the first digits of cards tell, by keyboard alone', async () => {
    const opened = await open();
    opened.field().focus();
    await typeKeys('411111');
    await sendKeys({ press: 'Enter' });
    await typeKeys('999999');
    for (const press of ['Tab', 'Tab', 'Enter']) await sendKeys({ press });
    await opened.found(2);
    const [visa, unknown] = opened.cards();
    expect(visa).to.match(
      /^411111 Visa Bank Florin Sandbox Bank Country \w.* Currency \w{3} Type Credit, consumer 3D Secure Version 2\.1\.0, 2\.2\.0/,
    );
    expect(visa).to.match(/Estimated cost €0\.\d\d for a payment of €100\.00 Surcharge Not allowed$/);
    expect(unknown).to.equal('999999 Unknown No card scheme uses these digits.');
    expect(opened.heard.at(-1)).to.equal('2 cards looked up.');
    expect(opened.events).to.deep.equal([['florin-cards-looked-up', { count: 2, unknown: 1, failed: 0 }]]);
  });

  it('keeps eight digits of a card, sends no more and says so', async () => {
    const opened = await open();
    await opened.type('4111 1111 1111 1111');
    expect(opened.field().value).to.equal('41111111');
    expect(read(opened.root)).to.contain('Only the first 8 digits of a card are kept.');
    opened.button(/Look up/).click();
    await opened.found(1);
    expect(opened.office.asked.some(({ body }) => /\d{9}/.test(body))).to.equal(false);
    expect(JSON.stringify(opened.events)).not.to.match(/\d{6}/);
  });

  it('a fault stands beside its field, which takes the focus and keeps what was typed', async () => {
    const opened = await open();
    opened.button(/Look up/).click();
    await opened.until(() => opened.root.activeElement?.id === 'digits', 'the focus on the digits');
    expect(read(opened.root.querySelector('#digits-fault'))).to.equal(
      'Enter the first 6 to 8 digits of a card.',
    );
    await opened.type('4111');
    expect(read(opened.root.querySelector('#digits-fault'))).to.equal(
      'Enter at least 6 digits of each card.',
    );
    await opened.type('411111');
    const amount = opened.root.querySelector<HTMLInputElement>('#amount')!;
    amount.value = 'ten';
    amount.dispatchEvent(new InputEvent('input'));
    opened.button(/Look up/).click();
    await opened.until(() => opened.root.activeElement?.id === 'amount', 'the focus on the amount');
    expect(read(opened.root.querySelector('#amount-fault'))).to.contain('for example €49.90');
    expect([amount.value, opened.field().value]).to.deep.equal(['ten', '411111']);
    expect(opened.office.asked.filter(({ call }) => /bin-lookup/.test(call))).to.deep.equal([]);
  });

  it('shows what two answers say where the third did not come, and asks that card again', async () => {
    const opened = await open(
      {},
      {},
      answersWith(/getCostEstimate/, () => refusal(502, 'platform-error')),
    );
    await opened.type('411111');
    opened.button(/Look up/).click();
    await opened.found(1);
    expect(opened.cards()[0]).to.contain('3D Secure Version').and.to.contain('Some facts are missing.');
    opened.office.obstacle = undefined;
    opened.button(/^Try again: 411111/).click();
    await opened.until(() => opened.cards()[0]?.includes('Florin Sandbox Bank'), 'all facts');
    expect(opened.cards()[0]).not.to.contain('missing');
  });

  it('a session that has ended is told once, and the digits stay', async () => {
    const opened = await open(
      {},
      {},
      answersWith(/getCostEstimate/, () => refusal(401, 'signed-out')),
    );
    await opened.type('411111\n555555\n403550\n601100\n371449');
    opened.button(/Look up/).click();
    await opened.until(() => /not signed in/.test(read(opened.root.querySelector('[role=alert]'))), 'why');
    expect(opened.cards()).to.deep.equal([]);
    expect(opened.field().value.split('\n').length).to.equal(5);
    expect(opened.events.at(-1)?.[0]).to.equal('florin-bin-lookup-failed');
  });

  it('stops on request: what was found stays, what was not asked is not shown', async () => {
    let asked = 0;
    const opened = await open({}, {}, (office) => {
      office.obstacle = (call) =>
        /getCostEstimate/.test(call) && ++asked > 1 ? new Promise<Response>(() => undefined) : undefined;
    });
    await opened.type('411111\n555555\n403550');
    opened.button(/Look up/).click();
    await opened.state('busy');
    await opened.until(() => opened.cards().length === 1, 'the first card');
    opened.button(/^Stop$/).click();
    await opened.found(1);
    await opened.until(() => opened.root.activeElement?.getAttribute('part') === 'submit', 'the focus');
    expect(opened.heard.at(-1)).to.equal('Stopped.');
  });

  it('writes what it found into a file, and clears digits and results', async () => {
    const opened = await open();
    await opened.type('411111');
    opened.button(/Look up/).click();
    await opened.found(1);
    const saved = await filesSavedBy(async (files) => {
      opened.button(/Download CSV/).click();
      await opened.until(() => files.length > 0, 'a file');
    });
    expect(saved.map(({ name }) => name)).to.deep.equal(['bin-lookup.csv']);
    opened.button(/^Clear$/).click();
    await opened.until(() => opened.root.activeElement?.id === 'digits', 'the focus on the digits');
    expect([opened.field().value, opened.cards().length]).to.deep.equal(['', 0]);
  });

  it('an estimate follows the currency, and the amount typed', async () => {
    const opened = await open({}, { currency: 'JPY' });
    await opened.type('411111');
    opened.button(/Look up/).click();
    await opened.found(1);
    expect(opened.cards()[0]).to.contain('for a payment of ¥100');
  });

  it('fits a phone, right to left, and reads well in the dark', async () => {
    document.documentElement.dir = 'rtl';
    document.body.style.background = 'Canvas';
    document.body.style.inlineSize = '320px';
    document.documentElement.style.colorScheme = 'dark';
    try {
      const opened = await open({}, { locale: 'ar' });
      await opened.type('411111');
      opened.root.querySelector<HTMLButtonElement>('[part=submit]')!.click();
      await opened.found(1);
      expect(opened.element.scrollWidth).to.be.at.most(320);
      await expect(opened.element).to.be.accessible();
    } finally {
      document.documentElement.dir = document.documentElement.style.colorScheme = '';
      document.body.style.inlineSize = document.body.style.background = '';
    }
  });

  it('is closed, and says so, to a role that may not look cards up', async () => {
    const { fetch } = await openOffice({ orders: [], audience: 'seller' });
    const opened = await openElement('florin-bin-lookup', { fetch });
    await opened.state('unauthorised');
    expect(read(opened.root)).to.contain('You are signed in as a seller, and this role has no access here.');
    expect(opened.root.querySelector('#digits')).to.equal(null);
  });

  it('is accessible in light, with results and with a fault', async () => {
    const opened = await open();
    await opened.type('411111');
    opened.button(/Look up/).click();
    await opened.found(1);
    await opened.type('4');
    opened.button(/Look up/).click();
    await expect(opened.element).to.be.accessible();
  });
});
