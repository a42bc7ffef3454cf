import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Fetch } from '../../../src/client/index.js';
import type { PermitRecord } from '../../../src/client/operator/index.js';
import { DAY } from '../../../src/facts/instant.js';
import { memoryLedger, type Identity } from '../../../src/proxy/index.js';
import { call, paymentRequest, plainCard } from '../../sandbox/shop.js';
import { ACCOUNT, approver, openOffice, operator, startPlatform } from '../policy/office.js';
import { codeOf, type Reply } from '../shop.js';

const CREATE = '/recurring/createPermit';
const WITHDRAW = '/recurring/disablePermit';
const EUR = (value: number) => ({ value, currency: 'EUR' });

/** A shopper with a stored card, and an office on a network that loses answers while a test says so. */
async function openDesk() {
  const clock = { now: Date.UTC(2027, 0, 1) };
  const sandbox = await startPlatform({ now: () => clock.now });
  const storing = paymentRequest(plainCard('paid-visa'), {
    merchantAccount: ACCOUNT,
    shopperReference: 'shopper-1',
    storePaymentMethod: true,
  });
  const { body } = await call(sandbox, '/v71/payments', storing);
  const detail: string = body.additionalData['recurring.recurringDetailReference'];
  const network = { loses: false };
  const fetch: Fetch = async (url, init) => {
    const answer = await sandbox.fetch(url, init);
    if (network.loses) throw new TypeError('the connection broke');
    return answer;
  };
  const ledger = memoryLedger();
  const office = openOffice(sandbox, { ledger, now: () => clock.now, platform: { fetch } });
  const request = {
    shopperReference: 'shopper-1',
    recurringDetailReference: detail,
    permits: [
      {
        partnerId: 'partner-1',
        resultKey: 'first',
        restriction: { maxAmount: EUR(10_000), singleTransactionLimit: EUR(2000), singleUse: true },
        validTillDate: '2027-01-31T00:00:00Z',
      },
    ],
  };
  const list = async (who: Identity = operator, query = `?detail=${detail}`) =>
    (await office.get(who, `/permits${query}`)).body['permits'] as PermitRecord[];
  return { clock, detail, ledger, list, network, office, request, sandbox };
}

const tokenIn = ({ body }: Reply): string =>
  (body['permitResultList'] as { readonly token?: string }[])[0]?.token ?? assert.fail();

test('C9-227: a permit is listed with its partner and its limits, and its token is in no answer, ledger or journal', async () => {
  const { detail, ledger, list, office, request } = await openDesk();
  const token = tokenIn(await office(operator, CREATE, request));
  const [permit = assert.fail(), ...others] = await list();
  assert.deepEqual(others, []);
  assert.deepEqual(permit, {
    id: permit.id,
    detail,
    partner: 'partner-1',
    maxAmount: EUR(10_000),
    singleTransactionLimit: EUR(2000),
    isSingleUse: true,
    until: '2027-01-31T00:00:00Z',
    state: 'given',
    askedAt: '2027-01-01T00:00:00.000Z',
    by: operator.email,
  });
  const { body: journal } = await office.get(operator, '/deeds');
  const entries = await ledger.journalEntries(1, 100);
  const all = JSON.stringify([permit, journal, entries, await ledger.recall('permit', permit.id ?? '')]);
  assert.ok(entries.length > 0);
  assert.ok(!all.includes(token), 'the token is readable');
  assert.ok(!all.includes('shopper-1'), 'the shopper is named');
});

test('a permit is withdrawn by its id or its token, and the list says when and by whom', async () => {
  const { list, office, request } = await openDesk();
  const [one, other] = [await office(operator, CREATE, request), await office(operator, CREATE, request)];
  assert.notEqual(tokenIn(one), tokenIn(other));
  const [latest, first] = await list();
  assert.equal((await office(operator, WITHDRAW, { token: latest?.id })).status, 200);
  assert.equal((await office(operator, WITHDRAW, { token: tokenIn(one) })).status, 200);
  const after = await list();
  assert.deepEqual(
    after.map(({ id, state, withdrawnBy }) => [id, state, withdrawnBy]),
    [latest, first].map((permit) => [permit?.id, 'withdrawn', operator.email]),
  );
  assert.equal((await office(operator, WITHDRAW, { token: latest?.id })).status, 422);
  assert.equal((await list())[0]?.state, 'withdrawn');
});

