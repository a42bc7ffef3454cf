import { CALLER_HEADER, writeCaller, type Caller as NamedCaller } from '../../client/listings/caller.js';
import type { Caller } from '../identity.js';
import type { Offer } from '../policy/rule.js';

/** An approver looks after the marketplace like an operator does. */
const roleOf = (audience: Caller['audience']): NamedCaller['role'] =>
  audience === 'approver' ? 'operator' : audience;

/**
 * Tells the merchant's own service of listings who asks, so that it checks once more whose things these are. No other
 * interface hears anything of the caller.
 */
export function callerHeaders({ name }: Offer, { audience, identity }: Caller): Record<string, string> {
  if (name !== 'listings') return {};
  const { userId, email } = identity;
  return { [CALLER_HEADER]: writeCaller({ role: roleOf(audience), userId, email }) };
}
