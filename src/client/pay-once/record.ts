import { isIdempotencyKey } from '../wire/idempotency.js';

/** Where an attempt survives a reload, for example `sessionStorage`. Each method may throw. */
export interface AttemptStorage {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
}

/** All that is ever stored: nothing of a card, nothing of a person. */
export interface AttemptRecord {
  readonly key: string;
  readonly order: string;
  /** `sealing`: certainly nothing was sent. `sending`: it may have been. */
  readonly phase: 'sealing' | 'sending';
  /** Milliseconds since the epoch by this machine's clock; nothing is decided by it. */
  readonly createdAt: number;
}

const nameOf = (order: string): string => `florin-attempt:${order}`;

/** Storage that is full, blocked or absent costs the memory of this attempt across a reload, and nothing else. */
function survive<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** Whether it will be there after a reload. */
export const writeRecord = (storage: AttemptStorage | undefined, record: AttemptRecord): boolean =>
  survive(() => {
    storage?.setItem(nameOf(record.order), JSON.stringify(record));
    return storage;
  }) !== undefined;

export const removeRecord = (storage: AttemptStorage | undefined, order: string): void =>
  survive(() => storage?.removeItem(nameOf(order)));

/** The key of an attempt that may have been sent; one that certainly was not is forgotten. */
export function readRecord(storage: AttemptStorage | undefined, order: string): string | undefined {
  return survive(() => {
    const { key, order: own, phase } = JSON.parse(storage?.getItem(nameOf(order)) ?? 'null');
    return own === order && phase === 'sending' && isIdempotencyKey(key) ? key : undefined;
  });
}
