import { newIdempotencyKey } from '../../../src/client/index.js';
import type { CreateSweepConfiguration } from '../../../src/client/balance-platform/index.js';
import {
  createSweep,
  deleteSweep,
  updateSweep,
} from '../../../src/client/balance-platform/rows/balance-accounts.js';
import { keep, keyOf, readKept } from '../../../src/components/balances/sweep/kept-sweep.js';
import { endingAfterDoubt, endingOf, type Ending } from '../../../src/components/parts/resource/ending.js';
import { keyedRow, proxyRow } from '../../../src/components/parts/resource/proxy-row.js';
import type { Sender, Tab } from './tab.js';

const createRow = keyedRow('balance-platform', createSweep);
const updateRow = proxyRow('balance-platform', updateSweep);
const deleteRow = proxyRow('balance-platform', deleteSweep);

const endOf = (work: Promise<unknown>): Promise<Ending> => work.then(() => 'received' as const, endingOf);

/** As the form of the element sends a new sweep: under the key that is kept for its account. */
export function sweepSender(
  { client }: Tab,
  balanceAccountId: string,
  typed: CreateSweepConfiguration,
): Sender {
  let open = readKept(balanceAccountId);
  return {
    get isDoubtful() {
      return open !== undefined;
    },
    async send() {
      const other = open ? undefined : readKept(balanceAccountId);
      if (other) {
        open = other;
        return 'unknown';
      }
      const isDoubtful = open !== undefined;
      const sent = open ?? { key: keyOf(balanceAccountId) ?? newIdempotencyKey(), body: typed };
      keep(balanceAccountId, sent);
      const options = { idempotencyKey: sent.key };
      let error: unknown;
      const told = await endOf(
        client.call(createRow, { balanceAccountId, ...sent.body }, options).catch((reason: unknown) => {
          error = reason;
          throw reason;
        }),
      );
      const ending = isDoubtful ? endingAfterDoubt(told, error) : told;
      open = ending === 'unknown' ? sent : undefined;
      if (ending !== 'unknown') keep(balanceAccountId, ending === 'not-sent' ? { key: sent.key } : undefined);
      return ending;
    },
  };
}

/** Pauses a sweep, or deletes it: the same however often it is sent. */
export const sweepChanger = (
  { client }: Tab,
  { status, ...sweep }: { balanceAccountId: string; sweepId: string; status?: 'active' | 'inactive' },
): Sender => ({
  isDoubtful: false,
  send: () => endOf(status ? client.call(updateRow, { ...sweep, status }) : client.call(deleteRow, sweep)),
});
