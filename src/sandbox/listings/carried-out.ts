import { CALLER_HEADER, readCaller, type Caller } from '../../client/listings/caller.js';
import type { Operation } from '../../client/operation.js';
import { refuseNul } from '../../listings/nul.js';
import { ListingsRefusal } from '../../listings/refusal.js';
import type { RowWork } from '../../listings/shop.js';
import type { Answering, RowCall } from '../rows/simulation.js';
import type { State } from '../state/state.js';
import { ListingsRefused } from './listings-refused.js';
import { openShop } from './shop.js';

const SERVER: Caller = { role: 'operator' };

/** A row of the service as the sandbox answers it: a caller with the platform's key and no named user is the merchant's server. */
export function carriedOut<Row extends Operation>(work: RowWork<Row>): Answering<Row> {
  const answering = async (state: State, { input, idempotencyKey }: RowCall<Row>) => {
    const { [CALLER_HEADER]: named, ...rest } = input as Readonly<Record<string, unknown>>;
    const caller = typeof named === 'string' ? readCaller(named) : SERVER;
    try {
      refuseNul(rest);
      return await work(await state.records(openShop), caller, rest as typeof input, idempotencyKey);
    } catch (error) {
      throw error instanceof ListingsRefusal ? new ListingsRefused(error) : error;
    }
  };
  return answering as unknown as Answering<Row>;
}
