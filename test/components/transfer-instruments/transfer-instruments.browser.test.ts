import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import { describeForm } from '../form-suite.js';
import { aSeller, refusal, restorePage, type KnownSeller } from '../known-seller.js';
import { lookAgain } from '../verification-documents/cabinet.js';
import { keptAccounts, open, withAccount, type Opened } from './bank.js';
import { typeKeys } from '../../type-keys.js';

const IBAN = 'NL91ABNA0417164300';
const iban = { type: 'iban', iban: IBAN } as const;
const doubted = { type: 'usLocal', accountNumber: '120000', routingNumber: '011000015' } as const;
const SAVES = /^(?:POST|PATCH) \/legal-entity\/transferInstruments/;
const saves = ({ asked }: KnownSeller) => asked.filter(({ call }) => SAVES.test(call));

const focusedId = ({ root }: Opened) => root.activeElement?.id;

describeForm({
  tag: 'florin-transfer-instruments',
  open: async (locale = '') => {
    const page = await aSeller();
    const form = await open(page, { locale }, 'empty');
    await form.click('add');
    return { form, page };
  },
  missing: ['iban'],
  whole: { iban: IBAN, bankName: 'ABN' },
  typed: ['iban', IBAN],
  creates: /^POST \/legal-entity\/transferInstruments/,
  saved: 'florin-bank-account-saved',
  made: async (page) => (await keptAccounts(page as KnownSeller)).length,
  isUnlinked: true,
});

