import { expect } from '@open-wc/testing';

import { formatAmount, pages } from '../../../src/client/index.js';
import { listTransactions } from '../../../src/client/transfers/index.js';
import { readAll } from '../../../src/components/parts/account-holder/read-holder.js';
import { DAY } from '../../../src/facts/instant.js';
import { closing } from '../closed-rows.js';
import { refusal, restorePage } from '../known-seller.js';
import { labelOf, read } from '../opened.js';
import { openBalances, openBank, type Bank } from './bank.js';

const euros = (value: number): string => formatAmount({ value, currency: 'EUR' }, 'en');

type Shown = Awaited<ReturnType<typeof openBalances>>;

const open = (opened: Shown): void =>
  opened.root.querySelector<HTMLElement>('[part=history] summary')!.click();
const points = (opened: Shown) => opened.all('[part=point]');
const drawn = (opened: Shown) => opened.until(() => points(opened).length === 30, 'thirty days');

/** What the account held, in euros, at the end of each of the last thirty days of Amsterdam, the latest last. */
async function heldOf(bank: Bank): Promise<number[]> {
  const { balances = [] } = await bank.platform.getBalanceAccount({ id: bank.eur });
  const now = balances.find(({ currency }) => currency === 'EUR')!.balance;
  const bookings = await readAll(
    pages(bank.clientOf('/btl/v4'), listTransactions, {
      balanceAccountId: bank.eur,
      createdSince: new Date(bank.clock.now - 40 * DAY).toISOString(),
      createdUntil: new Date(bank.clock.now + DAY).toISOString(),
    }),
  );
  const own = bookings.filter(({ amount, status }) => amount.currency === 'EUR' && status === 'booked');
  // The fourth of May ends at 22:00 UTC in Amsterdam.
  const ends = Array.from({ length: 30 }, (_, at) => Date.parse('2026-05-04T22:00:00Z') - (29 - at) * DAY);
  return ends.map((end) =>
    own.reduce(
      (held, { amount, bookingDate }) => (Date.parse(bookingDate) >= end ? held - amount.value : held),
      now,
    ),
  );
}

/** The proxy answers as if the account held so much less. */
const lessen = (bank: Bank, by: () => number): void => {
  bank.obstacle = async (call, proceed) => {
    const response = await proceed();
    if (call !== `GET /balance-platform/balanceAccounts/${bank.eur}`) return response;
    const account = (await response.json()) as { balances: { balance: number }[] };
    const less = by();
    return Response.json({
      ...account,
      balances: account.balances.map((each) => ({ ...each, balance: each.balance - less })),
    });
  };
};

describe('the balance over time of <florin-balances>', () => {
  afterEach(() => restorePage());

  it('is what the account held at the end of each of the last thirty days where it is, up to what it holds now', async () => {
    const bank = await openBank();
    const opened = await openBalances(bank, { balanceAccount: bank.eur });
    expect(bank.asked.filter(({ call }) => call.includes('transactions'))).to.have.length(0);
    open(opened);
    await opened.says(/Loading bookings/);
    await drawn(opened);
    const held = await heldOf(bank);
    expect(new Set(held).size, 'the balance moves').to.be.greaterThan(3);
    const names = points(opened).map(labelOf);
    expect(names[0]).to.equal(`Apr 5, 2026: ${euros(held[0]!)}`);
    expect(names.at(-1)).to.equal(`May 4, 2026: ${euros(held.at(-1)!)}`);
    expect(names.map((name) => name.split(': ')[1])).to.deep.equal(held.map(euros));
    expect(read(opened.all('[part=chart-table] tr')[0])).to.equal('Day Balance');
    expect(opened.all('[part=chart-table] tr').slice(1).map(read)).to.deep.equal(
      names.map((name) => name.replace(': ', ' ')),
    );
  });

  it('goes down from the line where it is below zero', async () => {
    const bank = await openBank();
    const held = await heldOf(bank);
    const between = Math.round((Math.max(...held) + Math.min(...held)) / 2);
    lessen(bank, () => between);
    const opened = await openBalances(bank, { balanceAccount: bank.eur });
    open(opened);
    await drawn(opened);
    points(opened).forEach((point, at) => {
      const value = held[at]! - between;
      expect(labelOf(point).endsWith(`: ${euros(value)}`), labelOf(point)).to.equal(true);
      const height = (part: string) => Number(point.querySelector(`[part=${part}]`)?.getAttribute('height'));
      expect([height('bar') > 0, height('bar-below') > 0]).to.deep.equal([value > 0, value < 0]);
    });
    expect(opened.all('[part=bar-below]').length).to.be.greaterThan(0);
    opened.root.querySelector<HTMLElement>('[part=chart-table] summary')!.click();
    await expect(opened.element).to.be.accessible();
  });

  it('says that money was booked meanwhile, rather than what would not be right, and reads it when it is asked again', async () => {
    const bank = await openBank();
    let less = 0;
    const opened = await openBalances(bank, { balanceAccount: bank.eur });
    lessen(bank, () => (less += 1));
    open(opened);
    await opened.says(/Money was booked while this was loading/);
    expect(points(opened)).to.have.length(0);
    await expect(opened.element).to.be.accessible();
    bank.obstacle = undefined;
    await opened.press('retry');
    await drawn(opened);
    expect(opened.part('error') === null).to.equal(true);
  });

  it('says why it could not be read, tells the page, and reads it when it is asked again', async () => {
    const bank = await openBank();
    const opened = await openBalances(bank, { balanceAccount: bank.eur });
    bank.obstacle = (call, proceed) =>
      call.includes('/transactions') ? refusal(500, 'internal') : proceed();
    open(opened);
    await opened.until(() => opened.part('error'), 'an error');
    expect(opened.events.map(([name]) => name)).to.deep.equal(['florin-balances-failed']);
    expect(opened.all('[part=balance]').length, 'the balances stay').to.be.greaterThan(0);
    bank.obstacle = undefined;
    await opened.press('retry');
    await drawn(opened);
  });

  it('is read again with the balances while it is open, and not while it is closed', async () => {
    const bank = await openBank();
    const opened = await openBalances(bank, { balanceAccount: bank.eur });
    open(opened);
    await drawn(opened);
    const before = labelOf(points(opened).at(-1)!);
    lessen(bank, () => 12_345);
    await opened.press('refresh');
    await opened.until(() => labelOf(points(opened).at(-1)!) !== before, 'the new balance');
    open(opened);
    await opened.until(() => points(opened).length === 0, 'closed');
    const asked = bank.asked.length;
    await opened.press('refresh');
    await opened.until(() => bank.asked.length > asked && !opened.element.busy, 'refreshed');
    expect(bank.asked.slice(asked).filter(({ call }) => call.includes('transactions'))).to.have.length(0);
  });

  it('is walked by arrow keys, the other way where the language is read from right to left', async () => {
    document.documentElement.dir = 'rtl';
    const bank = await openBank();
    const opened = await openBalances(bank, { balanceAccount: bank.eur, locale: 'ar' });
    open(opened);
    await drawn(opened);
    const last = points(opened).at(-1)!;
    last.focus();
    last.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
    expect(opened.root.activeElement).to.equal(points(opened).at(-2));
    document.documentElement.removeAttribute('dir');
  });

  it('is not offered where the session may not see what was booked', async () => {
    const bank = await openBank();
    const fetch = closing(bank.fetch, 'transfers.listTransactions');
    const opened = await openBalances({ fetch }, { balanceAccount: bank.eur });
    expect(opened.part('history') === null).to.equal(true);
    expect(opened.all('[part=balance]').length).to.be.greaterThan(0);
  });
});
