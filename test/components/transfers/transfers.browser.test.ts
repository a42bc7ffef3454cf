import { expect } from '@open-wc/testing';

import { formatAmount, pages } from '../../../src/client/index.js';
import { listTransactions } from '../../../src/client/transfers/index.js';
import { readAll } from '../../../src/components/parts/account-holder/read-holder.js';
import { refusal } from '../known-seller.js';
import { closing } from '../closed-rows.js';
import { read } from '../opened.js';
import { calls, openKnownDesk, openTransfers, sellerOf } from './desk.js';

describe('<florin-transfers>', () => {
  it('shows what was booked, latest first, though the platform gives it oldest first', async () => {
    const desk = await openKnownDesk();
    const opened = await openTransfers(desk);
    await opened.settled();
    expect(opened.rows().length).to.be.greaterThan(20);
    expect(opened.text()).to.match(/Days and times are in the time zone Europe\/Amsterdam/);
    const { items } = (opened.element as unknown as { record: { answer: { items: { at: string }[] } } })
      .record.answer;
    const times = items.map(({ at }) => at);
    expect(times).to.deep.equal(times.toSorted().toReversed());
    // Windows follow each other without a gap.
    const windows = calls(desk, /GET transfers\/transactions/).filter(({ query }) => !query.has('cursor'));
    const edges = windows.map(({ query }) => [query.get('createdSince'), query.get('createdUntil')]);
    edges.slice(1).forEach(([, until], at) => expect(until).to.equal(edges[at]?.[0]));
  });

  it('shows more by reading further back, and each row once', async () => {
    const desk = await openKnownDesk();
    const opened = await openTransfers(desk);
    await opened.settled();
    const before = opened.rows().length;
    for (let left = 20; left > 0 && opened.all('[part~=more]').length > 0; left--) {
      await opened.press('more');
      await opened.settled();
      await opened.until(() => !opened.all('[part~=more][aria-disabled=true]').length, 'more');
    }
    expect(opened.text()).to.match(/Rows: \d+/);
    const { items } = (opened.element as unknown as { record: { answer: { items: { id: string }[] } } })
      .record.answer;
    expect(items.length).to.be.greaterThan(before);
    expect(new Set(items.map(({ id }) => id)).size).to.equal(items.length);
  });

  it('says what an account held after each booking where that is certain, and nowhere else', async () => {
    const desk = await openKnownDesk();
    const opened = await openTransfers(desk, { accountHolder: desk.dutch.id });
    await opened.settled();
    expect(opened.text()).to.not.contain('Balance after');
    const id = desk.dutch.accounts[0]!.id;
    await opened.filter(/Balance account/, id);
    await opened.says(/Balance after/);
    const { items, held } = (
      opened.element as unknown as {
        record: { answer: { items: { amount: { value: number } }[]; held: Map<string, number> } };
      }
    ).record.answer;
    expect(held.get('EUR')).to.be.a('number');
    // The last row began from what is left when all amounts are taken away.
    await opened.until(() => opened.rows().length > 1, 'rows');
    const figures = opened.all('tbody tr').map((row) => read(row.querySelectorAll('td, th')[3]));
    const now = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(
      held.get('EUR')! / 100,
    );
    expect(figures[0]).to.contain(now);
    const second = (held.get('EUR')! - items[0]!.amount.value) / 100;
    expect(figures[1]).to.contain(
      new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(second),
    );
  });

  it('gives a statement of an account over days that are over: it begins with what the account held before, and ends with what it held then', async () => {
    const desk = await openKnownDesk();
    const { id } = desk.dutch.accounts[0]!;
    const bookings = await readAll(
      pages(desk.transfers, listTransactions, {
        balanceAccountId: id,
        createdSince: '2029-10-01T00:00:00Z',
        createdUntil: '2030-01-10T10:00:00Z',
      }),
    );
    // Days of Amsterdam.
    const [since, until] = ['2029-12-31T23:00:00Z', '2030-01-08T23:00:00Z'].map((at) => Date.parse(at));
    const euros = (isIn: (at: number, value: number) => boolean) =>
      formatAmount(
        {
          value: bookings
            .filter(({ amount, bookingDate, status }) => {
              const isBooked = status === 'booked' && amount.currency === 'EUR';
              return isBooked && isIn(Date.parse(bookingDate), amount.value);
            })
            .reduce((sum, { amount }) => sum + amount.value, 0),
          currency: 'EUR',
        },
        'en',
      );
    const opened = await openTransfers(desk, { accountHolder: desk.dutch.id });
    await opened.settled();
    await opened.filter(/Balance account/, id);
    await opened.filter(/^To$/, '2030-01-08');
    expect(opened.all('[part=totals]'), 'no first day is chosen').to.have.length(0);
    await opened.filter(/^From$/, '2030-01-01');
    await opened.says(/Opening balance/);
    const [statement] = opened.all('[part=totals]');
    expect(statement!.getAttribute('aria-label')).to.equal('Statement in EUR');
    expect(read(statement)).to.equal(
      [
        `Opening balance ${euros((at) => at < since!)}`,
        `Money in ${euros((at, value) => at >= since! && at < until! && value > 0)}`,
        `Money out ${euros((at, value) => at >= since! && at < until! && value < 0)}`,
        `Closing balance ${euros((at) => at < until!)}`,
      ].join(' '),
    );
    await expect(opened.element).to.be.accessible();
    // What is found is not all that was booked.
    await opened.filter(/Currency/, 'EUR');
    await opened.until(() => opened.all('[part=totals]').length === 0, 'no statement of some rows');
  });

  it('is narrowed by account, days, category, status, currency, amount and words', async () => {
    const desk = await openKnownDesk();
    const opened = await openTransfers(desk);
    await opened.filter(/^From$/, '2030-01-03');
    await opened.filter(/^To$/, '2030-01-05');
    const window = calls(desk, /transactions/).at(-1)!.query;
    // Days of Amsterdam.
    expect(window.get('createdUntil')! <= '2030-01-05T23:00:00.000Z').to.equal(true);
    const since = calls(desk, /transactions/).map(({ query }) => query.get('createdSince')!);
    expect(since).to.include('2030-01-02T23:00:00.000Z');
    expect(opened.rows().every((row) => /Jan [345], /.test(row))).to.equal(true);
    await opened.press('clear');
    await opened.settled();
    await opened.filter(/Currency/, 'GBP');
    await opened.until(() => !opened.element.busy && opened.rows().length > 0, 'rows');
    expect(opened.rows().every((row) => row.includes('£'))).to.equal(true);
    await opened.filter(/Amount from/, '100.00');
    const values = () => opened.rows().map((row) => Number(/£([\d,.]+)/.exec(row)?.[1]?.replace(',', '')));
    expect(values().every((value) => value >= 100)).to.equal(true);
    await opened.press('clear');
    await opened.tab(/^Transfers$/);
    await opened.filter(/Category/, 'bank');
    expect(
      calls(desk, /GET transfers\/transfers/)
        .at(-1)!
        .query.get('category'),
    ).to.equal('bank');
    await opened.until(() => opened.rows().length > 0, 'rows');
    expect(opened.rows().every((row) => row.includes('Bank transfer'))).to.equal(true);
    await opened.filter(/Status/, 'failed');
    await opened.says(/Nothing matches in these days/);
  });

  it('shows a seller what is theirs and nothing else, whatever the page asks for', async () => {
    const desk = await openKnownDesk();
    const { dutch, british } = desk;
    const own = await openTransfers(desk, { who: sellerOf(dutch), accountHolder: dutch.id });
    await own.settled();
    expect(own.rows().length).to.be.greaterThan(10);
    const accounts = new Set(dutch.accounts.map(({ description = '' }) => description));
    await own.filter(/Balance account/, '');
    const { items } = (own.element as unknown as { record: { answer: { items: { accountName: string }[] } } })
      .record.answer;
    expect(items.every(({ accountName }) => accounts.has(accountName))).to.equal(true);
    const [foreign] = british.accounts;
    const foreignList = await openTransfers(desk, {
      who: sellerOf(dutch),
      accountHolder: british.id,
      state: 'unauthorised',
    });
    expect(foreignList.text()).to.match(/do not have access to this money/);
    // A session with one account holder need not name it.
    const unnamed = await openTransfers(desk, { who: sellerOf(dutch) });
    await unnamed.settled();
    expect(unnamed.rows()).to.deep.equal(own.rows());
    const newcomer = { audience: 'seller', email: 'new@shop.example' } as const;
    const none = await openTransfers(desk, { who: newcomer, state: 'unauthorised' });
    expect(none.rows()).to.deep.equal([]);
    for (const query of [`balanceAccountId=${foreign!.id}`, `accountHolderId=${british.id}`, ''])
      for (const row of ['transactions', 'transfers']) {
        const window = 'createdSince=2030-01-01T00:00:00Z&createdUntil=2030-01-10T00:00:00Z';
        const answer = await desk.fetch(`/florin/transfers/${row}?${window}&${query}`, {});
        expect(answer.status, `${row} ${query}`).to.equal(404);
      }
  });

  it('says that it is offline, that it failed, and that nothing has moved', async () => {
    const desk = await openKnownDesk();
    desk.obstacle = (call) =>
      call.includes('transactions') ? Promise.resolve(refusal(500, 'internal')) : undefined;
    const broken = await openTransfers(desk, { state: 'error' });
    expect(broken.events.at(-1)?.[0]).to.equal('florin-transfers-failed');
    desk.obstacle = undefined;
    await broken.press('retry');
    await broken.state('ready');
    desk.obstacle = (call) =>
      call.includes('transactions') ? Promise.resolve(Response.json({ data: [] })) : undefined;
    const empty = await openTransfers(desk, { state: 'empty' });
    expect(empty.text()).to.match(/No money has moved yet/);
  });

  it('offers a seller a new transfer only where the merchant has enabled it, and staff a return by their role', async () => {
    const desk = await openKnownDesk();
    const seller = await openTransfers(desk, { who: sellerOf(desk.dutch) });
    expect(seller.all('[part~=new]')).to.have.length(1);
    const { fetch } = desk;
    desk.fetch = closing(fetch, 'transfers.createTransfer');
    const closed = await openTransfers(desk, { who: sellerOf(desk.dutch) });
    expect(closed.all('[part~=new]')).to.deep.equal([]);
    desk.fetch = fetch;
  });
});
