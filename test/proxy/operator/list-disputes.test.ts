import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { DisputeRecord, DisputeSummary } from '../../../src/client/operator/index.js';
import { memoryLedger, platformNotifications, type Identity } from '../../../src/proxy/index.js';
import { ACCOUNT, approver, openOffice, operator, startPlatform } from '../policy/office.js';
import { event, HMAC_KEY, post, report, signed } from '../notifications/reporting.js';
import type { Reply } from '../shop.js';

const otto: Identity = { audience: 'operator', email: 'otto@shop.example' };
const disputesOf = ({ body }: Reply) => body['disputes'] as DisputeSummary[];

/** A merchant's staff, and a platform that reports disputes. */
async function openDesk(merchantAccount = ACCOUNT) {
  let now = 1_800_000_000_000;
  const ledger = memoryLedger();
  const platform = await startPlatform({ merchantAccount });
  const office = openOffice(platform, {
    ledger,
    merchantAccount,
    now: () => (now += 1000),
    notifications: platformNotifications({ hmacKeys: [HMAC_KEY] }),
    upkeep: { isAutomatic: false },
  });
  const step = (eventCode: string, pspReference = 'DISPUTE-1', changes: Record<string, unknown> = {}) =>
    event({
      eventCode,
      pspReference,
      originalReference: 'PAYMENT-1',
      merchantReference: 'ORDER-1',
      merchantAccountCode: merchantAccount,
      ...changes,
    });
  const tell = (...steps: Parameters<typeof step>[]) =>
    report(office.proxy, ...steps.map((each) => step(...each)));
  /** Reports a step with facts beside it that the signature does not cover. */
  const tellWith = async (eventCode: string, facts: Record<string, string>, pspReference = 'DISPUTE-1') => {
    const item = (await signed(step(eventCode, pspReference))) as {
      NotificationRequestItem: { additionalData: Record<string, string> };
    };
    Object.assign(item.NotificationRequestItem.additionalData, facts);
    assert.equal((await post(office.proxy, { live: 'false', notificationItems: [item] })).status, 200);
  };
  const list = async (who: Identity = operator, query = '') =>
    disputesOf(await office.get(who, `/disputes${query}`));
  const get = async (reference = 'DISPUTE-1', who: Identity | null = operator) =>
    office.get(who, `/disputes/${reference}/history`);
  const history = async () => ((await get()).body as unknown as DisputeRecord).history;
  const stateOf = async () => (await list())[0]?.state;
  return { get, history, ledger, list, office, platform, stateOf, tell, tellWith };
}

test('a dispute that the platform reports is listed, with what was told beside its signature apart', async () => {
  const { list, tellWith } = await openDesk();
  await tellWith('NOTIFICATION_OF_CHARGEBACK', {
    chargebackReasonCode: '13.1',
    chargebackSchemeCode: 'visa',
    defensePeriodEndsAt: '2026-12-09T20:00:00+01:00',
    disputeStatus: 'Undefended',
  });
  const [found = assert.fail()] = await list();
  assert.deepEqual(found, {
    pspReference: 'DISPUTE-1',
    paymentReference: 'PAYMENT-1',
    reference: 'ORDER-1',
    merchantAccount: ACCOUNT,
    amount: { value: 1999, currency: 'EUR' },
    state: 'open',
    openedAt: found.openedAt,
    changedAt: found.openedAt,
    isOwn: false,
    told: {
      reason: '13.1',
      scheme: 'visa',
      respondBefore: '2026-12-09T20:00:00+01:00',
      status: 'Undefended',
      happenedAt: '2026-11-21T20:00:00+00:00',
    },
  });
});

test('C9-225: what is told without a signature decides nothing', async () => {
  const { stateOf, tellWith } = await openDesk();
  const lies = { disputeStatus: 'Won', defensePeriodEndsAt: '1999-01-01T00:00:00Z' };
  await tellWith('CHARGEBACK', lies);
  assert.equal(await stateOf(), 'open');
  await tellWith('SECOND_CHARGEBACK', lies);
  assert.equal(await stateOf(), 'lost');
});

test('C9-225: what is told is cut short, and nothing else of it is kept', async () => {
  const { ledger, list, tellWith } = await openDesk();
  await tellWith('CHARGEBACK', {
    chargebackReasonCode: 'x'.repeat(5000),
    shopperEmail: 'sam@shop.example',
    shopperName: 'Sam Sample',
  });
  assert.equal((await list())[0]?.told.reason?.length, 80);
  assert.doesNotMatch(JSON.stringify(await ledger.findEvents(['DISPUTE-1'])), /sam@|Sample/i);
});

test('where a dispute stands follows what is reported, in whatever order that comes', async () => {
  for (const [state, ...codes] of [
    ['open', 'CHARGEBACK', 'NOTIFICATION_OF_CHARGEBACK'],
    ['open', 'REQUEST_FOR_INFORMATION'],
    ['defended', 'INFORMATION_SUPPLIED', 'CHARGEBACK'],
    ['expired', 'CHARGEBACK', 'DISPUTE_DEFENSE_PERIOD_ENDED'],
    ['won', 'CHARGEBACK_REVERSED', 'INFORMATION_SUPPLIED', 'DISPUTE_DEFENSE_PERIOD_ENDED'],
    ['lost', 'SECOND_CHARGEBACK', 'CHARGEBACK_REVERSED'],
    ['lost', 'INFORMATION_SUPPLIED', 'PREARBITRATION_LOST'],
    ['won', 'PREARBITRATION_WON', 'SECOND_CHARGEBACK'],
  ] as const) {
    const { stateOf, tell } = await openDesk();
    for (const code of codes) await tell([code]);
    assert.equal(await stateOf(), state, codes.join(' '));
  }
});

