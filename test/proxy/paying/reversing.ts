import type { Services } from '../../../src/proxy/services.js';
import { memoryLedger } from '../../../src/proxy/index.js';
import type { PlatformEvent } from '../../../src/proxy/ledger/event.js';
import type { Attempt } from '../../../src/proxy/ledger/attempt.js';
import type { Result } from '../../../src/proxy/platform/platform.js';
import { EUR } from '../shop.js';

const NOW = 1_800_000_000_000;
export const PSP = 'PSP0000000000002';
export const attempt = {
  key: 'key-1',
  order: 'ORDER-1',
  reference: 'REFERENCE-1',
  merchantAccount: 'ShopAccount',
  amount: EUR(1999),
} as unknown as Attempt;

export const eventOf = (fields: Partial<PlatformEvent>): PlatformEvent =>
  ({
    id: `${fields.kind}:${fields.pspReference}:${fields.success}`,
    kind: 'cancel',
    success: true,
    reference: 'x',
    pspReference: 'CANCEL-1',
    originalReference: PSP,
    amount: EUR(1999),
    at: NOW,
    ...fields,
  }) as PlatformEvent;

export const lost = { kind: 'unknown' } as unknown as Result;
export const answered: Result = {
  kind: 'answered',
  answer: { pspReference: 'REVERSAL-1', status: 'received' },
};

/** A proxy's ledger and platform, whose answers are given in turn. */
export function openReversals(...answers: Result[]) {
  let at = NOW;
  const called: { path: string; input: Record<string, unknown>; key: string }[] = [];
  const delivered: unknown[] = [];
  const settled: unknown[] = [];
  const notes: string[] = [];
  const going: Promise<unknown>[] = [];
  const ledger = memoryLedger();
  const services = {
    ledger,
    settings: {
      now: () => at,
      options: {},
      meters: { attempt: () => undefined },
      signer: { sign: async (...parts: string[]) => parts.join('|') },
    },
    platform: {
      call: async (row: { path: string }, input: Record<string, unknown>, key: string) => {
        called.push({ path: row.path, input, key });
        return (answers.length > 1 ? answers.shift() : answers[0]) ?? answered;
      },
    },
    delivery: {
      deliver: async (order: unknown) => void delivered.push(order),
      settled: async ({ outcome }: Attempt) => void settled.push(outcome),
    },
  } as unknown as Services;
  const around = {
    note: (word: string) => notes.push(word),
    keepAlive: (work: Promise<unknown>) => void going.push(work),
  };
  const idle = async () => {
    while (going.length > 0) await going.pop();
  };
  const intentsOf = async () =>
    (await ledger.findIntents([PSP, attempt.reference])).map(({ state, receipt, refusal, who, amount }) => ({
      state,
      receipt,
      refusal,
      who,
      amount,
    }));
  /** The attempt, which was approved after its cancel was asked for. */
  const approve = (): Attempt => {
    const approved = { ...attempt, leg: 'open', facts: { isApproved: true } } as unknown as Attempt;
    ledger.find = async () => approved;
    ledger.settle = async (_key, { outcome }) => ({ ...approved, outcome });
    return approved;
  };
  return {
    services,
    around,
    ledger,
    called,
    delivered,
    settled,
    approve,
    notes,
    idle,
    intentsOf,
    later: (ms: number) => (at += ms),
  };
}
