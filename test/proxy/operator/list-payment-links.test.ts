import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Fetch } from '../../../src/client/index.js';
import type { PaymentLinkRecord } from '../../../src/client/operator/index.js';
import { memoryLedger, type Identity } from '../../../src/proxy/index.js';
import { approver, openOffice, operator, startPlatform } from '../policy/office.js';
import { codeOf, type Reply } from '../shop.js';

const LINKS = '/checkout/paymentLinks';
const EUR = (value: number) => ({ value, currency: 'EUR' });
const HOUR = 3_600_000;

/** An office on a network that loses answers while a test says so. */
async function openDesk() {
  const clock = { now: Date.UTC(2027, 0, 1) };
  const sandbox = await startPlatform({ now: () => clock.now });
  const network = { loses: false };
  const fetch: Fetch = async (url, init) => {
    const answer = await sandbox.fetch(url, init);
    if (network.loses) throw new TypeError('the connection broke');
    return answer;
  };
  const ledger = memoryLedger();
  const office = openOffice(sandbox, { ledger, now: () => clock.now, platform: { fetch } });
  const request = (changes: object = {}) => ({
    amount: EUR(2500),
    reference: 'LINK-1',
    description: 'Repair of a lamp for Ms Bakker',
    expiresAt: new Date(clock.now + 2 * HOUR).toISOString(),
    reusable: false,
    ...changes,
  });
  const list = async (query = '', who: Identity = operator) =>
    (await office.get(who, `/paymentLinks${query}`)).body['paymentLinks'] as PaymentLinkRecord[];
  const end = (id: unknown) =>
    office.send(operator, 'PATCH', `${LINKS}/${String(id)}`, { status: 'expired' });
  return { clock, end, ledger, list, network, office, request, sandbox };
}

const idOf = ({ body }: Reply): string => String(body['id']);

test('a payment link is listed with what it is for, and neither its address nor its description is in the ledger', async () => {
  const { ledger, list, office, request } = await openDesk();
  const made = await office(operator, LINKS, request());
  assert.equal(made.status, 201);
  assert.deepEqual(await list(), [
    {
      id: idOf(made),
      reference: 'LINK-1',
      amount: EUR(2500),
      isReusable: false,
      expiresAt: '2027-01-01T02:00:00.000Z',
      state: 'made',
      askedAt: '2027-01-01T00:00:00.000Z',
      by: operator.email,
    },
  ]);
  const kept = JSON.stringify([
    await ledger.journalEntries(1, 100),
    await ledger.recall('payment-link', idOf(made)),
  ]);
  assert.ok(kept.includes(idOf(made)));
  assert.ok(!kept.includes('payByLink') && !kept.includes('Bakker'), kept);
});

test('an ended link says by whom and when; one that the platform does not end is as it was', async () => {
  const { clock, end, list, office, request } = await openDesk();
  const id = idOf(await office(operator, LINKS, request()));
  clock.now += HOUR;
  assert.equal((await end(id)).status, 200);
  assert.deepEqual(
    (await list()).map(({ state, endedAt, endedBy }) => [state, endedAt, endedBy]),
    [['ended', '2027-01-01T01:00:00.000Z', operator.email]],
  );
  const late = idOf(await office(operator, LINKS, request()));
  clock.now += 3 * HOUR;
  assert.equal((await end(late)).status, 422);
  assert.deepEqual(
    (await list()).map(({ id: each, state }) => [each, state]),
    [
      [late, 'made'],
      [id, 'ended'],
    ],
  );
});

test('a link whose answer was lost is unknown; the same under the same key is the one link', async () => {
  const { list, network, office, request } = await openDesk();
  const asked = request();
  network.loses = true;
  assert.equal((await office(operator, LINKS, asked, 'link-key')).status, 502);
  assert.deepEqual(
    (await list()).map(({ id, state, reference }) => [id, state, reference]),
    [[undefined, 'unknown', 'LINK-1']],
  );
  network.loses = false;
  const first = await office(operator, LINKS, asked, 'link-key');
  const again = await office(operator, LINKS, asked, 'link-key');
  const id = idOf(first);
  assert.deepEqual([idOf(again), again.body['url']], [id, first.body['url']]);
  assert.match(String(first.body['url']), /payByLink/);
  assert.deepEqual(
    (await list()).map(({ id: each, state }) => [each, state]),
    [[id, 'made']],
  );
  const other = await office(operator, LINKS, request({ amount: EUR(1) }), 'link-key');
  assert.equal(codeOf(other), 'key-reused');
  const keyless = await office(operator, LINKS, request(), '');
  assert.equal(codeOf(keyless), 'invalid-request');
});

test('links are found by the start of their reference, page by page; what the platform refused is not listed', async () => {
  const { list, office, request } = await openDesk();
  for (const reference of ['LINK-1', 'LINK-2', 'OTHER-1'])
    await office(operator, LINKS, request({ reference }));
  const past = await office(operator, LINKS, request({ expiresAt: '2026-01-01T00:00:00Z' }));
  assert.equal(past.status, 422);
  const references = (links: readonly PaymentLinkRecord[]) => links.map(({ reference }) => reference);
  assert.deepEqual(references(await list('?search=LINK')), ['LINK-2', 'LINK-1']);
  const { body } = await office.get(operator, '/paymentLinks?limit=3');
  assert.deepEqual(references(body['paymentLinks'] as PaymentLinkRecord[]), ['OTHER-1', 'LINK-2']);
  assert.deepEqual(references(await list(`?limit=3&cursor=${String(body['nextCursor'])}`)), ['LINK-1']);
});

test('a link that can be paid again and again says so', async () => {
  const { list, office, request } = await openDesk();
  await office(operator, LINKS, request({ reusable: true }));
  assert.deepEqual(
    (await list()).map(({ isReusable }) => isReusable),
    [true],
  );
});

test('C9-250: links are the operators’ alone, and another merchant does not see them', async () => {
  const { list, office, request, sandbox } = await openDesk();
  await office(operator, LINKS, request());
  for (const who of [approver, { audience: 'seller', userId: 'u-1' }, { audience: 'shopper' }] as const)
    assert.equal((await office.get(who, '/paymentLinks')).status, 404, who.audience);
  const other = openOffice(sandbox, {
    merchantAccount: 'Other',
    secret: 'another secret of 32 characters or more',
  });
  assert.deepEqual((await other.get(operator, '/paymentLinks')).body['paymentLinks'], []);
  assert.equal((await list()).length, 1);
});
