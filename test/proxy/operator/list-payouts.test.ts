import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { PayoutRecord } from '../../../src/client/operator/index.js';
import { memoryLedger, type Identity, type PlatformEvent } from '../../../src/proxy/index.js';
import { approver, openOffice, operator, startPlatform, submission } from '../policy/office.js';
import type { Reply } from '../shop.js';

const SUBMIT = '/payout/storeDetailAndSubmitThirdParty';
const CONFIRM = '/payout/confirmThirdParty';
const DECLINE = '/payout/declineThirdParty';
const bert: Identity = { audience: 'approver', email: 'bert@shop.example' };

const payoutsOf = ({ body }: Reply) => body['payouts'] as PayoutRecord[];

async function openDesk() {
  let now = 1_800_000_000_000;
  const ledger = memoryLedger();
  const office = openOffice(await startPlatform(), { ledger, now: () => (now += 1000) });
  const submit = async (reference: string, changes: object = {}) =>
    String((await office(operator, SUBMIT, { ...submission, reference, ...changes })).body['pspReference']);
  const review = (who: Identity, path: string, originalReference: string) =>
    office(who, path, { originalReference });
  const list = async (who: Identity, query = '') => payoutsOf(await office.get(who, `/payouts${query}`));
  const report = (kind: PlatformEvent['kind'], originalReference: string, success = true) =>
    ledger.keepEvent({
      id: `${kind}:${originalReference}`,
      kind,
      success,
      reference: 'any',
      pspReference: `REPORT-${kind}`,
      originalReference,
      at: now,
    });
  return { ledger, list, office, report, review, submit };
}

const statesOf = (payouts: readonly PayoutRecord[]) => payouts.map(({ state }) => state);

test('a payout stands in the queue, with who submitted it and whom it goes to, as initials and four digits', async () => {
  const { list, submit } = await openDesk();
  const psp = await submit('winnings-1');
  const [waiting = assert.fail()] = await list(approver);
  assert.deepEqual(waiting, {
    reference: 'winnings-1',
    pspReference: psp,
    amount: submission.amount,
    initials: 'A. K.',
    lastFour: '4300',
    submittedAt: waiting.submittedAt,
    submittedBy: operator.email,
    isOwn: false,
    state: 'waiting',
  });
  assert.match(waiting.submittedAt, /^2027-01-15T08:/);
});

test('what becomes of a payout is its state: confirmed, sent, declined, expired, failed, or reversed by the bank', async () => {
  const { list, report, review, submit } = await openDesk();
  const [one, two, three, four, five, six] = [
    await submit('p-1'),
    await submit('p-2'),
    await submit('p-3'),
    await submit('p-4'),
    await submit('p-5'),
    await submit('p-6'),
  ];
  await review(approver, CONFIRM, one);
  await review(approver, DECLINE, two);
  await report('payout-expired', three);
  await review(approver, CONFIRM, four);
  await report('payout-reversed', four);
  await review(approver, CONFIRM, five);
  await report('payout', five, false);
  await review(approver, CONFIRM, six);
  await report('payout', six);
  const found = await list(operator);
  assert.deepEqual(statesOf(found), ['sent', 'failed', 'reversed', 'expired', 'declined', 'confirmed']);
  assert.deepEqual(
    [found[0]?.decidedBy, found[5]?.decidedBy, found[4]?.decidedBy, found[3]?.decidedBy],
    [approver.email, approver.email, approver.email, undefined],
  );
});

test('a second review that the platform refuses changes nothing', async () => {
  const { list, review, submit } = await openDesk();
  const psp = await submit('winnings-1');
  await review(approver, CONFIRM, psp);
  assert.equal((await review(bert, DECLINE, psp)).status, 422);
  const [payout] = await list(operator);
  assert.deepEqual([payout?.state, payout?.decidedBy], ['confirmed', approver.email]);
});

test('C9-224: an approver is told who reviewed a payout only where that was they', async () => {
  const { list, review, submit } = await openDesk();
  await review(approver, CONFIRM, await submit('winnings-1'));
  assert.equal((await list(approver))[0]?.decidedBy, approver.email);
  const [seen = assert.fail()] = await list(bert);
  assert.deepEqual([seen.state, seen.decidedBy, typeof seen.decidedAt], ['confirmed', undefined, 'string']);
});

test('C9-224: no name, account or email of a payee is in the queue or the journal', async () => {
  const { ledger, list, submit } = await openDesk();
  await submit('winnings-1');
  const all = JSON.stringify([await list(operator), await ledger.findDeeds({ lostBefore: 0, limit: 10 })]);
  assert.match(all, /4300/);
  assert.doesNotMatch(all, /laassen|NL91|041716|example\.org|1982-02|shopper-1/);
});

test('a payout that the caller submitted, or may have submitted, is theirs: they cannot review it', async () => {
  const { list, review, submit } = await openDesk();
  const psp = await submit('winnings-1');
  const isOwn = async (who: Identity) => (await list(who))[0]?.isOwn;
  assert.equal(await isOwn(operator), true);
  assert.equal(await isOwn({ audience: 'operator', email: 'otto@shop.example' }), false);
  for (const who of [
    { audience: 'approver', email: 'OLGA@shop.example' },
    { audience: 'approver', userId: 'u-9' },
    { audience: 'approver', session: 's-1' },
  ] as const) {
    assert.equal(await isOwn(who), true, JSON.stringify(who));
    assert.notEqual((await review(who, CONFIRM, psp)).status, 200);
  }
  assert.deepEqual([await isOwn(approver), (await review(approver, CONFIRM, psp)).status], [false, 200]);
});

test('a payout to stored details shows whom they belong to', async () => {
  const { list, office } = await openDesk();
  const { amount, reference, ...details } = submission;
  const { body } = await office(operator, '/payout/storeDetail', details);
  const { bank: _, ...payee } = details;
  const selectedRecurringDetailReference = body['recurringDetailReference'];
  await office(operator, '/payout/submitThirdParty', {
    ...payee,
    amount,
    reference,
    selectedRecurringDetailReference,
  });
  const [payout = assert.fail()] = await list(approver);
  assert.deepEqual([payout.initials, payout.lastFour, payout.state], ['A. K.', '4300', 'waiting']);
});

test('a payout that the platform did not take on is shown to operators alone', async () => {
  const { list, submit } = await openDesk();
  await submit('nothing', { amount: { value: 0, currency: 'EUR' } });
  assert.deepEqual([statesOf(await list(operator)), await list(approver)], [['refused'], []]);
});

test('payouts are found by how a reference begins, page by page, and by staff alone', async () => {
  const { list, office, submit } = await openDesk();
  for (const name of ['a-1', 'a-2', 'b-1']) await submit(name);
  const namesOf = async (query: string) => (await list(operator, query)).map(({ reference }) => reference);
  assert.deepEqual(await namesOf('?search=a-'), ['a-2', 'a-1']);
  const first = await office.get(approver, '/payouts?limit=2');
  const rest = await namesOf(`?limit=2&cursor=${String(first.body['nextCursor'])}`);
  assert.deepEqual(rest, ['a-1']);
  for (const who of [{ audience: 'seller', userId: 'u-1' }, { audience: 'shopper' }, null] as const)
    assert.equal((await office.get(who, '/payouts')).status, 404);
});
