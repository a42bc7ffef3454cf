import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';

import type { DailyFigures } from '../../../../src/client/operator/index.js';
import { memoryLedger, sqlLedger, type Ledger } from '../../../../src/proxy/index.js';
import { newDatabase } from '../../../new-database.js';
import { approver, openOffice, operator, startPlatform } from '../../policy/office.js';

/** A Saturday morning in Chatham, and the evening before in Los Angeles. */
const NOW = Date.parse('2026-11-20T22:00:00Z');

async function openDesk(ledger: Ledger) {
  const platform = await startPlatform({ now: () => NOW, seed: 'daily' });
  const office = openOffice(platform, { ledger, now: () => NOW, upkeep: { isAutomatic: false } });
  const report = (name: string, at: string, value: number, kind: 'capture' | 'refund' = 'capture') =>
    ledger.keepEvent({
      id: `${kind}:daily-${name}`,
      kind,
      success: true,
      reference: 'DAILY',
      pspReference: `DAILY-${name}`,
      amount: { value, currency: 'EUR' },
      at: Date.parse(at),
    });
  const figuresIn = async (query: string) => {
    const { status, body } = await office.get(operator, `/daily-figures?${query}`);
    assert.equal(status, 200, JSON.stringify(body));
    return body as unknown as DailyFigures;
  };
  return { figuresIn, office, report };
}

function dailyFigures(open: () => Ledger): void {
  it('counts a report on the day that the clocks of the zone show', async () => {
    const { figuresIn, report } = await openDesk(open());
    await report('one', '2026-11-20T08:30:00Z', 100);
    await report('two', '2026-11-20T10:30:00Z', 200);
    await report('three', '2026-11-20T18:30:00Z', 400);
    await report('back', '2026-11-20T18:30:00Z', 50, 'refund');
    const sumsIn = async (zone: string) =>
      Object.fromEntries(
        (await figuresIn(`days=3&timeZone=${zone}`)).sums.map(({ day, kind, value }) => [
          `${day} ${kind}`,
          value,
        ]),
      );
    assert.deepEqual(await sumsIn('Pacific/Chatham'), {
      '2026-11-20 captured': 100,
      '2026-11-21 captured': 600,
      '2026-11-21 refunded': 50,
    });
    assert.deepEqual(await sumsIn('Asia/Kathmandu'), {
      '2026-11-20 captured': 300,
      '2026-11-21 captured': 400,
      '2026-11-21 refunded': 50,
    });
    assert.deepEqual(await sumsIn('America/Los_Angeles'), {
      '2026-11-20 captured': 700,
      '2026-11-20 refunded': 50,
    });
  });

  it('goes back thirty days, today the last of them, and says which', async () => {
    const { figuresIn, report } = await openDesk(open());
    await report('before', '2026-10-21T23:59:59Z', 1);
    await report('first', '2026-10-22T00:00:00Z', 2);
    const { sums, first, last, timeZone } = await figuresIn('');
    assert.deepEqual([first, last, timeZone], ['2026-10-22', '2026-11-20', 'UTC']);
    assert.deepEqual(sums, [{ day: '2026-10-22', kind: 'captured', currency: 'EUR', count: 1, value: 2 }]);
  });

  it('names the field of a zone that is none, and is closed to all but operators', async () => {
    const { office } = await openDesk(open());
    const { status, body } = await office.get(operator, '/daily-figures?timeZone=Europe%2FNowhere');
    assert.deepEqual([status, (body['error'] as { field: string }).field], [422, 'timeZone']);
    assert.equal((await office.get(operator, '/daily-figures?days=63')).status, 422);
    for (const who of [approver, { audience: 'seller', userId: 'u' }, null] as const)
      assert.equal((await office.get(who, '/daily-figures')).status, 404);
  });
}

describe('figures by day, from memory', () => dailyFigures(memoryLedger));

describe('figures by day, from a database', () => {
  const ledgers: Ledger[] = [];
  after(() => Promise.all(ledgers.map((ledger) => ledger.close())));
  dailyFigures(() => {
    const ledger = sqlLedger(newDatabase());
    ledgers.push(ledger);
    return ledger;
  });
});
