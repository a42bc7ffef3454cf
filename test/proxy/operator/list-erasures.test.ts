import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Fetch } from '../../../src/client/index.js';
import type { ErasureRecord } from '../../../src/client/operator/index.js';
import { memoryLedger, type Identity } from '../../../src/proxy/index.js';
import { approver, openOffice, operator, startPlatform } from '../policy/office.js';

const ERASE = '/data-protection/requestSubjectErasure';
const MINUTE = 60_000;
const otto: Identity = { audience: 'operator', email: 'otto@shop.example' };

/** An office on a network that loses answers while a test says so; the platform's answers are in the test's hands. */
async function openDesk() {
  const clock = { now: Date.UTC(2027, 0, 1) };
  const sandbox = await startPlatform({ now: () => clock.now });
  const network = { loses: false, answer: undefined as (() => Response) | undefined };
  const fetch: Fetch = async (url, init) => {
    if (network.loses) throw new TypeError('the connection broke');
    return network.answer?.() ?? sandbox.fetch(url, init);
  };
  const ledger = memoryLedger();
  const office = openOffice(sandbox, { ledger, now: () => clock.now, platform: { fetch } });
  const list = async (query = '') =>
    (await office.get(operator, `/erasures${query}`)).body as unknown as {
      readonly erasures: readonly ErasureRecord[];
      readonly nextCursor?: string;
    };
  const erase = (pspReference: string, result: string, changes: object = {}, who: Identity = operator) => {
    network.answer = () => Response.json({ result, shopperEmail: 'anna@shop.example' });
    clock.now += MINUTE;
    return office(who, ERASE, { pspReference, ...changes });
  };
  return { clock, erase, ledger, list, network, office };
}

const REFERENCE = '993617895204576J';

test('an erasure is listed with the word of the platform, who asked and when, and nothing about the shopper', async () => {
  const { clock, erase, ledger, list } = await openDesk();
  assert.equal((await erase(REFERENCE, 'ACTIVE_RECURRING_TOKEN_EXISTS')).status, 200);
  await erase(REFERENCE, 'SUCCESS', { forceErasure: true }, otto);
  const { erasures } = await list();
  assert.deepEqual(
    erasures.map(({ entry: _, ...erasure }) => erasure),
    [
      {
        pspReference: REFERENCE,
        state: 'answered',
        result: 'SUCCESS',
        isForced: true,
        askedAt: new Date(clock.now).toISOString(),
        answeredAt: new Date(clock.now).toISOString(),
        by: 'otto@shop.example',
      },
      {
        pspReference: REFERENCE,
        state: 'answered',
        result: 'ACTIVE_RECURRING_TOKEN_EXISTS',
        isForced: false,
        askedAt: new Date(clock.now - MINUTE).toISOString(),
        answeredAt: new Date(clock.now - MINUTE).toISOString(),
        by: operator.email,
      },
    ],
  );
  assert.ok(!JSON.stringify([erasures, await ledger.journalEntries(1, 100)]).includes('anna@'));
});

test('an erasure whose answer was lost is not known to be done, and one that was refused erased nothing', async () => {
  const { clock, erase, list, network, office } = await openDesk();
  network.answer = () => Response.json({ status: 422, errorCode: '702', message: 'no' }, { status: 422 });
  await office(operator, ERASE, { pspReference: REFERENCE });
  network.loses = true;
  await erase(REFERENCE, 'SUCCESS');
  clock.now += 10 * MINUTE;
  assert.deepEqual(
    (await list()).erasures.map(({ state, result, answeredAt }) => [state, result, answeredAt]),
    [
      ['unknown', undefined, undefined],
      ['refused', undefined, undefined],
    ],
  );
});

test('erasures come page by page, and are found by the start of a reference', async () => {
  const { erase, list } = await openDesk();
  for (const at of [1, 2, 3]) await erase(`${REFERENCE.slice(0, -1)}${at}`, 'SUCCESS');
  await erase('KHQC5N7G84BLNK43', 'PAYMENT_NOT_FOUND');
  const first = await list('?limit=2&search=99361');
  assert.deepEqual(
    first.erasures.map(({ pspReference }) => pspReference?.at(-1)),
    ['3', '2'],
  );
  const second = await list(`?limit=2&search=99361&cursor=${first.nextCursor}`);
  assert.deepEqual(
    second.erasures.map(({ pspReference }) => pspReference?.at(-1)),
    ['1'],
  );
  assert.equal(second.nextCursor, undefined);
});

test('erasures are there for operators alone', async () => {
  const { office } = await openDesk();
  const seller: Identity = { audience: 'seller', userId: 'seller-1', accountHolders: [] };
  const shopper: Identity = { audience: 'shopper', shopperReference: 'shopper-1' };
  for (const who of [approver, seller, shopper, null])
    assert.equal((await office.get(who, '/erasures')).status, 404);
});
