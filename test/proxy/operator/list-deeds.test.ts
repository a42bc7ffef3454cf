import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { DeedRecord } from '../../../src/client/operator/index.js';
import { memoryLedger, verifyJournal, type Identity } from '../../../src/proxy/index.js';
import { newDeed } from '../ledger/journal-contract.js';
import { approver, openOffice, operator, startPlatform, submission } from '../policy/office.js';
import { fieldOf, type Reply } from '../shop.js';

const SUBMIT = '/payout/storeDetailAndSubmitThirdParty';
const CONFIRM = '/payout/confirmThirdParty';
const bert: Identity = { audience: 'approver', email: 'bert@shop.example' };

const deedsOf = ({ body }: Reply) => body['deeds'] as DeedRecord[];
const rowsOf = (reply: Reply) => deedsOf(reply).map(({ row }) => row);

/** An office in which a payout was submitted by Olga and confirmed by Anna. */
async function openDesk() {
  let now = 1_800_000_000_000;
  const ledger = memoryLedger();
  const office = openOffice(await startPlatform(), { ledger, now: () => now });
  const { body } = await office(operator, SUBMIT, submission);
  now += 1000;
  await office(approver, CONFIRM, { originalReference: body['pspReference'] });
  const later = (milliseconds: number) => void (now += milliseconds);
  return { office, ledger, later, submitted: String(body['pspReference']) };
}

test('an operator reads what staff and sellers asked for, latest first, by whom, and how it ended', async () => {
  const { office, submitted } = await openDesk();
  const [confirmed = assert.fail(), stored = assert.fail(), ...others] = deedsOf(
    await office.get(operator, '/deeds'),
  );
  assert.equal(others.length, 0);
  const { answer, person = '', ...facts } = confirmed;
  assert.match(person, /^[\w-]{43}$/);
  assert.equal(answer?.['response'], '[payout-confirm-received]');
  assert.deepEqual(facts, {
    entry: '3',
    row: 'payout.confirmPayout',
    kind: 'money',
    state: 'done',
    subject: [submitted],
    audience: 'approver',
    by: approver.email,
    isOwn: false,
    askedAt: '2027-01-15T08:00:01.000Z',
    changedAt: '2027-01-15T08:00:01.000Z',
  });
  assert.deepEqual(
    [stored.reference, stored.amount, stored.by, stored.isOwn],
    [submission.reference, submission.amount, operator.email, true],
  );
});

test('C9-223: an approver reads what they asked for themselves, in every session, and nothing of others', async () => {
  const { office } = await openDesk();
  assert.deepEqual(rowsOf(await office.get({ ...approver, session: 'another' }, '/deeds')), [
    'payout.confirmPayout',
  ]);
  for (const search of ['', '?row=payout.confirmPayout', '?kind=money', '?search=winnings'])
    assert.deepEqual(rowsOf(await office.get(bert, `/deeds${search}`)), []);
});

test('deeds are found by who asked, in every session of theirs; an approver finds no other person’s', async () => {
  const { office } = await openDesk();
  const [confirmed, submitted] = deedsOf(await office.get(operator, '/deeds'));
  const of = (deed: DeedRecord | undefined, who = operator) =>
    office.get({ ...who, session: 'another' }, `/deeds?person=${deed?.person}`);
  assert.deepEqual(rowsOf(await of(confirmed)), ['payout.confirmPayout']);
  assert.deepEqual(rowsOf(await of(submitted)), ['payout.storeDetailAndSubmitPayout']);
  assert.deepEqual(rowsOf(await of(confirmed, approver)), ['payout.confirmPayout']);
  assert.deepEqual(rowsOf(await of(submitted, approver)), []);
  assert.deepEqual(rowsOf(await office.get(operator, '/deeds?person=olga@shop.example')), []);
});

test('C9-223: approvers whom the merchant gives no name read nothing, not even of each other', async () => {
  const { office, ledger } = await openDesk();
  await ledger.askDeed(newDeed('of-one', { audience: 'approver', person: '', by: undefined }));
  assert.deepEqual(rowsOf(await office.get({ audience: 'approver' }, '/deeds')), []);
});

