import { expect } from '@open-wc/testing';

import { untold } from '../closed-rows.js';
import { refusal, restorePage } from '../known-seller.js';
import { read } from '../opened.js';
import { openBalances, openBank, type Bank } from './bank.js';

const EUR = (value: number) => ({ value, currency: 'EUR' });

describe('<florin-balances>', () => {
  afterEach(() => {
    localStorage.clear();
    restorePage();
  });

  it('shows what each account holds, each figure with what it means, and when that was read', async () => {
    const bank = await openBank();
    const opened = await openBalances(bank);
    expect(opened.all('[part=account] h3').map(read)).to.deep.equal([
      'A seller in the Netherlands: EUR',
      'A seller in the Netherlands: USD',
    ]);
    const [card] = opened.all('[part=balance]');
    const available = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(
      (await bank.available(bank.eur)) / 100,
    );
    expect(read(card)).to.contain(`Available ${available} You can pay this out or spend it now.`);
    expect(read(card)).to.match(/On the way .+ Reserved .+ Balance .+/);
    expect(opened.text('freshness')).to.match(/^As of .+ \d\d:\d\d:\d\d|^As of .+ \d+:\d\d:\d\d/);
  });

  it('says in a sentence what each sweep does, when it runs next, and what it would send today', async () => {
    const bank = await openBank();
    const before = await bank.available(bank.eur);
    await bank.platform.createSweep(
      {
        balanceAccountId: bank.eur,
        counterparty: { balanceAccountId: bank.usd },
        currency: 'EUR',
        schedule: { type: 'weekly' },
        targetAmount: EUR(10_000),
      },
      { idempotencyKey: 'weekly' },
    );
    const opened = await openBalances(bank);
    expect(opened.sentences()).to.deep.equal([
      'Every Monday at 07:00 CET: everything above €100.00 to A seller in the Netherlands: USD',
    ]);
    const sent = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
    expect(opened.text('preview')).to.equal(
      `With this balance it would send ${sent.format((before - 10_000) / 100)} today.`,
    );
    await opened.says(/Next run: Mon, May 11/);
  });

  const paying = (bank: Bank, changes: object = {}) =>
    bank.platform.createSweep(
      {
        balanceAccountId: bank.eur,
        counterparty: { balanceAccountId: bank.usd },
        currency: 'EUR',
        schedule: { type: 'daily' },
        ...changes,
      },
      { idempotencyKey: 'paying' },
    );

  it('keeps the schedule on screen where nothing is available, and says why nothing leaves', async () => {
    const bank = await openBank();
    await paying(bank);
    bank.clock.now = Date.parse('2026-05-05T10:00:00Z');
    const opened = await openBalances(bank, { balanceAccount: bank.eur });
    expect(opened.sentences()).to.have.length(1);
    expect(opened.text('preview')).to.equal(
      'Nothing would leave today: €0.00 is available. The sweep stays on, and runs again when there is money.',
    );
  });

  it('says why a sweep was switched off and what helps, and it goes on once it is resumed', async () => {
    const bank = await openBank();
    await paying(bank, { description: 'counterpartyBankUnavailable' });
    bank.clock.now = Date.parse('2026-05-05T10:00:00Z');
    const opened = await openBalances(bank);
    expect(opened.text('status')).to.equal('Switched off');
    expect(opened.text('reason')).to.equal('The other bank could not be reached. Resume it to try again.');
    await opened.press('pause');
    await opened.press('confirm');
    await opened.until(() => opened.text('status') === 'Active');
    expect(opened.root.querySelector('[part=reason]') === null).to.equal(true);
  });

  it('says that it is not known whether a sweep was paused, once looking brought no answer either', async () => {
    const bank = await openBank();
    await paying(bank);
    const opened = await openBalances(bank);
    bank.obstacle = () => refusal(500, 'internal');
    await opened.press('pause');
    await opened.press('confirm');
    await opened.says(/We do not know whether this was done/);
    expect(opened.events.at(-1)![1]).to.deep.include({ ending: 'unknown', isNew: false });
    bank.obstacle = undefined;
    await opened.press('refresh');
    await opened.until(() => opened.heard.includes('The balances are up to date.'));
    expect(opened.text('status')).to.equal('Active');
  });

  it('shows a seller their own alone: another seller’s account is not there for them', async () => {
    const bank = await openBank();
    for (const properties of [{ balanceAccount: bank.foreign }, { accountHolder: bank.other }]) {
      const opened = await openBalances(bank, properties, 'unauthorised');
      expect(read(opened.root)).to.contain('You do not have access to these balances.');
      opened.element.remove();
    }
    const told = bank.arrived.filter(({ call }) => /\/sweeps/.test(call));
    expect(told.filter(({ call }) => call.includes(bank.foreign))).to.have.length(0);
  });

  it('shows operators any account holder, and sweeps to accounts that the page names', async () => {
    const bank = await openBank({ who: () => ({ audience: 'operator' }) });
    const opened = await openBalances(bank, {
      accountHolder: bank.other,
      otherAccounts: [{ id: bank.eur, name: 'Marketplace' }],
    });
    await opened.press('add');
    await opened.fill({ counterparty: `balanceAccountId:${bank.eur}`, amount: 'sweepAmount' });
    await opened.fill({ sweepAmount: '12.50' });
    await opened.press('save');
    await opened.press('confirm');
    await opened.until(() => opened.sentences().length === 1);
    expect(opened.sentences()).to.deep.equal(['Every day at 07:00 CET: £12.50 to Marketplace']);
  });

  it('says that sweeps are closed to a seller whom the merchant has not opened them to', async () => {
    const bank = await openBank({ isOpen: false });
    await paying(bank);
    const opened = await openBalances({ fetch: untold(bank.fetch) });
    await opened.press('pause');
    await opened.press('confirm');
    await opened.says(/You may not do this here/);
    expect((await bank.sweeps())[0]!.status).to.equal('active');
    opened.element.readOnly = true;
    await opened.element.updateComplete;
    expect([opened.part('pause'), opened.part('add')].every((part) => part === null)).to.equal(true);
  });

  for (const [scheme, dir, locale] of [
    ['light', 'ltr', 'en'],
    ['dark', 'rtl', 'ar'],
  ] as const)
    it(`is accessible and fits 320 pixels with sweeps in each state, ${scheme}, ${dir}`, async () => {
      document.documentElement.style.colorScheme = scheme;
      document.documentElement.dir = dir;
      document.body.style.background = 'Canvas';
      document.body.style.inlineSize = '320px';
      const bank = await openBank();
      await paying(bank, { description: 'routeNotFound' });
      bank.clock.now = Date.parse('2026-05-05T10:00:00Z');
      const opened = await openBalances(bank, { locale });
      expect(opened.element.scrollWidth).to.be.at.most(320);
      await expect(opened.element).to.be.accessible();
      await opened.press('add');
      await opened.state('editing');
      const options = [...opened.root.querySelectorAll<HTMLOptionElement>('#counterparty option')];
      await opened.fill({ counterparty: options.at(-1)!.value, amount: 'all' });
      await opened.press('save');
      await opened.focused('#review-title');
      expect(opened.element.scrollWidth).to.be.at.most(320);
      await expect(opened.element).to.be.accessible();
    });

  it('offers a seller no change of a schedule that the merchant has not enabled', async () => {
    const sweep = async (isOpen: boolean): Promise<string[]> => {
      const bank = await openBank({ isOpen });
      await bank.platform.createSweep(
        {
          balanceAccountId: bank.eur,
          counterparty: { balanceAccountId: bank.usd },
          currency: 'EUR',
          schedule: { type: 'weekly' },
        },
        { idempotencyKey: 'weekly' },
      );
      const opened = await openBalances(bank);
      return ['add', 'edit', 'pause', 'remove'].filter((part) => opened.all(`[part~=${part}]`).length > 0);
    };
    expect(await sweep(true)).to.deep.equal(['add', 'edit', 'pause', 'remove']);
    expect(await sweep(false)).to.deep.equal([]);
  });
});
