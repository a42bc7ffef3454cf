import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';

import type { Summary, SummaryTask } from '../../../src/client/operator/index.js';
import { DAY } from '../../../src/facts/instant.js';
import { wallClock } from '../../../src/facts/wall-clock.js';
import {
  memoryLedger,
  sqlLedger,
  type Identity,
  type Ledger,
  type PlatformEvent,
} from '../../../src/proxy/index.js';
import { newDatabase } from '../../new-database.js';
import { newAttempt } from '../ledger/new-attempt.js';
import { approver, openOffice, operator, startPlatform, submission } from '../policy/office.js';

const START = 1_800_000_000_000;
const CONFIRM = '/payout/confirmThirdParty';
const SUBMIT = '/payout/storeDetailAndSubmitThirdParty';
const EUR = (value: number) => ({ value, currency: 'EUR' });
const bert: Identity = { audience: 'approver', email: 'bert@shop.example' };

/** A merchant's staff and two sellers of their platform. */
async function openDesk(ledger: Ledger) {
  const clock = { now: START };
  const platform = await startPlatform({ now: () => clock.now, seed: 'summary' });
  const office = openOffice(platform, { ledger, now: () => clock.now, upkeep: { isAutomatic: false } });
  const summaryOf = async (who: Identity, query = '') => {
    const { status, body } = await office.get(who, `/summary${query}`);
    assert.equal(status, 200, JSON.stringify(body));
    return body as unknown as Summary;
  };
  const taskOf = async (who: Identity, kind: string): Promise<SummaryTask | undefined> =>
    (await summaryOf(who)).tasks.find((task) => task.kind === kind);
  const figureOf = async (who: Identity, kind: string, query = '') =>
    (await summaryOf(who, query)).figures.find((figure) => figure.kind === kind);
  const submit = async (reference: string, changes: object = {}, who = operator) =>
    String((await office(who, SUBMIT, { ...submission, reference, ...changes })).body['pspReference']);
  const report = (code: string, pspReference: string, changes: Partial<PlatformEvent> = {}) =>
    ledger.keepEvent({
      id: `${code}:${pspReference}`,
      kind: 'dispute',
      success: true,
      reference: 'ORDER',
      pspReference,
      code,
      at: clock.now,
      ...changes,
    });
  const { body } = await office.get(
    operator,
    '/balance-platform/balancePlatforms/FlorinPlatform/accountHolders',
  );
  const [, mine = '', theirs = ''] = (body['accountHolders'] as { id: string }[]).map(({ id }) => id);
  const accountOf = async (holder: string) =>
    (
      (await office.get(operator, `/balance-platform/accountHolders/${holder}/balanceAccounts`)).body[
        'balanceAccounts'
      ] as { id: string }[]
    )[0]?.id ?? '';
  const sellerOf = (holder: string): Identity => ({
    audience: 'seller',
    userId: `user-${holder}`,
    accountHolders: [holder],
  });
  return {
    accountOf,
    clock,
    figureOf,
    mine,
    office,
    platform,
    report,
    sellerOf,
    submit,
    summaryOf,
    taskOf,
    theirs,
  };
}

