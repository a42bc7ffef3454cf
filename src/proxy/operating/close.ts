import type { Services } from '../services.js';
import type { Upkeep } from './upkeep.js';
import { within } from '../work/work.js';

export interface CloseOptions {
  /**
   * Milliseconds to wait for what is under way. What takes longer stands in the ledger, and is finished by another process or
   * the next one. Default: 25,000, because most platforms that run processes kill them after 30 seconds.
   */
  readonly within?: number | undefined;
}

/**
 * Stops a proxy: refuses what is new, finishes what was begun, tells hooks what they have not heard of, closes the databases.
 */
export async function closeProxy(services: Services, upkeep: Upkeep, options: CloseOptions): Promise<void> {
  const { running, delivery, ledger, settings } = services;
  const end = performance.now() + (options.within ?? 25_000);
  const left = (): number => Math.max(0, end - performance.now());
  running.drain();
  await within(upkeep.stop(), left());
  await running.idle(left());
  await within(delivery.deliver(), left());
  const { listings } = settings.options;
  await Promise.allSettled([
    ledger.close(),
    listings && 'query' in listings ? listings.close?.() : undefined,
  ]);
}
