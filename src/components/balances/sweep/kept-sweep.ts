import type { CreateSweepConfiguration } from '../../../client/balance-platform/index.js';

/** A new sweep whose end is not known, with the key that it was sent under. */
export interface KeptSweep {
  readonly key: string;
  readonly body: CreateSweepConfiguration;
}

const placeOf = (account: string): string => `florin-sweep ${account}`;

/** Whether a sweep of an account is kept. Nothing is, where the browser stores nothing. */
export function readKept(account: string): KeptSweep | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(placeOf(account)) ?? 'null') as Partial<KeptSweep> | null;
    const { key, body } = kept ?? {};
    return typeof key === 'string' && body?.counterparty && body.schedule ? { key, body } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a sweep until its end is known, for as long as the tab is open; undefined forgets it. */
export function keep(account: string, sweep: KeptSweep | undefined): void {
  try {
    if (sweep) sessionStorage.setItem(placeOf(account), JSON.stringify(sweep));
    else sessionStorage.removeItem(placeOf(account));
  } catch {
    // The doubt stays on screen for as long as the page does.
  }
}