function summaries(open: () => Ledger): void {
  it('says that nothing waits, with figures at zero and when they were taken', async () => {
    const { summaryOf } = await openDesk(open());
    assert.deepEqual(await summaryOf(operator), {
      audience: 'operator',
      takenAt: '2027-01-15T08:00:00.000Z',
      days: 7,
      first: '2027-01-09',
      tasks: [],
      figures: ['paid', 'tried', 'captured', 'refunded', 'taken-back'].map((kind) => ({
        kind,
        count: 0,
        sums: [],
      })),
      missing: [],
    });
  });

  it('counts payouts that wait for a review, until the first of them expires, with a sum for each currency', async () => {
    const { clock, office, submit, taskOf } = await openDesk(open());
    const first = await submit('p-1');
    assert.deepEqual((await taskOf(operator, 'payouts-to-review'))?.reference, first);
    clock.now += DAY;
    await submit('p-2', { amount: { value: 90, currency: 'JPY' } });
    await submit('p-3');
    const waiting = {
      kind: 'payouts-to-review',
      count: 3,
      isMore: false,
      sums: [EUR(4000), { value: 90, currency: 'JPY' }],
      since: new Date(START).toISOString(),
      until: new Date(START + 7 * DAY).toISOString(),
      isTold: false,
    };
    assert.deepEqual(await taskOf(operator, 'payouts-to-review'), waiting);
    assert.deepEqual(await taskOf(approver, 'payouts-to-review'), waiting);
    await office(approver, CONFIRM, { originalReference: first });
    assert.equal((await taskOf(operator, 'payouts-to-review'))?.count, 2);
  });

  it('never counts an approver’s own payouts for them', async () => {
    const { submit, taskOf } = await openDesk(open());
    await submit('p-1', {}, { audience: 'operator', email: bert.email });
    assert.equal(await taskOf(bert, 'payouts-to-review'), undefined);
    assert.equal((await taskOf(approver, 'payouts-to-review'))?.count, 1);
  });

  it('counts payouts that a bank sent back, for operators alone', async () => {
    const { office, report, submit, summaryOf, taskOf } = await openDesk(open());
    const psp = await submit('p-1');
    await office(approver, CONFIRM, { originalReference: psp });
    await report('PAIDOUT_REVERSED', psp, { kind: 'payout-reversed' });
    const { count, sums, reference } = (await taskOf(operator, 'payouts-failed')) ?? {};
    assert.deepEqual([count, sums, reference], [1, [EUR(2000)], psp]);
    const { tasks, figures } = await summaryOf(approver);
    assert.deepEqual([tasks, figures], [[], [{ kind: 'reviewed', count: 1, sums: [] }]]);
  });

  it('counts disputes that are not answered, with the nearest deadline, as it was told', async () => {
    const { report, taskOf } = await openDesk(open());
    const told = (days: number) => ({ respondBefore: new Date(START + days * DAY).toISOString() });
    await report('CHARGEBACK', 'D-1', { amount: EUR(1000), told: told(9) });
    await report('CHARGEBACK', 'D-2', { amount: EUR(500), told: told(3) });
    await report('CHARGEBACK', 'D-3', { amount: { value: 7, currency: 'JPY' }, told: told(-1) });
    await report('CHARGEBACK', 'D-4', { told: { respondBefore: 'soon' } });
    await report('CHARGEBACK', 'D-5');
    await report('SECOND_CHARGEBACK', 'D-5');
    assert.deepEqual(await taskOf(operator, 'disputes-to-answer'), {
      kind: 'disputes-to-answer',
      count: 4,
      isMore: false,
      sums: [EUR(1500), { value: 7, currency: 'JPY' }],
      since: new Date(START).toISOString(),
      until: new Date(START + 3 * DAY).toISOString(),
      isTold: true,
    });
  });

  it('puts what ends first before what waits longest', async () => {
    const ledger = open();
    const { report, submit, summaryOf } = await openDesk(ledger);
    await ledger.begin(newAttempt('lost', { order: 'ORDER-LOST', reference: 'LOST', at: START - DAY }));
    await submit('p-1');
    await report('CHARGEBACK', 'D-1', { told: { respondBefore: new Date(START + 2 * DAY).toISOString() } });
    const { tasks } = await summaryOf(operator);
    assert.deepEqual(
      tasks.map(({ kind, reference }) => [kind, reference]),
      [
        ['disputes-to-answer', 'D-1'],
        ['payouts-to-review', tasks[1]?.reference],
        ['payments-unsettled', 'LOST'],
      ],
    );
  });

  it('counts requests whose end is not known: all for operators, and for others their own', async () => {
    const { office, platform, submit, taskOf } = await openDesk(open());
    const psp = await submit('p-1');
    platform.faults.always('payout.confirmPayout', 'drop-after');
    await office(approver, CONFIRM, { originalReference: psp });
    const { row, count } = (await taskOf(operator, 'writes-unknown')) ?? {};
    assert.deepEqual([row, count], ['payout.confirmPayout', 1]);
    assert.equal((await taskOf(approver, 'writes-unknown'))?.count, 1);
    assert.equal(await taskOf(bert, 'writes-unknown'), undefined);
    const nameless: Identity = { audience: 'approver', session: undefined };
    assert.equal(await taskOf(nameless, 'writes-unknown'), undefined);
  });

  it('adds up what shoppers paid, of the days that are asked for', async () => {
    const ledger = open();
    const { figureOf, office, report } = await openDesk(ledger);
    for (const [key, days] of [
      ['a', 1],
      ['b', 10],
      ['c', 1],
    ] as const)
      await ledger.begin(newAttempt(key, { order: key, reference: key, at: START - days * DAY }));
    for (const key of ['a', 'b']) await ledger.settle(key, { outcome: 'paid', facts: {}, at: START });
    await report('REFUND', 'R-1', { kind: 'refund', amount: EUR(500) });
    assert.deepEqual(await figureOf(operator, 'paid'), { kind: 'paid', count: 1, sums: [EUR(1999)] });
    assert.equal((await figureOf(operator, 'tried'))?.count, 2);
    assert.deepEqual((await figureOf(operator, 'paid', '?days=31'))?.sums, [EUR(3998)]);
    assert.deepEqual((await figureOf(operator, 'refunded'))?.sums, [EUR(500)]);
    for (const days of ['0', '32', '1.5', 'week'])
      assert.equal((await office.get(operator, `/summary?days=${days}`)).status, 422, days);
  });

  it('adds up whole days by the clocks of a zone, as a list from the first of them does', async () => {
    const ledger = open();
    const { figureOf, office, summaryOf } = await openDesk(ledger);
    // In Kathmandu it was a quarter past four in the morning of the day of START.
    await ledger.begin(newAttempt('a', { order: 'a', reference: 'a', at: Date.UTC(2027, 0, 14, 22, 30) }));
    for (const [zone, count] of [
      ['Asia/Kathmandu', 1],
      ['Europe/Amsterdam', 0],
      ['America/Los_Angeles', 0],
    ] as const) {
      const query = `?days=1&timeZone=${zone}`;
      assert.equal((await figureOf(operator, 'tried', query))?.count, count, zone);
      const { first } = await summaryOf(operator, query);
      const listed = await office.get(
        operator,
        `/payments?from=${new Date(wallClock(zone).momentOf(Date.parse(first ?? ''))).toISOString()}`,
      );
      assert.equal((listed.body['payments'] as unknown[]).length, count, zone);
    }
    const refused = await office.get(operator, '/summary?timeZone=Nowhere');
    assert.equal(refused.status, 422);
  });

  it('shows each seller what their own accounts hold, and nothing of another’s', async () => {
    const { mine, sellerOf, summaryOf, theirs } = await openDesk(open());
    const available = async (who: Identity) =>
      (await summaryOf(who)).figures.find(({ kind }) => kind === 'available')?.sums;
    const [own, other] = [await available(sellerOf(mine)), await available(sellerOf(theirs))];
    assert.notDeepEqual(own, other);
    const both: Identity = { audience: 'seller', userId: 'both', accountHolders: [mine, theirs] };
    assert.equal((await summaryOf(both)).figures[0]?.count, 3);
    for (const who of [sellerOf(mine), sellerOf(theirs), both])
      assert.doesNotMatch(JSON.stringify(await summaryOf(who)), /payout|dispute|paid|tried/);
    assert.deepEqual((await summaryOf({ audience: 'seller', userId: 'new' })).figures, []);
  });

  it('says that there is more where a seller has more accounts than are added up', async () => {
    const { mine, office, sellerOf, summaryOf } = await openDesk(open());
    const before = (await summaryOf(sellerOf(mine))).figures.find(({ kind }) => kind === 'available');
    assert.equal(before?.isMore, undefined);
    for (let count = before?.count ?? 0; count < 11; count++)
      assert.equal(
        (await office(operator, '/balance-platform/balanceAccounts', { accountHolderId: mine })).status,
        200,
      );
    const { figures } = await summaryOf(sellerOf(mine));
    assert.deepEqual(
      figures.map(({ kind, count, isMore }) => [kind, count, isMore]),
      [
        ['available', 10, true],
        ['pending', 10, true],
        ['reserved', 10, true],
      ],
    );
  });

  it('tells a seller of a sweep that the platform switched off, and of which account it is', async () => {
    const { accountOf, clock, mine, office, sellerOf, taskOf, theirs } = await openDesk(open());
    const [from, to] = [await accountOf(mine), await accountOf(theirs)];
    const { status } = await office(operator, `/balance-platform/balanceAccounts/${from}/sweeps`, {
      counterparty: { balanceAccountId: to },
      currency: 'EUR',
      schedule: { type: 'daily' },
      description: 'counterpartyBankUnavailable',
      type: 'push',
    });
    assert.equal(status, 200);
    assert.equal(await taskOf(sellerOf(mine), 'sweeps-stopped'), undefined);
    clock.now += 2 * DAY;
    const { count, reference } = (await taskOf(sellerOf(mine), 'sweeps-stopped')) ?? {};
    assert.deepEqual([count, reference], [1, from]);
    assert.equal(await taskOf(sellerOf(theirs), 'sweeps-stopped'), undefined);
  });

  it('says which part is missing where the platform does not answer, and shows the rest', async () => {
    const { mine, platform, sellerOf, summaryOf } = await openDesk(open());
    platform.faults.always('balance-platform.getBalanceAccount', '503-before');
    const { figures, missing, tasks } = await summaryOf(sellerOf(mine));
    assert.deepEqual([figures, missing, tasks], [[], ['accounts'], []]);
  });

  it('does not exist for other callers', async () => {
    const { office } = await openDesk(open());
    for (const who of [{ audience: 'shopper' }, null] as const)
      assert.equal((await office.get(who, '/summary')).status, 404);
  });
}

describe('a summary of a ledger in memory', () => summaries(memoryLedger));

describe('a summary of a ledger in SQL', () => {
  const opened: Ledger[] = [];
  after(() => Promise.all(opened.map((ledger) => ledger.close())));
  summaries(() => {
    const ledger = sqlLedger(newDatabase());
    opened.push(ledger);
    return ledger;
  });
});