test('C9-223: for all other callers the path does not exist', async () => {
  const { office } = await openDesk();
  for (const who of [{ audience: 'seller', userId: 'u-1' }, { audience: 'shopper' }, null] as const)
    for (const path of ['/deeds', '/deeds?limit=x']) assert.equal((await office.get(who, path)).status, 404);
});

test('deeds are found by time, row, kind, state and how a reference begins, page by page', async () => {
  const { office } = await openDesk();
  const found = async (query: string) => rowsOf(await office.get(operator, `/deeds?${query}`));
  const [submit, confirm] = ['payout.storeDetailAndSubmitPayout', 'payout.confirmPayout'] as const;
  assert.deepEqual(await found('until=2027-01-15T08:00:01Z'), [submit]);
  assert.deepEqual(await found('from=2027-01-15T09:00:01%2B01:00'), [confirm]);
  assert.deepEqual(await found('row=payout.confirmPayout'), [confirm]);
  assert.deepEqual(await found('kind=workspace'), []);
  assert.deepEqual(await found('state=done'), [confirm, submit]);
  assert.deepEqual(await found('state=unknown'), []);
  assert.deepEqual(await found('search=winnings'), [submit]);
  const first = await office.get(operator, '/deeds?limit=1');
  const { nextCursor } = first.body;
  const second = await office.get(operator, `/deeds?limit=1&cursor=${String(nextCursor)}`);
  assert.deepEqual([...rowsOf(first), ...rowsOf(second)], [confirm, submit]);
  assert.equal('nextCursor' in second.body, false);
});

test('one is found by the number of its entry, by those who may see it', async () => {
  const { office } = await openDesk();
  const one = async (who: Identity, entry: string) => (await office.get(who, `/deeds?entry=${entry}`)).body;
  const { deeds = [], ...others } = (await one(operator, '1')) as { deeds?: DeedRecord[] };
  assert.deepEqual(
    deeds.map(({ entry, row }) => [entry, row]),
    [['1', 'payout.storeDetailAndSubmitPayout']],
  );
  assert.deepEqual(others, {});
  // 2 is the end of the first, and no write of its own; nothing has the number 9.
  for (const entry of ['2', '9', '0']) assert.deepEqual(await one(operator, entry), { deeds: [] }, entry);
  assert.deepEqual(await one(approver, '1'), { deeds: [] });
  assert.equal(((await one(approver, '3'))['deeds'] as DeedRecord[]).length, 1);
});

test('what was asked for and lost with its process reads unknown', async () => {
  const { office, ledger, later } = await openDesk();
  await ledger.askDeed(newDeed('lost', { at: 1_800_000_001_000 }));
  const stands = async () => deedsOf(await office.get(operator, '/deeds'))[0]?.state;
  assert.equal(await stands(), 'asked');
  later(600_000);
  assert.equal(await stands(), 'unknown');
  assert.equal(rowsOf(await office.get(operator, '/deeds?state=unknown')).length, 1);
});

test('a search that cannot be read is refused with the field at fault', async () => {
  const { office } = await openDesk();
  for (const [query, field] of [
    ['from=yesterday', 'from'],
    ['until=2027-02-30T25:00:00Z', 'until'],
    ['from=2027-02-30T10:00:00Z', 'from'],
    ['state=perhaps', 'state'],
    ['cursor=x', 'cursor'],
    ['entry=x', 'entry'],
    ['limit=101', 'limit'],
    ['who=olga', 'who'],
  ] as const) {
    const reply = await office.get(operator, `/deeds?${query}`);
    assert.deepEqual([reply.status, fieldOf(reply)], [422, field], query);
  }
});

test('the merchant’s own server exports the journal, and verifies it', async () => {
  const { office } = await openDesk();
  const { entries, isWhole } = await verifyJournal(office.proxy.exportJournal());
  assert.deepEqual([entries, isWhole], [4, true]);
  const of = { from: new Date('2027-01-15T08:00:01Z') };
  assert.equal((await verifyJournal(office.proxy.exportJournal(of))).entries, 2);
});
