import type { CreateSweepConfiguration } from '../../../client/balance-platform/index.js';
import { KeptIntents } from '../../parts/form/kept-intent.js';

/** A new sweep whose end is not known, with the key that it was sent under: for all tabs. */
export interface KeptSweep {
  readonly key: string;
  readonly body: CreateSweepConfiguration;
}

const kept = /*@__PURE__*/ new KeptIntents<CreateSweepConfiguration>({
  name: 'florin-sweep',
  place: 'browser',
  isBody: ({ counterparty, schedule }) => Boolean(counterparty && schedule),
});

/** The sweep of an account that is kept. */
export function readKept(account: string): KeptSweep | undefined {
  const { key, body } = kept.read(account) ?? {};
  return key !== undefined && body ? { key, body } : undefined;
}

/** The key that the next sweep of an account is sent under, where nothing was sent under it yet. */
export const keyOf = (account: string): string | undefined => kept.read(account)?.key;

/** Keeps a sweep until its end is known, or the key alone where nothing was sent; undefined forgets both. */
export const keep = (account: string, sweep: Pick<KeptSweep, 'key'> | KeptSweep | undefined): void =>
  kept.keep(account, sweep);
