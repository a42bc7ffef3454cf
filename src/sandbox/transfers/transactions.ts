import type { transfers } from '../../client/transfers/index.js';
import { runSweeps } from '../balance-platform/sweep-runs.js';
import { invalidField } from '../refusals/rest-error.js';
import type { Answers } from '../rows/simulation.js';
import { pageOf } from './listing.js';
import { bookings, transactionOf } from './records.js';

/** Transactions are nothing of their own: they are what the money ledger has booked on a balance account. */
export const transactionAnswers = {
  listTransactions(state, { input }) {
    runSweeps(state);
    const { items, links } = pageOf(state, 'transactions', bookings(state), (booking) => booking, input);
    return { _links: links, data: items.map((booking) => transactionOf(state, booking)) };
  },

  getTransaction(state, { input: { id } }) {
    runSweeps(state);
    const booking = bookings(state).find(({ transactionId }) => transactionId === id);
    if (!booking) throw invalidField('id', 'Names no transaction');
    return transactionOf(state, booking);
  },
} satisfies Pick<Answers<typeof transfers>, 'listTransactions' | 'getTransaction'>;
