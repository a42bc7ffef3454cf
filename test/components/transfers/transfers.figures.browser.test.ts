import { expect } from '@open-wc/testing';

import { formatAmount, pages } from '../../../src/client/index.js';
import { listTransactions } from '../../../src/client/transfers/index.js';
import { readAll } from '../../../src/components/parts/account-holder/read-holder.js';
import { labelOf, read } from '../opened.js';
import { calls, openKnownDesk, openTransfers, type Desk } from './desk.js';

const euros = (value: number): string => formatAmount({ value, currency: 'EUR' }, 'en');

type Shown = Awaited<ReturnType<typeof openTransfers>>;

/** Opens money in and out, as a click does. */
async function openFigures(opened: Shown): Promise<void> {
  await opened.settled();
  opened.all('[part=figures] summary')[0]!.click();
  await opened.until(() => opened.all('[part=figures][open] [aria-busy]').length > 0, 'the box');
}

const points = (opened: Shown) => opened.all('[part=point]');
const drawn = (opened: Shown) => opened.until(() => points(opened).length > 0, 'a chart');
const sums = (opened: Shown) => opened.all('[part=chart-legend] span').map(read);

/** What the platform has booked in a currency since a moment, each with its moment. */
async function bookedOf(desk: Desk, currency: string, since: string) {
  const all = await Promise.all(
    [desk.itself, desk.dutch, desk.british].map(({ id }) =>
      readAll(
        pages(desk.transfers, listTransactions, {
          accountHolderId: id,
          createdSince: since,
          createdUntil: '2030-01-10T10:00:00Z',
        }),
      ),
    ),
  );
  return all
    .flat()
    .filter(({ amount, status }) => amount.currency === currency && status === 'booked')
    .map(({ amount, bookingDate }) => ({ value: amount.value, at: Date.parse(bookingDate) }));
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

describe('money in and out of <florin-transfers>', () => {
  it('is of all that was booked, however little of it was loaded before, and reads no further until it is opened', async () => {
    const desk = await openKnownDesk();
    const opened = await openTransfers(desk);
    await opened.settled();
    const before = calls(desk, /transactions/).length;
    expect(points(opened)).to.have.length(0);
    await openFigures(opened);
    await drawn(opened);
    expect(calls(desk, /transactions/).length).to.be.greaterThan(before);
    expect(opened.all('[part~=more]')).to.have.length(0);
    const booked = (await bookedOf(desk, 'EUR', '2029-07-14T10:00:00Z')).map(({ value }) => value);
    expect(sums(opened)).to.deep.equal([
      `Money in: ${euros(sumOf(booked.filter((value) => value > 0)))}`,
      `Money out: ${euros(-sumOf(booked.filter((value) => value < 0)))}`,
    ]);
    expect(read(opened.all('[part=figures]')[0])).to.contain('Only what is booked is counted.');
  });

  it('has the same figures for each day as a table, and counts days by the clocks of the zone', async () => {
    const desk = await openKnownDesk();
    const opened = await openTransfers(desk, { timeZone: 'Pacific/Chatham' });
    await opened.filter(/^From$/, '2030-01-05');
    await opened.filter(/Currency/, 'EUR');
    await openFigures(opened);
    await drawn(opened);
    // It is the night of the 10th in Chatham, 13:45 ahead.
    const names = points(opened).map((point) => labelOf(point).split(':')[0]);
    expect(names).to.deep.equal([5, 6, 7, 8, 9, 10].map((day) => `Jan ${day}, 2030`));
    const booked = await bookedOf(desk, 'EUR', '2030-01-04T10:15:00Z');
    const ofDay = (day: number) => {
      const start = Date.parse('2030-01-04T10:15:00Z') + (day - 5) * 86_400_000;
      const values = booked
        .filter(({ at }) => at >= start && at < start + 86_400_000)
        .map(({ value }) => value);
      const [paidIn, paidOut] = [values.filter((value) => value > 0), values.filter((value) => value < 0)];
      return `Jan ${day}, 2030 ${euros(sumOf(paidIn))} ${euros(-sumOf(paidOut))}`;
    };
    expect(opened.all('[part=chart-table] tr').map(read)).to.deep.equal([
      'Day Money in Money out',
      ...[5, 6, 7, 8, 9, 10].map(ofDay),
    ]);
  });

  it('agrees with the statement of the same days', async () => {
    const desk = await openKnownDesk();
    const opened = await openTransfers(desk, { accountHolder: desk.dutch.id });
    await opened.settled();
    await opened.filter(/Balance account/, desk.dutch.accounts[0]!.id);
    await opened.filter(/^From$/, '2029-12-15');
    await opened.says(/Opening balance/);
    await openFigures(opened);
    await drawn(opened);
    const [paidIn, paidOut] = opened.all('[part=totals] .figure, [part=totals] div').map(read).slice(1, 3);
    expect(sums(opened)).to.deep.equal([
      paidIn!.replace('Money in ', 'Money in: '),
      paidOut!.replace(/Money out -?/, 'Money out: '),
    ]);
  });

  it('is in one currency at a time, and follows what the list is narrowed to', async () => {
    const desk = await openKnownDesk();
    const opened = await openTransfers(desk);
    await openFigures(opened);
    await drawn(opened);
    const currencies = opened.all('[part=currency]').map(read);
    expect(currencies).to.include.members(['EUR', 'GBP']);
    opened
      .all('[part=currency]')
      .find((each) => read(each) === 'GBP')!
      .click();
    await opened.until(() => sums(opened)[0]?.includes('£'), 'pounds');
    await opened.filter(/Currency/, 'EUR');
    await opened.until(() => sums(opened)[0]?.includes('€'), 'euros');
    expect(opened.all('[part=currency]')).to.have.length(0);
    await opened.filter(/Category/, 'internal');
    await drawn(opened);
    const values = (await bookedOf(desk, 'EUR', '2029-07-14T10:00:00Z')).map(({ value }) => value);
    expect(sums(opened)[0]).to.not.equal(`Money in: ${euros(sumOf(values.filter((value) => value > 0)))}`);
    await opened.tab(/^Transfers$/);
    await opened.until(() => opened.all('[part=figures]').length === 0, 'orders are not counted');
  });

  it('says how far it is, stops when it is asked to, says that some is missing, and goes on', async () => {
    const desk = await openKnownDesk();
    const opened = await openTransfers(desk);
    await opened.settled();
    let release = (): void => undefined;
    desk.obstacle = (call, proceed) =>
      /transactions/.test(call)
        ? new Promise<void>((resolve) => (release = resolve)).then(proceed)
        : undefined;
    await openFigures(opened);
    await opened.until(() => opened.all('[part=stop]').length > 0, 'stop');
    expect(read(opened.all('[part=figures]')[0])).to.match(/^Money in and out Loading… \d+ so far. Cancel$/);
    expect(points(opened)).to.have.length(0);
    await opened.press('stop');
    release();
    await opened.says(/Not all rows are loaded, so these figures are not complete/);
    await drawn(opened);
    await opened.until(() => !opened.element.busy, 'rest');
    await expect(opened.element).to.be.accessible();
    desk.obstacle = undefined;
    await opened.press('rest');
    await opened.until(() => opened.all('[part=rest], [part=stop]').length === 0, 'all of it');
    await drawn(opened);
    expect(opened.text()).to.not.contain('not complete');
  });

  it('says that some is missing where no answer came, and asks again', async () => {
    const desk = await openKnownDesk();
    const opened = await openTransfers(desk);
    await opened.settled();
    desk.obstacle = (call) =>
      /transactions/.test(call)
        ? Promise.resolve(Response.json({ error: { code: 'internal' } }, { status: 500 }))
        : undefined;
    await openFigures(opened);
    await opened.says(/these figures are not complete/);
    desk.obstacle = undefined;
    await opened.press('rest');
    await opened.until(() => opened.all('[part=rest], [part=stop]').length === 0, 'all of it');
    expect(opened.text()).to.not.contain('not complete');
  });

  it('says that nothing was booked where all is on its way', async () => {
    const desk = await openKnownDesk();
    desk.obstacle = (call, proceed) =>
      /transactions/.test(call)
        ? proceed().then(async (response) => {
            const body = (await response.json()) as { readonly data: readonly object[] };
            return Response.json({
              ...body,
              data: body.data.map((each) => ({ ...each, status: 'pending' })),
            });
          })
        : undefined;
    const opened = await openTransfers(desk);
    await openFigures(opened);
    await opened.says(/No money was booked in this time/);
    expect(points(opened)).to.have.length(0);
    await expect(opened.element).to.be.accessible();
  });

  it('is walked by arrow keys, and is accessible', async () => {
    const desk = await openKnownDesk();
    const opened = await openTransfers(desk);
    await opened.filter(/^From$/, '2030-01-01');
    await openFigures(opened);
    await drawn(opened);
    const last = points(opened).at(-1)!;
    expect(points(opened).filter(({ tabIndex }) => tabIndex === 0)).to.deep.equal([last]);
    last.focus();
    last.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true }));
    await opened.until(() => read(opened.all('[part=chart-point]')[0]).startsWith('Jan 9, 2030: Money in'));
    expect(opened.root.activeElement).to.equal(points(opened).at(-2));
    opened.all('[part=chart-table] summary')[0]!.click();
    await expect(opened.element).to.be.accessible();
  });
});
