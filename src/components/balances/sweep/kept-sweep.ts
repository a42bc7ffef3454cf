import type { CreateSweepConfiguration } from '../../../client/balance-platform/index.js';
import { KeptIntents } from '../../parts/form/kept-intent.js';

/** A new sweep whose end is not known, with the key that it was sent under. */
export interface KeptSweep {
  readonly key: string;
  readonly body: CreateSweepConfiguration;
}

const kept = /*@__PURE__*/ new KeptIntents<CreateSweepConfiguration>({
  name: 'florin-sweep',
  place: 'session',
  isBody: ({ counterparty, schedule }) => Boolean(counterparty && schedule),
});

/** The sweep of an account that is kept. */
export function readKept(account: string): KeptSweep | undefined {
  const { key, body } = kept.read(account) ?? {};
  return key !== undefined && body ? { key, body } : undefined;
}

/** Keeps a sweep until its end is known; undefined forgets it. */
export const keep = (account: string, sweep: KeptSweep | undefined): void => kept.keep(account, sweep);