describe('<florin-transfer-instruments>', () => {
  afterEach(restorePage);

  describe('lists', () => {
    it('each account by its mask, where it is and how it stands, and never its number', async () => {
      const seller = await aSeller();
      await withAccount(seller, iban);
      await withAccount(seller, doubted);
      const opened = await open(seller);
      expect(opened.rows()[0]).to.contain('Account ****4300 Gulden Bank, Netherlands Confirmed');
      expect(opened.rows()[1]).to.contain('Account ****0000').and.contain('Not confirmed');
      expect(opened.rows()[1]).to.contain('Upload a statement, or add another account.');
      expect(opened.root.querySelectorAll('slot[name=documents]')).to.have.length(1);
      for (const number of [IBAN, '120000', '011000015'])
        expect(opened.root.innerHTML + JSON.stringify(opened.events)).not.to.contain(number);
    });

    it('that a seller without an account cannot be paid out', async () => {
      const opened = await open(await aSeller(), {}, 'empty');
      expect(opened.text('[part=panel]')).to.contain('To receive payouts, add a bank account.');
    });

    it('another seller nothing at all', async () => {
      const seller = await aSeller({ isOwn: false });
      const opened = await open(seller, {}, 'unauthorised');
      expect(opened.text()).to.contain('You are not signed in, or you do not have access.');
    });

    it('an error, and tries again', async () => {
      const seller = await aSeller();
      seller.obstacle = () => refusal(500, 'broken');
      const opened = await open(seller, {}, 'error');
      expect(opened.events[0]?.[0]).to.equal('florin-transfer-instruments-failed');
      seller.obstacle = undefined;
      await opened.click('retry');
      await opened.state('empty');
    });

    it('that it is offline, and looks when the network is back', async () => {
      const seller = await aSeller();
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
      seller.obstacle = () => Promise.reject(new TypeError('Failed to fetch'));
      const opened = await open(seller, {}, 'offline');
      Reflect.deleteProperty(navigator, 'onLine');
      seller.obstacle = undefined;
      dispatchEvent(new Event('online'));
      await opened.state('empty');
    });
  });

  describe('adds', () => {
    it('an account by its IBAN, follows the bank’s check, and keeps nothing of the number', async () => {
      const seller = await aSeller();
      const opened = await open(seller, {}, 'empty');
      await opened.click('add');
      expect(focusedId(opened)).to.equal('form-title');
      expect((opened.root.querySelector('#countryCode') as HTMLSelectElement).value).to.equal('NL');
      await opened.fill({ iban: 'nl91 abna 0417 1643 00', bankName: ' ABN ' });
      await opened.click('save');
      await opened.says(/Account \*{4}4300 ABN, Netherlands Being checked/);
      expect(opened.heard.filter((said) => said.startsWith('The bank account was saved.'))).to.have.length(1);
      expect(JSON.parse(saves(seller)[0]!.body)).to.deep.equal({
        legalEntityId: seller.id,
        type: 'bankAccount',
        bankAccount: { countryCode: 'NL', bankName: 'ABN', accountIdentification: iban },
      });
      expect(opened.events.map(([name]) => name)).to.deep.equal([
        'florin-before-bank-account-save',
        'florin-bank-account-saved',
        'florin-legal-entity-changed',
      ]);
      expect(opened.root.activeElement).to.equal(opened.part('add'));
      seller.clock.now += 10_000;
      lookAgain(seller);
      await opened.says(/Confirmed/);
      const kept = JSON.stringify([opened.events, { ...localStorage }, { ...sessionStorage }, location.href]);
      expect(kept + opened.root.innerHTML).not.to.contain('0417164300');
    });

    it('an account of the only legal entity of the seller, where the page names none', async () => {
      const seller = await aSeller();
      const opened = await open(seller, { legalEntity: '' }, 'empty');
      await opened.click('add');
      await opened.fill({ iban: 'NL91ABNA0417164300' });
      await opened.click('save');
      await opened.says(/Account \*{4}4300/);
      expect(await keptAccounts(seller)).to.have.length(1);
    });

    it('no account whose bank’s name is too long, and says how long it may be', async () => {
      const opened = await open(await aSeller(), {}, 'empty');
      await opened.click('add');
      await opened.fill({ iban: 'NL91ABNA0417164300', bankName: 'B'.repeat(101) });
      await opened.click('save');
      await opened.says(/Enter the right number of characters: 1–100\./);
      expect(focusedId(opened)).to.equal('bankName');
    });

    for (const [country, values, sent] of [
      [
        'US',
        { routingNumber: '011000015', accountNumber: '120-001', accountType: 'savings' },
        { type: 'usLocal', routingNumber: '011000015', accountNumber: '120001', accountType: 'savings' },
      ],
      [
        'GB',
        { sortCode: '60-16-13', accountNumber: '31926819' },
        { type: 'ukLocal', sortCode: '601613', accountNumber: '31926819' },
      ],
      [
        'AU',
        { bsbCode: '062-000', accountNumber: '12345678' },
        { type: 'auLocal', bsbCode: '062000', accountNumber: '12345678' },
      ],
      [
        'CA',
        { institutionNumber: '001', transitNumber: '12345', accountNumber: '1234567' },
        {
          type: 'caLocal',
          institutionNumber: '001',
          transitNumber: '12345',
          accountNumber: '1234567',
          accountType: 'checking',
        },
      ],
      [
        'SE',
        { format: 'seLocal', clearingNumber: '5000', accountNumber: '0583988' },
        { type: 'seLocal', clearingNumber: '5000', accountNumber: '0583988' },
      ],
      [
        'IN',
        { bic: 'hdfcinbb', accountNumber: '50100123456789' },
        { type: 'numberAndBic', bic: 'HDFCINBB', accountNumber: '50100123456789' },
      ],
    ] as const)
      it(`an account as it is named in ${country}`, async () => {
        const seller = await aSeller();
        const opened = await open(seller, {}, 'empty');
        await opened.click('add');
        await opened.fill({ countryCode: country, ...values });
        await opened.click('save');
        await waitUntil(() => opened.rows().length === 1);
        const [kept] = (await keptAccounts(seller)) as { accountIdentification: unknown }[];
        expect(kept!.accountIdentification).to.deep.equal(sent);
      });

    it('nothing with a wrong digit: says which field, and goes there', async () => {
      const seller = await aSeller();
      const opened = await open(seller, {}, 'empty');
      await opened.click('add');
      await opened.fill({ iban: 'NL92 ABNA 0417 1643 00' });
      await opened.click('save');
      await waitUntil(() => focusedId(opened) === 'iban');
      expect(opened.fault('iban')).to.equal('The number is not valid. Compare it with your bank statement.');
      expect(opened.heard.at(-1)).to.equal('Your changes were not saved. Check these fields: IBAN.');
      await opened.fill({ iban: 'DE89 3704 0044 0532 0130 00' });
      expect(opened.fault('iban')).to.equal('');
      await opened.click('save');
      expect(opened.fault('iban')).to.equal('This IBAN is not from the country of the bank.');
      await opened.fill({ countryCode: 'US' });
      await opened.click('save');
      expect(opened.fault('routingNumber')).to.equal('Fill in this field.');
      expect(opened.text('#hint-accountNumber')).to.equal('2–18 digits');
      expect(saves(seller)).to.have.length(0);
    });

    it('what the platform refuses not: its word stands beside the field', async () => {
      const seller = await aSeller();
      seller.sandbox.faults.next('legal-entity.createTransferInstrument', {
        kind: 'status',
        status: 422,
        body: {
          status: 422,
          errorCode: '30_031',
          message: "Field 'bankAccount.accountIdentification.iban': no such bank",
          errorType: 'validation',
        },
      });
      const opened = await open(seller, {}, 'empty');
      await opened.click('add');
      await opened.fill({ iban: IBAN });
      await opened.click('save');
      await waitUntil(() => focusedId(opened) === 'iban');
      expect(opened.fault('iban')).to.contain('The platform did not accept this.');
      expect((opened.root.querySelector('#iban') as HTMLInputElement).value).to.equal(IBAN);
      expect(opened.events.at(-1)).to.deep.equal([
        'florin-transfer-instruments-failed',
        { code: 'refused', detail: '422 platform-refused bankAccount.accountIdentification.iban' },
      ]);
    });

    it('what several fields are refused of not: each of them says so', async () => {
      const seller = await aSeller();
      const path = 'bankAccount.accountIdentification';
      const invalidFields = ['routingNumber', 'accountNumber'].map((name) => ({ name: `${path}.${name}` }));
      seller.sandbox.faults.next('legal-entity.createTransferInstrument', {
        kind: 'status',
        status: 422,
        body: { status: 422, errorCode: '30_031', invalidFields },
      });
      const opened = await open(seller, {}, 'empty');
      await opened.click('add');
      await opened.fill({ countryCode: 'US', routingNumber: '011000015', accountNumber: '120001' });
      await opened.click('save');
      await opened.says(/Check these fields: Routing number and Account number/);
      for (const name of ['routingNumber', 'accountNumber'])
        expect(opened.fault(name)).to.contain('The platform did not accept this.');
    });

    it('nothing that the page prevents', async () => {
      const seller = await aSeller();
      const opened = await open(seller, {}, 'empty');
      opened.element.addEventListener('florin-before-bank-account-save', (event) => event.preventDefault());
      await opened.click('add');
      await opened.fill({ iban: IBAN });
      await opened.click('save');
      expect(saves(seller)).to.have.length(0);
      expect(opened.part('form')).not.to.equal(null);
    });
  });

  describe('changes', () => {
    it('an account: its number is typed anew, and the rest stands there', async () => {
      const seller = await aSeller();
      const id = await withAccount(seller, iban);
      const opened = await open(seller);
      await opened.click('edit');
      expect(opened.text('#form-title')).to.equal('Change account ****4300');
      expect((opened.root.querySelector('#iban') as HTMLInputElement).value).to.equal('');
      expect((opened.root.querySelector('#bankName') as HTMLInputElement).value).to.equal('Gulden Bank');
      await opened.fill({ iban: 'NL20 INGB 0001 2345 67' });
      await opened.click('save');
      await opened.says(/Account \*{4}4567/);
      expect(saves(seller)[0]!.call).to.equal(`PATCH /legal-entity/transferInstruments/${id}`);
      expect(opened.rows()).to.have.length(1);
    });

    it('nothing of an account that is removed and kept again; then it is gone', async () => {
      const seller = await aSeller();
      await withAccount(seller, iban);
      const opened = await open(seller, { undoSeconds: 0.2 });
      await opened.click('remove');
      expect(opened.rows()[0]).to.contain('Will be removed');
      await opened.click('undo');
      await aTimeout(300);
      expect(await keptAccounts(seller)).to.have.length(1);
      await opened.click('remove');
      await opened.state('empty');
      expect(await keptAccounts(seller)).to.have.length(0);
      expect(opened.heard.some((said) => said === 'Account ****4300 was removed.')).to.equal(true);
    });
  });

  describe('is shown', () => {
    async function full(locale = ''): Promise<Opened> {
      const seller = await aSeller();
      await withAccount(seller, iban);
      await withAccount(seller, doubted);
      const opened = await open(seller, { locale });
      await opened.click('add');
      await opened.fill({ countryCode: 'CA', accountNumber: '12' });
      await opened.click('save');
      return opened;
    }

    for (const scheme of ['light', 'dark'])
      it(`accessibly, ${scheme}`, async () => {
        document.documentElement.style.colorScheme = scheme;
        document.body.style.background = 'Canvas';
        await expect((await full()).element).to.be.accessible();
      });

    it('at 320 pixels, in German and from right to left', async () => {
      document.body.style.inlineSize = '320px';
      for (const [locale, dir] of [
        ['de', 'ltr'],
        ['ar', 'rtl'],
      ] as const) {
        document.documentElement.dir = dir;
        const { element } = await full(locale);
        expect(element.scrollWidth).to.be.at.most(320);
      }
    });

    it('in every language', async () => {
      const seller = await aSeller();
      for (const [locale, words] of [
        ['de', 'Bankkonto hinzufügen'],
        ['nl', 'Bankrekening toevoegen'],
        ['fr', 'Ajouter un compte bancaire'],
        ['ar', 'إضافة حساب بنكي'],
      ] as const) {
        const opened = await open(seller, { locale }, 'empty');
        await waitUntil(() => opened.text('[part=add]') === words, locale);
      }
    });

    it('and used by keyboard alone', async () => {
      const seller = await aSeller();
      const opened = await open(seller, {}, 'empty');
      opened.part('add').focus();
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => focusedId(opened) === 'form-title');
      for (const id of ['countryCode', 'iban']) {
        await sendKeys({ press: 'Tab' });
        expect(focusedId(opened)).to.equal(id);
      }
      await typeKeys(IBAN);
      await sendKeys({ press: 'Enter' });
      await opened.until(() => opened.rows().length === 1);
    });
  });
});
