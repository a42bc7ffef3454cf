import type { ProxyEvent } from './proxy-event.js';
import type { Backlog } from '../ledger/telling.js';
import type { LedgerFailed } from './observed-ledger.js';
import type { Telemetry } from './telemetry.js';

/** One call to the platform, for a metric, whether it was answered or not. */
export interface PlatformCall {
  /** Verb and path template. */
  readonly operation: string;
  /** Its HTTP status, or the kind of failure where there was none: `network`, `timeout`, `contract` … */
  readonly result: string;
  readonly milliseconds: number;
  readonly isError: boolean;
}

/** Counters and gauges of a proxy; names and codes alone, so that no value becomes a label. */
export interface Meters {
  event(event: ProxyEvent): void;
  attempt(outcome: string): void;
  ledger(method: string, milliseconds: number, failure?: LedgerFailed): void;
  platform(call: PlatformCall): void;
  /** Gauges read this when they are collected. */
  watch(read: () => Promise<Backlog>, now: () => number): void;
}

const NONE: Meters = {
  event: () => undefined,
  attempt: () => undefined,
  ledger: () => undefined,
  platform: () => undefined,
  watch: () => undefined,
};

const SECONDS = { unit: 's' };

/** The meters of one proxy, by the API that the merchant handed over; without it nothing is counted. */
export function metersOf(telemetry: Telemetry | undefined): Meters {
  if (!telemetry) return NONE;
  const meter = telemetry.metrics.getMeter('florin');
  const requests = meter.createHistogram('florin.request.duration', SECONDS);
  const attempts = meter.createCounter('florin.attempts', {
    description: 'Outcomes of attempts, as written down',
  });
  const ledger = meter.createHistogram('florin.ledger.duration', SECONDS);
  const ledgerErrors = meter.createCounter('florin.ledger.errors');
  const platform = meter.createHistogram('florin.platform.duration', SECONDS);
  const platformErrors = meter.createCounter('florin.platform.errors');
  const hookErrors = meter.createCounter('florin.hook.errors');
  const gauge = (name: string, unit?: string) => meter.createObservableGauge(name, unit ? { unit } : {});
  return {
    event: ({ operation, outcome, status, duration }) => {
      if (status > 0) requests.record(duration / 1000, { operation, status });
      if (outcome === 'hook-failed' || outcome === 'hook-given-up')
        hookErrors.add(1, { hook: operation, outcome });
    },
    attempt: (outcome) => attempts.add(1, { outcome }),
    ledger: (method, milliseconds, failure) => {
      ledger.record(milliseconds / 1000, { method });
      if (failure) ledgerErrors.add(1, { method, sqlstate: failure.sqlState ?? 'none' });
    },
    platform: ({ operation, result, milliseconds, isError }) => {
      platform.record(milliseconds / 1000, { operation, result });
      if (isError) platformErrors.add(1, { operation, result });
    },
    watch: (read, now) => {
      const ageOf = (since: number | undefined): number =>
        since === undefined ? 0 : Math.max(0, now() - since) / 1000;
      const shown: [name: string, unit: string | undefined, value: (backlog: Backlog) => number][] = [
        ['florin.attempts.unknown', undefined, ({ unknown }) => unknown],
        ['florin.attempts.unknown.age', 's', ({ unknownSince }) => ageOf(unknownSince)],
        ['florin.outbox.size', undefined, ({ untold }) => untold],
        ['florin.outbox.lag', 's', ({ untoldSince }) => ageOf(untoldSince)],
        ['florin.outbox.dead', undefined, ({ dead }) => dead],
      ];
      // All gauges are collected at once: the ledger is asked once for them.
      let asked: Promise<Backlog> | undefined;
      const once = (): Promise<Backlog> =>
        (asked ??= read().finally(() => queueMicrotask(() => (asked = undefined))));
      for (const [name, unit, value] of shown)
        gauge(name, unit).addCallback(async (result) => {
          const backlog = await once().catch(() => undefined);
          // A ledger that does not answer has no gauge: a nought would look like all is well.
          if (backlog) result.observe(value(backlog));
        });
    },
  };
}
