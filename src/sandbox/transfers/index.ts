import { interfaces } from '../../client/interfaces.js';
import { transfers as table } from '../../client/transfers/index.js';
import { RestError, restRefusals } from '../refusals/rest-error.js';
import { simulate, type Answers, type RowCall } from '../rows/simulation.js';
import type { State } from '../state/state.js';
import { grantAnswers } from './grants.js';
import { transactionAnswers } from './transactions.js';
import { transferAnswers } from './transfers.js';

/** Retired versions are not served for any operation. */
function checkVersion(version: number | undefined): void {
  if (interfaces.transfers.deprecated.some((old) => old === version))
    throw new RestError(422, '30_004', 'Deprecated', `Version ${version} is deprecated: use 4`);
}

/** Answers that look at the version first. */
const current = (answers: Answers<typeof table>): Answers<typeof table> => {
  const guarded = Object.entries(answers).map(([name, answer]) => [
    name,
    (state: State, call: RowCall<never>) => {
      checkVersion(call.version);
      return (answer as (state: State, call: RowCall<never>) => unknown)(state, call);
    },
  ]);
  return Object.fromEntries(guarded) as Answers<typeof table>;
};

/**
 * Transfers between balance accounts and with the world, the transactions that they are booked as, and grants.
 *
 * - A platform starts with two months behind it: deposits, sales with their commission, refunds, weekly payouts.
 * - A transfer is received, authorised after a second, and booked after three; words in its description choose another end
 *   (see `courseOf`). Money is held from the start, and all of it is back when a transfer fails or returns.
 * - Where a balance account has not enough, the transfer is taken on and fails with `notEnoughBalance`.
 * - Money that came in can be given back, in parts, up to what it was and what is there; more is declined.
 * - Where the request asks for strong customer authentication, it waits for the proof (see `checkProof`).
 * - A grant is paid back by a share of all that its holder earns.
 */
export const transfersSimulation = simulate({
  name: 'transfers',
  prefix: /^\/btl\/v([1-4])(?=\/)/,
  table,
  answers: current({ ...transferAnswers, ...transactionAnswers, ...grantAnswers }),
  refusals: restRefusals,
});
