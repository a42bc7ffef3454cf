import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Fetch } from '../../../src/client/index.js';
import type { DeedRecord } from '../../../src/client/operator/index.js';
import type { ProxyEvent } from '../../../src/proxy/index.js';
import { call, paymentRequest, plainCard } from '../../sandbox/shop.js';
import { serviceError } from '../fake-platform.js';
import { ACCOUNT, approver, openOffice, operator, startPlatform } from '../policy/office.js';
import { codeOf, EUR, fieldOf } from '../shop.js';

/** An office with an authorised payment, whose key the platform lets do nothing while `answer` says so. */
async function openDesk() {
  const sandbox = await startPlatform();
  const events: ProxyEvent[] = [];
  const network = { answer: undefined as (() => Response) | undefined };
  const fetch: Fetch = async (url, init) => network.answer?.() ?? sandbox.fetch(url, init);
  const office = openOffice(sandbox, { platform: { fetch }, onEvent: (event) => void events.push(event) });
  const request = paymentRequest(plainCard('paid-visa'), { merchantAccount: ACCOUNT });
  const { pspReference } = (await call(sandbox, '/v71/payments', request)).body;
  const capture = (key: string, who = operator) =>
    office(who, `/checkout/payments/${String(pspReference)}/captures`, { amount: EUR(500) }, key);
  return { capture, events, network, office, sandbox };
}

describe('a key that the platform lets not do something', () => {
  it('is named to operators with the number of the platform, and in the log', async () => {
    const { capture, events, network } = await openDesk();
    network.answer = () => serviceError(403, '901');
    const refused = await capture('key-1');
    assert.deepEqual(
      [refused.status, codeOf(refused), fieldOf(refused)],
      [403, 'platform-forbidden', 'credentials.checkout: 901'],
    );
    assert.deepEqual(events.at(-1)?.notes.slice(-2), ['platform-403', 'credentials.checkout: 901']);
  });

  it('changes nothing: the same is sent again under its key once the role is there, and carried out once', async () => {
    const { capture, network, office, sandbox } = await openDesk();
    network.answer = () => serviceError(403, '901');
    await capture('key-1');
    await capture('key-1');
    const { body } = await office.get(operator, '/deeds');
    const [deed] = body['deeds'] as DeedRecord[];
    assert.deepEqual([deed?.state, deed?.answer, deed?.code], ['refused', undefined, undefined]);
    network.answer = undefined;
    assert.equal((await capture('key-1')).status, 201);
    assert.equal(sandbox.books()[0]?.history.filter(({ kind }) => kind === 'capture').length, 1);
  });

  it('is no business of any other caller: they learn that the platform is not there, as before', async () => {
    const { network, office } = await openDesk();
    network.answer = () => serviceError(403, '901');
    const seller = { audience: 'seller', userId: 'seller-1', accountHolders: ['AH1'] } as const;
    const refused = await office.get(seller, '/balance-platform/accountHolders/AH1');
    assert.deepEqual(
      [refused.status, codeOf(refused), fieldOf(refused)],
      [502, 'platform-unavailable', undefined],
    );
    assert.equal((await office.get(approver, '/balance-platform/accountHolders/AH1')).status, 404);
  });

  it('is told from the page of a gateway, and from a word about the thing that was asked for', async () => {
    const { capture, network } = await openDesk();
    network.answer = () =>
      new Response('<html>no</html>', { status: 403, headers: { 'content-type': 'text/html' } });
    assert.deepEqual(codeOf(await capture('key-1')), 'platform-unavailable');
    network.answer = () => serviceError(403, 'forbiddenError');
    assert.deepEqual(codeOf(await capture('key-2')), 'platform-unavailable');
  });
});

describe('a stored payment method that the platform has no more', () => {
  it('is the field at fault, for whatever was asked of it', async () => {
    const { capture, network } = await openDesk();
    network.answer = () => serviceError(422, '800');
    const refused = await capture('key-800');
    assert.deepEqual(
      [refused.status, codeOf(refused), fieldOf(refused)],
      [422, 'platform-refused', 'recurringDetailReference'],
    );
  });
});
