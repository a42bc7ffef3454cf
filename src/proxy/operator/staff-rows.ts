import type { Operation } from '../../client/index.js';
import { operator } from '../../client/operator/index.js';
import type { Caller } from '../edge/identity.js';

/** Rows of the operator's table that others may call, too. Each is cut down to what they may see. */
const FOR_OTHERS: Partial<Record<Caller['audience'], readonly Operation[]>> = {
  approver: [operator.listOwnRows, operator.listDeeds, operator.listPayouts, operator.getSummary],
  seller: [operator.listOwnRows, operator.getSummary, operator.listSales, operator.getSale],
};

/** Whether a row of the operator's table is open to an audience: to all others it does not exist. */
export const opensToStaff = (row: Operation, audience: Caller['audience']): boolean =>
  audience === 'operator' || (FOR_OTHERS[audience]?.includes(row) ?? false);
