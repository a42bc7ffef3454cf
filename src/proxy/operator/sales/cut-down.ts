import type { Order, OrderLine } from '../../../client/listings/index.js';
import { maskedEmail } from '../../../client/listings/masked-email.js';
import type { Sale } from '../../../client/operator/index.js';
import { bareWord } from '../../../client/schema/values.js';
import { Refusal } from '../../refusal.js';

/** The lines of a seller; all, where none is meant. A line that names no seller belongs to none. */
const linesOf = ({ lines }: Order, seller: string | undefined): readonly OrderLine[] =>
  seller === undefined ? lines : lines.filter((line) => line.seller?.id === seller);

/** A status that is new as the service wrote it: who reads it marks it again. */
const bare = (status: Order['status']): Sale['status'] => bareWord(status) as Sale['status'];

/**
 * An order as its seller may see it. Whatever the service sent beside: no other line, no total but that of these lines, no note, no
 * e-mail. Nothing where no line is theirs. A line in another currency than its order is the service's mistake, and no sum is made of it.
 */
export function cutDown(order: Order, seller: string | undefined): Sale | undefined {
  const lines = linesOf(order, seller);
  if (lines.length === 0) return undefined;
  const { number, status, statusHistory, currency, email, createdAt, updatedAt, isShort } = order;
  if (lines.some(({ total }) => total.currency !== currency)) throw new Refusal('platform-unavailable');
  return {
    number,
    status: bare(status),
    statusHistory: statusHistory.map(({ status: step, at }) => ({ status: bare(step), at })),
    lines: [...lines],
    total: { value: lines.reduce((sum, { total }) => sum + total.value, 0), currency },
    buyer: maskedEmail(email),
    createdAt,
    updatedAt,
    ...(isShort && { isShort }),
  };
}
