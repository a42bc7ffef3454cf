import type { Amount } from '../../client/index.js';
import type { PayRequest } from '../../client/shopper/index.js';
import { shortFormOf } from '../../client/shopper/short-forms.js';
import { CardTesting } from './card-testing.js';
import { checkAddress } from '../edge/client-address.js';
import type { Call, Services, Reply } from '../services.js';
import { envelopesOf, questionAbout, readEnvelope } from '../edge/envelope.js';
import { mayPay } from '../platform/merchant-order.js';
import { wrongCardExtra } from './card-extras.js';
import { consentMetadata, wrongConsents } from './consents.js';
import { GIFT } from './gift-card.js';
import { dueOf, isHeld, resolveOrder } from './order.js';
import { readDelivery, wrongDelivery } from './order-delivery.js';
import { countAsPaying } from './paying-limit.js';
import { wrongPersonalDetails } from './short-form-offer.js';
import { checkPaymentMethod, paymentRequest } from './payment-request.js';
import { paymentsRow } from './payments-row.js';
import { referenceOf } from './reference.js';
import { Refusal } from '../refusal.js';
import { current, decline, replay, type Asked } from './replay.js';
import { canonical } from '../edge/signing.js';
import { spend } from './spend.js';
import { beginOrWithdraw } from './withdraw.js';
import { workOn } from './work-on.js';

/** `POST /checkout/payments`: written down before it is sent, sent once, and answered by what then stands in the ledger. */
export async function pay(services: Services, call: Call, asked: PayRequest, key: string): Promise<Reply> {
  checkPaymentMethod(asked, call, services.settings);
  const delivery = readDelivery(asked);
  const body = { ...asked, delivery };
  const paying: Asked = { key, fingerprint: await fingerprintOf(services, body) };
  const known = await services.ledger.find(key);
  if (known) return replay(services, call, paying, known);
  const order = await resolveOrder(services, call, body.order, delivery);
  const due = await dueOf(services, call, body.order, order, delivery);
  const { amount: left, isPaid, isLeaving, paidBefore } = due;
  checkAddress(services, call);
  await countAsPaying(services, call, body.order);
  const attempt = {
    key,
    owner: call.caller.owners[0] ?? '',
    order: body.order,
    orderValue: order.amount.value,
    reference: await referenceOf(services, body.order, key),
    merchantAccount: order.merchantAccount ?? services.settings.merchantAccount,
    amount: { ...left, value: body.amount.value },
    paidBefore,
    fingerprint: paying.fingerprint,
    envelopes: {
      ...(await envelopesOf(services, body.paymentMethod, body.paymentMethod.wallet?.token)),
      ...(body.paymentMethod.type === GIFT && { after: await questionAbout(services, call, body.order) }),
    },
    at: services.settings.now(),
  };
  if (isPaid) return decline(services, call, paying, attempt, new Refusal('order-paid'));
  if (isLeaving) return decline(services, call, paying, attempt, new Refusal('attempt-open'));
  const undelivered = wrongDelivery(order, delivery);
  if (undelivered) return decline(services, call, paying, attempt, undelivered);
  if (!fits(body, left))
    return decline(services, call, paying, attempt, new Refusal('amount-changed', { field: 'amount' }));
  const wrong = mayPay(order, body.paymentMethod.type)
    ? (wrongConsents(services, order, body) ??
      wrongPersonalDetails(order, body.paymentMethod) ??
      wrongCardExtra(order, body.paymentMethod, services.settings.now()))
    : 'paymentMethod.type';
  if (wrong !== undefined)
    return decline(services, call, paying, attempt, new Refusal('invalid-request', { field: wrong }));
  if (!(await isHeld(services, body.order)))
    return decline(services, call, paying, attempt, new Refusal('order-expired'));
  const testing = new CardTesting(services, call, attempt.merchantAccount);
  await testing.enter();
  const begun = await beginOrWithdraw(services, call, attempt);
  if (begun.kind !== 'begun') await testing.leave();
  if (begun.kind === 'known') return replay(services, call, paying, begun.attempt);
  if (begun.kind === 'envelope-used') {
    call.note('envelope-used');
    return decline(
      services,
      call,
      paying,
      attempt,
      new Refusal('invalid-request', { field: 'paymentMethod' }),
    );
  }
  if (begun.kind !== 'begun') return decline(services, call, paying, attempt, new Refusal(begun.kind));
  const spending = {
    order,
    attempt: begun.attempt,
    row: paymentsRow(body.paymentMethod),
    mayPayLess: mayPayLess(body),
    request: async () => ({
      ...paymentRequest(services, call, body, order, begun.attempt),
      ...(await consentMetadata(services, order, body, begun.attempt.amount)),
    }),
  };
  await workOn(services, call, key, async () =>
    testing.learn(undefined, await spend(services, call, spending)),
  );
  return current(services, key);
}

/** Whether its shopper decides in an app how much of it to pay. */
const mayPayLess = ({ paymentMethod }: PayRequest): boolean =>
  shortFormOf(paymentMethod.type)?.isPart === true;

/** All that is left, or with a gift card a part of it. */
function fits({ amount, paymentMethod }: PayRequest, left: Amount): boolean {
  const isPart = paymentMethod.type === GIFT && amount.value > 0 && amount.value < left.value;
  return amount.currency === left.currency && (amount.value === left.value || isPart);
}

/**
 * Ciphertext differs each time a card is sealed, and a screen may turn: neither says what is paid. A gift card is sealed once
 * for its balance and its payment, and no two of them are told apart by anything else. Where goods go is part of what is asked for:
 * the same key with another address is no copy. The digest is keyed, so no address can be guessed from it.
 */
function fingerprintOf(
  { settings }: Services,
  { order, amount, paymentMethod, ...rest }: PayRequest,
): Promise<string> {
  const { type, holderName, brand, storedPaymentMethodId, installments } = paymentMethod;
  const { storePaymentMethod = false, recurringProcessingModel, delivery } = rest;
  const giftCard = type === GIFT ? readEnvelope(paymentMethod.encryptedCardNumber) : undefined;
  const method = { type, holderName, brand, storedPaymentMethodId, installments, giftCard };
  return settings.signer.sign(
    'fingerprint',
    canonical({ order, amount, method, storePaymentMethod, recurringProcessingModel, delivery }),
  );
}