test('a permit ends with its day and with its stored detail', async () => {
  const { clock, detail, list, office, request } = await openDesk();
  await office(operator, CREATE, request);
  await office(operator, CREATE, { ...request, permits: [{ partnerId: 'partner-2' }] });
  const states = async () => (await list()).map(({ state }) => state);
  assert.deepEqual(await states(), ['given', 'given']);
  clock.now += 31 * DAY;
  assert.deepEqual(await states(), ['given', 'ended']);
  const named = { shopperReference: 'shopper-1', recurringDetailReference: detail };
  assert.equal((await office(operator, '/recurring/disable', named)).status, 200);
  assert.deepEqual(await states(), ['ended', 'ended']);
});

test('a permit whose answer was lost is unknown; the same under the same key gives the one token, and again the same', async () => {
  const { list, network, office, request } = await openDesk();
  network.loses = true;
  assert.equal((await office(operator, CREATE, request, 'permit-key')).status, 502);
  assert.deepEqual(
    (await list()).map(({ id, state }) => [id, state]),
    [[undefined, 'unknown']],
  );
  network.loses = false;
  const token = tokenIn(await office(operator, CREATE, request, 'permit-key'));
  assert.equal(tokenIn(await office(operator, CREATE, request, 'permit-key')), token);
  assert.deepEqual(
    (await list()).map(({ state }) => state),
    ['given'],
  );
  const other = await office(operator, CREATE, { ...request, permits: [] }, 'permit-key');
  assert.equal(codeOf(other), 'key-reused');
});

test('a withdrawal whose end is not known leaves the permit unknown, and is joined', async () => {
  const { list, network, office, request } = await openDesk();
  await office(operator, CREATE, request);
  const [{ id } = assert.fail()] = await list();
  network.loses = true;
  await office(operator, WITHDRAW, { token: id }, 'withdraw-key');
  assert.equal((await list())[0]?.state, 'unknown');
  network.loses = false;
  assert.equal((await office(operator, WITHDRAW, { token: id }, 'withdraw-key')).status, 200);
  assert.equal((await list())[0]?.state, 'withdrawn');
});

test('a permit that the platform refuses is not listed', async () => {
  const { list, office, request } = await openDesk();
  const refused = await office(operator, CREATE, { ...request, shopperReference: 'shopper-2' });
  assert.equal(refused.status, 422);
  assert.deepEqual(await list(), []);
});

test('C9-228: permits are the operators’ alone, and another merchant neither sees nor withdraws them', async () => {
  const { list, office, request, sandbox } = await openDesk();
  await office(operator, CREATE, request);
  const [{ id } = assert.fail()] = await list();
  for (const who of [approver, { audience: 'seller', userId: 'u-1' }, { audience: 'shopper' }] as const)
    assert.equal((await office.get(who, '/permits')).status, 404, who.audience);
  const other = openOffice(sandbox, {
    merchantAccount: 'Other',
    secret: 'another secret of 32 characters or more',
  });
  assert.deepEqual((await other.get(operator, '/permits')).body['permits'], []);
  const listed = await other(operator, '/recurring/listRecurringDetails', { shopperReference: 'shopper-1' });
  assert.notEqual(listed.status, 200);
  assert.notEqual((await other(operator, WITHDRAW, { token: id })).status, 200);
  assert.notEqual((await other(operator, CREATE, request)).status, 200);
  assert.equal((await list())[0]?.state, 'given');
});

test('pages of permits follow each other', async () => {
  const { list, office, request } = await openDesk();
  for (const partnerId of ['p-1', 'p-2', 'p-3'])
    await office(operator, CREATE, { ...request, permits: [{ partnerId }] });
  const { body } = await office.get(operator, '/permits?limit=2');
  const next = await list(operator, `?limit=2&cursor=${String(body['nextCursor'])}`);
  const partners = (permits: readonly PermitRecord[]) => permits.map(({ partner }) => partner);
  assert.deepEqual(partners(body['permits'] as PermitRecord[]), ['p-3', 'p-2']);
  assert.deepEqual(partners(next), ['p-1']);
});
