import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Sale } from '../../../../src/client/operator/index.js';
import {
  chartDaysOf,
  windowsOf,
  type ReadSales,
} from '../../../../src/components/overview/blocks/sales-windows.js';

/** A Saturday morning in Chatham, and the afternoon before in Los Angeles. */
const NOW = Date.parse('2026-11-20T22:00:00Z');

const sale = (createdAt: string, value: number, currency = 'EUR') =>
  ({ createdAt, total: { value, currency }, status: 'paid' }) as Sale;

const read = (sold: readonly Sale[], knownFrom = 0): ReadSales => ({ sold, knownFrom, now: NOW });

const today = (sales: readonly Sale[], zone: string) => windowsOf(read(sales), 'EUR', zone)[0]!;

describe('what a seller sold', () => {
  it('counts today by the clocks of the zone, against yesterday', () => {
    const sales = [
      sale('2026-11-20T18:30:00Z', 4),
      sale('2026-11-20T10:30:00Z', 2),
      sale('2026-11-20T08:30:00Z', 1),
    ];
    const of = (zone: string) => {
      const { count, value, before } = today(sales, zone);
      return { count, value, before };
    };
    assert.deepEqual(of('Pacific/Chatham'), { count: 2, value: 6, before: 1 });
    assert.deepEqual(of('Asia/Kathmandu'), { count: 1, value: 4, before: 3 });
    assert.deepEqual(of('America/Los_Angeles'), { count: 3, value: 7, before: 0 });
  });

  it('counts a week and a month, today among them, each against as many days before', () => {
    const sales = [
      sale('2026-11-14T00:00:00Z', 1),
      sale('2026-11-13T23:59:59Z', 2),
      sale('2026-10-22T00:00:00Z', 4),
      sale('2026-10-21T23:59:59Z', 8),
      sale('2026-09-22T00:00:00Z', 16),
      sale('2026-09-21T23:59:59Z', 32),
      sale('2026-11-20T12:00:00Z', 1000, 'JPY'),
    ];
    const [, week, month] = windowsOf(read(sales), 'EUR', 'UTC');
    assert.deepEqual([week?.value, week?.before], [1, 2]);
    assert.deepEqual([month?.count, month?.value, month?.before], [3, 7, 24]);
  });

  it('says that there may be more where not all was read, and compares with nothing half read', () => {
    const knownFrom = Date.parse('2026-11-10T00:00:00Z');
    const windows = windowsOf(read([sale('2026-11-19T12:00:00Z', 5)], knownFrom), 'EUR', 'UTC');
    assert.deepEqual(
      windows.map(({ isLeast, before }) => [isLeast, before]),
      [
        [false, 5],
        [false, undefined],
        [true, undefined],
      ],
    );
  });

  it('draws thirty days, or those of which all was read', () => {
    assert.deepEqual(chartDaysOf(read([]), 'Pacific/Chatham'), ['2026-10-23', '2026-11-21']);
    assert.deepEqual(chartDaysOf(read([]), 'America/Los_Angeles'), ['2026-10-22', '2026-11-20']);
    const knownFrom = Date.parse('2026-11-10T00:00:01Z');
    assert.deepEqual(chartDaysOf(read([], knownFrom), 'UTC'), ['2026-11-11', '2026-11-20']);
    assert.deepEqual(chartDaysOf(read([], NOW), 'Asia/Kathmandu'), ['2026-11-21', '2026-11-21']);
  });
});
