import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Health } from '../../../src/client/operator/index.js';
import { memoryLedger, sqlLedger, type Identity, type ProxyOptions } from '../../../src/proxy/index.js';
import { newDatabase } from '../../new-database.js';
import { approver, openOffice, operator, startPlatform } from '../policy/office.js';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const now = (): number => NOW;

async function openDesk(options: Partial<ProxyOptions> = {}) {
  const office = openOffice(await startPlatform({ now, seed: 'health' }), { now, ...options });
  const health = async () => {
    const { status, body } = await office.get(operator, '/health');
    assert.equal(status, 200, JSON.stringify(body));
    return body as unknown as Health;
  };
  return { office, health };
}

const adapter: NonNullable<ProxyOptions['notifications']> = {
  read: () => Promise.resolve(undefined),
  accepted: () => new Response(),
};

describe('what an operator is told of the health of a proxy', () => {
  it('is its environment, and that nothing is closed where nothing is missing', async () => {
    const { health } = await openDesk();
    const { takenAt, environment, closed } = await health();
    assert.equal(takenAt, '2026-11-20T12:00:00.000Z');
    assert.equal(environment, 'sandbox');
    assert.deepEqual(closed, []);
  });

  it('names the interfaces that lack a credential or an address, and the options, never a value', async () => {
    const { health } = await openDesk({
      environment: 'test',
      apiKey: 'CANARY-API-KEY',
      cardPublicKey: `10001|${'B3'.repeat(256)}`,
      credentials: { 'payout-store': { apiKey: 'CANARY-STORE' }, disputes: { apiKey: 'CANARY-DISPUTES' } },
    });
    const answer = await health();
    const missing = Object.fromEntries(answer.closed.map((each) => [each.interface, each.missing]));
    assert.deepEqual(missing['payout'], ['credentials.payout-review']);
    assert.deepEqual(missing['transfers'], ['credentials.transfers']);
    assert.equal(missing['disputes'], undefined);
    assert.equal(answer.workspace, undefined);
    assert.ok(!JSON.stringify(answer).includes('CANARY'));
  });

  for (const [name, ledger] of [
    ['memory', () => memoryLedger()],
    ['SQL', () => sqlLedger(newDatabase())],
  ] as const)
    it(`says when the platform last reported something, from a ledger in ${name}`, async () => {
      const kept = ledger();
      const { health } = await openDesk({
        ledger: kept,
        notifications: adapter,
        upkeep: { isAutomatic: false },
      });
      assert.deepEqual((await health()).notifications, {});
      const report = { kind: 'other', success: true, reference: 'R', pspReference: 'P' } as const;
      await kept.keepEvent({ ...report, id: 'one', at: NOW - 60_000 });
      await kept.keepEvent({ ...report, id: 'two', at: NOW - 90_000, kind: 'capture' });
      assert.deepEqual((await health()).notifications, { lastAt: '2026-11-20T11:59:00.000Z' });
    });

  it('has no notifications where the proxy takes none', async () => {
    const { health } = await openDesk();
    assert.equal('notifications' in (await health()), false);
  });

  it('has what is left of the workspace’s calls once it has been called', async () => {
    const { office, health } = await openDesk();
    assert.deepEqual((await health()).workspace, {});
    assert.equal((await office.get(operator, '/workspace/workspaces')).status, 200);
    const { limit = 0, left = 0 } = (await health()).workspace ?? {};
    assert.equal(limit, 300);
    assert.equal(left, 299);
  });

  it('is there for operators alone', async () => {
    const { office } = await openDesk();
    const seller: Identity = { audience: 'seller', userId: 'seller-1', accountHolders: [] };
    const shopper: Identity = { audience: 'shopper', shopperReference: 'shopper-1' };
    for (const who of [approver, seller, shopper, null])
      assert.notEqual((await office.get(who, '/health')).status, 200);
  });
});
