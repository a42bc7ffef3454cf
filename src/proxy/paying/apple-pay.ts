import { checkout } from '../../client/checkout/index.js';
import type { ApplePaySession } from '../../client/shopper/apple-pay.js';
import type { Call, Reply, Services } from '../services.js';
import { own, text } from '../platform/fields-of-answer.js';
import { mayPay } from '../platform/merchant-order.js';
import { noteOf } from '../platform/platform.js';
import { comeBack } from '../platform/reasons.js';
import { Refusal } from '../refusal.js';
import { listed, narrowConfiguration } from './methods.js';
import { dueOf, resolveOrder } from './order.js';
import { countAsPaying } from './paying-limit.js';

const TYPE = 'applepay';

/**
 * `POST /applePay/sessions`: who is vouched for is the merchant of the platform's own list, and where, the origin that was
 * checked. The address that Apple gives a page for this is never heard of here: nothing is fetched that a page names.
 */
export async function applePaySession(services: Services, call: Call, body: ApplePaySession): Promise<Reply> {
  await countAsPaying(services, call, body.order);
  const order = await resolveOrder(services, call, body.order);
  const { amount, isPaid } = await dueOf(services, call, body.order, order);
  if (isPaid) throw new Refusal('order-paid');
  const methods = await listed(services, call, body, { ...order, amount });
  const method = methods.find((each) => own(each, 'type') === TYPE);
  const { merchantId, merchantName } = narrowConfiguration(method?.['configuration']);
  const domainName = new URL(call.origin).hostname;
  if (merchantId === undefined || !mayPay(order, TYPE))
    throw new Refusal('invalid-request', { field: 'order' });
  const result = await services.platform.ask(
    checkout.createApplePaySession,
    { merchantIdentifier: merchantId, displayName: merchantName ?? domainName, domainName },
    call,
  );
  const session = result.kind === 'answered' ? text(own(result.answer, 'data'), 50_000) : undefined;
  if (session !== undefined) return { status: 200, body: { session } };
  const note = result.kind === 'answered' ? undefined : noteOf(result);
  if (note) call.note(note);
  throw new Refusal('platform-unavailable', result.kind === 'answered' ? {} : comeBack(result));
}
