import { checkout } from '../../client/checkout/index.js';
import type { Amount } from '../../client/index.js';
import type {
  GiftCardBalance,
  GiftCardBalanceRequest,
  GiftCardResult,
} from '../../client/shopper/gift-cards.js';
import { CardTesting } from './card-testing.js';
import { checkAddress } from '../edge/client-address.js';
import { envelopesOf, questionAbout } from '../edge/envelope.js';
import { mayPay } from '../platform/merchant-order.js';
import { noteOf, type Answer } from '../platform/platform.js';
import { Refusal } from '../refusal.js';
import type { Call, Services, Reply } from '../services.js';
import { dueOf, resolveOrder } from './order.js';
import { countAsPaying } from './paying-limit.js';
import { checkGiftCard, GIFT } from './gift-card.js';
import { rejectionOf } from './settle.js';

/**
 * `POST /giftCards/balance`: a guess at a number and a PIN that costs nothing, so it is counted and refused as a payment is.
 * Nothing is spent, and nothing kept but digests of what was sealed.
 */
export async function giftCardBalance(
  services: Services,
  call: Call,
  { order: reference, paymentMethod }: GiftCardBalanceRequest,
): Promise<Reply> {
  const { ledger, settings } = services;
  checkGiftCard(paymentMethod);
  const order = await resolveOrder(services, call, reference);
  const { amount, isPaid } = await dueOf(services, call, reference, order);
  checkAddress(services, call);
  await countAsPaying(services, call, reference);
  if (isPaid) throw new Refusal('order-paid');
  if (!mayPay(order, GIFT)) throw new Refusal('invalid-request', { field: 'order' });
  const merchantAccount = order.merchantAccount ?? settings.merchantAccount;
  const testing = new CardTesting(services, call, merchantAccount);
  await testing.enter();
  const envelopes = await envelopesOf(services, paymentMethod);
  const by = await questionAbout(services, call, reference);
  if (!(await ledger.useEnvelopes({ ...envelopes, by }))) {
    await testing.leave();
    call.note('envelope-used');
    throw new Refusal('invalid-request', { field: 'paymentMethod' });
  }
  const request = {
    merchantAccount,
    amount,
    paymentMethod: { ...paymentMethod, type: GIFT },
    ...(call.address !== undefined && { shopperIP: call.address }),
  };
  const result = await services.platform.ask(checkout.getBalance, request, call);
  if (result.kind === 'answered') {
    const body = worth(result.answer, amount);
    if (body.result !== 'not-found') await testing.wasFine();
    return { status: 200, body };
  }
  const note = noteOf(result);
  if (note) call.note(note);
  const rejection =
    result.kind === 'not-executed' ? rejectionOf(result) : ({ code: 'platform-unavailable' } as const);
  if (rejection.code === 'platform-refused' && rejection.field === 'number')
    return { status: 200, body: { result: 'not-found' } satisfies GiftCardBalance };
  await testing.wasFine();
  throw new Refusal(rejection.code, rejection);
}

const only = (result: GiftCardResult): GiftCardBalance => ({ result });

/** Which guess was wrong is not told: what was found is told to those alone who had number and PIN. */
function worth(answer: Answer, due: Amount): GiftCardBalance {
  const { resultCode, refusalReason } = answer;
  const balance = answer['balance'] as Amount;
  const limit = (answer['transactionLimit'] as Amount | undefined)?.value ?? Infinity;
  if (resultCode !== 'Success' && resultCode !== 'NotEnoughBalance')
    return only(refusalReason === 'Expired Card' ? 'expired' : 'not-found');
  if (balance.currency !== due.currency) return only('other-currency');
  const value = Math.min(balance.value, limit, due.value);
  if (value <= 0) return only('empty');
  return {
    result: 'usable',
    balance: { value: balance.value, currency: balance.currency },
    pays: { ...due, value },
    remaining: { ...due, value: due.value - value },
  };
}
