import { expect } from '@open-wc/testing';

import { describeForm } from '../form-suite.js';
import { finalRefusal, refusal, restorePage } from '../known-seller.js';
import { labelOf, read } from '../opened.js';
import { keptInBrowser } from '../kept-in-browser.js';
import { openBalances, openBank, type Bank } from './bank.js';

const CREATE = /^POST .+\/sweeps$/;
const UPDATE = /^PATCH .+\/sweeps\/\w+$/;

const EUR = (value: number) => ({ value, currency: 'EUR' });

async function openForm(bank: Bank, locale = '') {
  const opened = await openBalances(bank, { locale });
  await opened.press('add');
  await opened.state('editing');
  return opened;
}

describeForm({
  tag: 'florin-balances',
  open: async (locale = '', page) => {
    const bank = (page as Bank | undefined) ?? (await openBank());
    return { form: await openForm(bank, locale), page: bank };
  },
  missing: ['counterparty', 'amount'],
  whole: { counterparty: '', amount: 'all' },
  typed: ['amount', 'all'],
  creates: CREATE,
  saved: 'florin-sweep-saved',
  made: async (page) => (await (page as Bank).sweeps()).length,
  confirms: 'confirm',
});

describe('a sweep of <florin-balances>', function () {
  afterEach(() => {
    localStorage.clear();
    restorePage();
  });

  const weekly = (bank: Bank, changes: object = {}) =>
    bank.platform.createSweep(
      {
        balanceAccountId: bank.eur,
        counterparty: { balanceAccountId: bank.usd },
        currency: 'EUR',
        schedule: { type: 'weekly' },
        targetAmount: EUR(10_000),
        ...changes,
      },
      { idempotencyKey: 'weekly' },
    );

  it('is looked at twice: its sentence, the next three runs, what it would send today, and then it is sent once', async () => {
    const bank = await openBank();
    const before = await bank.available(bank.eur);
    const opened = await openForm(bank);
    const bankAccount = [...opened.root.querySelectorAll<HTMLOptionElement>('#counterparty option')].find(
      ({ text }) => /bank account/.test(text),
    )!;
    await opened.fill({
      counterparty: bankAccount.value,
      'schedule.type': 'cron',
      'schedule.cronExpression': '30 17 * * FRI',
      amount: 'targetAmount',
    });
    await opened.fill({ targetAmount: '100', triggerAmount: '250', description: 'Payout' });
    await opened.press('save');
    await opened.focused('#review-title');
    expect(bank.asked.filter(({ call }) => CREATE.test(call))).to.have.length(0);
    expect(read(opened.part('review'))).to.contain(
      `Every Friday at 17:30 (Central European Time): everything above €100.00 to ${bankAccount.text}, if at least €250.00 is available`,
    );
    const rows = opened.all('[part=runs] tbody tr').map(read);
    expect(rows).to.have.length(3);
    expect(rows[0]).to.match(/^Fri, May 8/);
    const sent = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
    expect(opened.text('preview')).to.equal(
      `With this balance it would send ${sent.format((before - 10_000) / 100)} today.`,
    );
    expect(read(opened.part('review'))).to.contain('To or from a bank account');
    await opened.press('confirm');
    await opened.until(() => opened.sentences().length === 1);
    const asked = bank.asked.filter(({ call }) => CREATE.test(call));
    expect(asked).to.have.length(1);
    expect(asked[0]!.key).to.match(/^[\w-]{16,}$/);
    expect(asked[0]!.body).to.deep.equal({
      type: 'push',
      status: 'active',
      category: 'bank',
      currency: 'EUR',
      counterparty: { transferInstrumentId: bankAccount.value.split(':')[1] },
      schedule: { type: 'cron', cronExpression: '30 17 * * FRI' },
      targetAmount: EUR(10_000),
      triggerAmount: EUR(25_000),
      description: 'Payout',
    });
    await opened.until(() => opened.heard.includes('The sweep was saved.'));
    await opened.until(() => labelOf(opened.root.activeElement!).startsWith('Change: Every Friday'));
    const [made] = await bank.sweeps();
    expect(opened.events.at(-1)).to.deep.equal([
      'florin-sweep-saved',
      { balanceAccount: bank.eur, sweep: made!.id, ending: 'received', isNew: true },
    ]);
    bank.clock.now = Date.parse('2026-05-08T15:30:00Z');
    expect(await bank.available(bank.eur)).to.equal(10_000);
  });

  it('is changed by what was changed alone, and read anew before', async () => {
    const bank = await openBank();
    const { id } = await weekly(bank);
    const opened = await openBalances(bank);
    await bank.platform.updateSweep({
      balanceAccountId: bank.eur,
      sweepId: id,
      description: 'By a colleague',
    });
    await opened.press('edit');
    await opened.until(() => opened.root.querySelector('#description'));
    expect(opened.root.querySelector<HTMLInputElement>('#description')!.value).to.equal('By a colleague');
    await opened.fill({ 'schedule.type': 'daily', triggerAmount: '20' });
    await opened.press('save');
    await opened.press('confirm');
    await opened.until(() => opened.sentences()[0]?.startsWith('Every day at 07:00 CET'));
    const [sent] = bank.asked.filter(({ call }) => UPDATE.test(call));
    expect(sent!.body).to.deep.equal({ schedule: { type: 'daily' }, triggerAmount: EUR(2000) });
  });

  it('is paused and resumed after a question, and moves nothing in between', async () => {
    const bank = await openBank();
    await weekly(bank);
    const before = await bank.available(bank.eur);
    const opened = await openBalances(bank);
    await opened.press('pause');
    await opened.until(() => opened.root.querySelector('dialog[open]'));
    await opened.focused('[part=leave]');
    expect(read(opened.part('confirm-dialog'))).to.contain('It moves nothing until you resume it.');
    await opened.press('confirm');
    await opened.until(() => opened.text('status') === 'Paused');
    await opened.focused('[part=pause]');
    bank.clock.now = Date.parse('2026-05-12T10:00:00Z');
    expect(await bank.available(bank.eur)).to.equal(before);
    await opened.press('pause');
    await opened.press('confirm');
    await opened.until(() => opened.text('status') === 'Active');
    bank.clock.now = Date.parse('2026-05-19T10:00:00Z');
    expect(await bank.available(bank.eur)).to.equal(10_000);
  });

  it('is removed after some seconds in which that can be undone', async () => {
    const bank = await openBank();
    await weekly(bank);
    const opened = await openBalances(bank, { undoSeconds: 1 });
    await opened.press('remove');
    expect(opened.text('undo')).to.equal('Undo');
    await opened.press('undo');
    await opened.until(() => opened.heard.includes('The sweep was kept.'));
    expect(await bank.sweeps()).to.have.length(1);
    await opened.press('remove');
    await opened.until(() => opened.sentences().length === 0);
    expect(await bank.sweeps()).to.have.length(0);
    expect(opened.events.at(-1)![0]).to.equal('florin-sweep-removed');
    await opened.focused('[part=add]');
  });

  it('whose answer was lost is looked for, and never sent under another key by itself, also after a reload', async () => {
    const bank = await openBank();
    const opened = await openForm(bank);
    bank.obstacle = async (call, proceed) => {
      if (!CREATE.test(call)) return proceed();
      throw new TypeError('Failed to fetch');
    };
    await opened.fill({ counterparty: '', amount: 'all' });
    const [, last] = [...opened.root.querySelectorAll<HTMLOptionElement>('#counterparty option')].slice(-2);
    await opened.fill({ counterparty: last!.value });
    await opened.press('save');
    await opened.press('confirm');
    await opened.until(() => opened.part('doubt'));
    await opened.focused('[part=doubt] [part=error]');
    expect(opened.events.at(-1)![1]).to.deep.include({ ending: 'unknown', isNew: true });
    await opened.press('look');
    await opened.says(/It is not there so far/);
    opened.element.remove();
    const again = await openBalances(bank);
    await again.until(() => again.part('doubt'), 'the doubt');
    expect(read(again.part('review'))).to.contain('Every day at 07:00 CET: everything to');
    bank.obstacle = undefined;
    await again.press('send-again');
    await again.until(() => again.sentences().length === 1);
    const keys = new Set(bank.asked.filter(({ call }) => CREATE.test(call)).map(({ key }) => key));
    expect([keys.size, (await bank.sweeps()).length, keptInBrowser('florin-sweep').length]).to.deep.equal([
      1, 1, 0,
    ]);
  });

  it('whose end was not known is told to be refused once the ledger says so, after a reload', async () => {
    const bank = await openBank();
    const opened = await openForm(bank);
    bank.obstacle = async (call, proceed) => {
      if (!CREATE.test(call)) return proceed();
      throw new TypeError('Failed to fetch');
    };
    const options = [...opened.root.querySelectorAll<HTMLOptionElement>('#counterparty option')];
    await opened.fill({ counterparty: options.at(-1)!.value, amount: 'all' });
    await opened.press('save');
    await opened.press('confirm');
    await opened.until(() => opened.part('doubt'));
    opened.element.remove();
    const again = await openBalances(bank);
    await again.until(() => again.part('doubt'), 'the doubt');
    const field = 'counterparty.balanceAccountId';
    bank.obstacle = (call) => (CREATE.test(call) ? refusal(422, 'platform-refused', field) : undefined);
    await again.press('send-again');
    await again.until(() => bank.asked.filter(({ call }) => CREATE.test(call)).length === 2, 'asked');
    await again.focused('[part=doubt] [part=error]');
    bank.obstacle = (call) => (CREATE.test(call) ? finalRefusal(field) : undefined);
    await again.press('send-again');
    await again.focused('#counterparty');
    expect(read(again.root.querySelector('#fault-counterparty'))).to.contain('did not accept this');
    expect(keptInBrowser('florin-sweep')).to.deep.equal([]);
    bank.obstacle = undefined;
    await again.press('save');
    await again.press('confirm');
    await again.until(() => again.sentences().length === 1);
    const keys = bank.asked.filter(({ call }) => CREATE.test(call)).map(({ key }) => key);
    expect([new Set(keys.slice(0, 3)).size, new Set(keys).size]).to.deep.equal([1, 2]);
  });

  it('that arrived although its answer was lost is found by looking', async () => {
    const bank = await openBank();
    const opened = await openForm(bank);
    bank.obstacle = async (call, proceed) => {
      const answer = await proceed();
      if (CREATE.test(call)) throw new TypeError('Failed to fetch');
      return answer;
    };
    const options = [...opened.root.querySelectorAll<HTMLOptionElement>('#counterparty option')];
    await opened.fill({ counterparty: options.at(-1)!.value, amount: 'all', triggerAmount: '5' });
    await opened.press('save');
    await opened.press('confirm');
    await opened.until(() => opened.part('doubt'));
    await opened.press('look');
    await opened.until(() => opened.sentences().length === 1);
    expect(opened.events.at(-1)![1]).to.deep.include({ ending: 'received', isNew: true });
    expect((await bank.sweeps()).length).to.equal(1);
  });

  it('that the platform refuses keeps what was typed, with the reason beside the field', async () => {
    const bank = await openBank();
    const opened = await openForm(bank);
    bank.obstacle = (call) =>
      CREATE.test(call) ? refusal(422, 'platform-refused', 'counterparty.balanceAccountId') : undefined;
    const options = [...opened.root.querySelectorAll<HTMLOptionElement>('#counterparty option')];
    await opened.fill({ counterparty: options.at(-1)!.value, amount: 'all' });
    await opened.press('save');
    await opened.press('confirm');
    await opened.focused('#counterparty');
    expect(read(opened.root.querySelector('#fault-counterparty'))).to.contain(
      'The platform did not accept this.',
    );
    expect(keptInBrowser('florin-sweep')).to.deep.equal([]);
  });

  it('keeps the order of ways to the bank, which is changed by buttons', async () => {
    const bank = await openBank();
    const opened = await openForm(bank);
    const bankAccount = [...opened.root.querySelectorAll<HTMLOptionElement>('#counterparty option')].find(
      ({ text }) => /bank account/.test(text),
    )!;
    await opened.fill({ counterparty: bankAccount.value, amount: 'all' });
    await opened.fill({ priorities: 'regular' });
    await opened.fill({ priorities: 'instant' });
    await opened.press('earlier');
    await opened.press('save');
    await opened.press('confirm');
    await opened.until(() => opened.sentences().length === 1);
    expect((await bank.sweeps())[0]!.priorities).to.deep.equal(['instant', 'regular']);
  });
});
