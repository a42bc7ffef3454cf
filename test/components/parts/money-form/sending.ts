import { ClientError, type Client } from '../../../../src/client/index.js';
import type { KeyedRecord } from '../../../../src/components/parts/money-form/keyed-sending.js';

/** As the proxy refuses it: `isFinal` where its ledger repeats that. */
export const refusal = (facts?: object, code = 'platform-refused', status = 422): ClientError =>
  new ClientError({ kind: 'refused', operation: 'POST /transfers', status, code, facts });

export const FINAL = { isFinal: true };

export const lost = (): ClientError => new ClientError({ kind: 'network', operation: 'POST /transfers' });

export const words = { text: (word: string): string => word };

export const record: KeyedRecord = {
  client: {} as Client,
  words: { text: (word: string) => word } as KeyedRecord['words'],
  say: () => undefined,
  failed: (error) =>
    ({ kind: 'failed', code: String((error as ClientError).code), isRefused: true }) as never,
  refresh: () => Promise.resolve(true),
};

/** Answers of the proxy, one for each call, and the keys that they were asked for under. */
export function answering(...answers: readonly (ClientError | 'done')[]) {
  const keys: string[] = [];
  const call = async (_client: Client, key: string): Promise<string> => {
    const answer = answers[keys.push(key) - 1] ?? 'done';
    if (answer === 'done') return answer;
    throw answer;
  };
  return { keys, call };
}
