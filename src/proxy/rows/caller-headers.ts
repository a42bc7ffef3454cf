import { CALLER_HEADER, writeCaller, type Caller as NamedCaller } from '../../client/listings/caller.js';
import { networkOf } from '../edge/network.js';
import type { Call } from '../services.js';
import type { Caller } from '../edge/identity.js';
import type { Offer } from '../policy/rule.js';
import type { Settings } from '../settings.js';

/** An approver looks after the marketplace like an operator does. */
const roleOf = (audience: Caller['audience']): NamedCaller['role'] =>
  audience === 'approver' ? 'operator' : audience;

/**
 * Tells the merchant's own service of listings who asks, so that it checks once more whose things these are. No other
 * interface hears anything of the caller. Session and address go as digests: the service counts by them and cannot read them.
 */
export async function callerHeaders(
  { signer }: Settings,
  { name }: Offer,
  { caller, address }: Pick<Call, 'caller' | 'address'>,
): Promise<Record<string, string>> {
  if (name !== 'listings') return {};
  const { userId, email } = caller.identity;
  const [session] = caller.owners;
  const from = address === undefined ? undefined : await signer.sign('orders-from', networkOf(address));
  return {
    [CALLER_HEADER]: writeCaller({
      role: roleOf(caller.audience),
      userId,
      email,
      session,
      address: from,
    }),
  };
}