test('a dispute that is given up through the proxy is accepted, with who did it', async () => {
  const { list, office, platform, tell } = await openDesk();
  const known = platform.disputes().at(-1) ?? assert.fail();
  await tell(['CHARGEBACK', known.pspReference]);
  await office(operator, '/disputes/acceptDispute', { disputePspReference: known.pspReference });
  const [found = assert.fail()] = await list();
  assert.deepEqual([found.state, found.answeredBy, found.isOwn], ['accepted', operator.email, true]);
  assert.equal((await list(otto))[0]?.isOwn, false);
  const { body } = await office.get(operator, `/disputes/${known.pspReference}/history`);
  const steps = (body as unknown as DisputeRecord).history;
  assert.deepEqual(
    steps.map(({ kind, state, by }) => [kind, state, by]),
    [
      ['CHARGEBACK', 'reported', undefined],
      ['accepted', 'done', operator.email],
    ],
  );
});

test('an answer that the platform refuses leaves the dispute open, and its history says why', async () => {
  const { history, office, stateOf, tell } = await openDesk();
  await tell(['CHARGEBACK']);
  await office(operator, '/disputes/acceptDispute', { disputePspReference: 'DISPUTE-1' });
  assert.equal(await stateOf(), 'open');
  const [, refused] = await history();
  assert.deepEqual([refused?.state, refused?.message], ['refused', 'There is no such dispute']);
});

test('an answer whose end is not known makes the dispute unknown, until the platform reports', async () => {
  const { office, platform, stateOf, tell } = await openDesk();
  await tell(['CHARGEBACK']);
  platform.faults.always('disputes.acceptDispute', 'drop-after');
  await office(operator, '/disputes/acceptDispute', { disputePspReference: 'DISPUTE-1' });
  assert.equal(await stateOf(), 'unknown');
  await tell(['CHARGEBACK_REVERSED']);
  assert.equal(await stateOf(), 'won');
});

test('C9-226: disputes of another merchant account are not taken, and not answered', async () => {
  const [mine, theirs] = [await openDesk('MyShop'), await openDesk('TheirShop')];
  await mine.tell(['CHARGEBACK']);
  await mine.tell(['CHARGEBACK', 'DISPUTE-2', { merchantAccountCode: 'TheirShop' }]);
  await theirs.tell(['CHARGEBACK', 'DISPUTE-2']);
  const names = async ({ list }: typeof mine) =>
    (await list()).map(({ pspReference, merchantAccount }) => [pspReference, merchantAccount]);
  assert.deepEqual(await names(mine), [['DISPUTE-1', 'MyShop']]);
  assert.deepEqual(await names(theirs), [['DISPUTE-2', 'TheirShop']]);
  assert.equal((await mine.get('DISPUTE-2')).status, 404);
});

test('a dispute is answered for the account that it was reported for', async () => {
  const { ledger, platform, tell } = await openDesk();
  await tell(['CHARGEBACK']);
  const [kept = assert.fail()] = await ledger.findEvents(['DISPUTE-1']);
  const other = { ...kept, id: 'other', pspReference: 'DISPUTE-9', merchantAccount: 'Branch' };
  await ledger.keepEvent(other);
  const asked: unknown[] = [];
  const office = openOffice(platform, {
    ledger,
    platform: {
      fetch: async (input, init) => {
        const request = new Request(input, init);
        asked.push(((await request.clone().json()) as Record<string, unknown>)['merchantAccountCode']);
        return platform.fetch(request);
      },
    },
  });
  for (const disputePspReference of ['DISPUTE-1', 'DISPUTE-9', 'UNKNOWN'])
    await office(operator, '/disputes/acceptDispute', { disputePspReference });
  assert.deepEqual(asked, [ACCOUNT, 'Branch', ACCOUNT]);
});

test('disputes are found by how a reference begins, page by page, and by operators alone', async () => {
  const { get, list, office, tell } = await openDesk();
  await tell(['CHARGEBACK', 'A-1']);
  await tell(['CHARGEBACK', 'A-2', { originalReference: 'PAID-2', merchantReference: 'ORDER-2' }]);
  await tell(['CHARGEBACK', 'B-1'], ['CHARGEBACK_REVERSED', 'A-1']);
  const names = async (query: string) =>
    (await list(operator, query)).map(({ pspReference }) => pspReference);
  assert.deepEqual(await names(''), ['B-1', 'A-2', 'A-1']);
  assert.deepEqual(await names('?search=A-'), ['A-2', 'A-1']);
  assert.deepEqual(await names('?search=PAID-2'), ['A-2']);
  assert.deepEqual(await names('?search=ORDER-2'), ['A-2']);
  const first = await office.get(operator, '/disputes?limit=2');
  assert.deepEqual(await names(`?limit=2&cursor=${String(first.body['nextCursor'])}`), ['A-1']);
  assert.equal((await office.get(operator, '/disputes?cursor=nonsense')).status, 422);
  for (const who of [
    approver,
    { audience: 'seller', userId: 'u-1' },
    { audience: 'shopper' },
    null,
  ] as const) {
    assert.equal((await office.get(who, '/disputes')).status, 404);
    assert.equal((await get('A-1', who)).status, 404);
  }
});
