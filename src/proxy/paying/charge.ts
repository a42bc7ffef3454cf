import { isIdempotencyKey, type Outcome } from '../../client/index.js';
import { debitOf } from '../../client/shopper/debits.js';
import type { Reason } from '../../client/shopper/index.js';
import { isStorable } from '../../client/shopper/storable.js';
import type { Identity } from '../audience.js';
import type { Attempt } from '../ledger/attempt.js';
import { dropAbsent } from '../platform/fields-of-answer.js';
import { detailsOf, mayPay, type MerchantOrder } from '../platform/merchant-order.js';
import { Refusal, type RefusalCode } from '../refusal.js';
import type { Call, Reply, Services } from '../services.js';
import { isShopperReference } from '../edge/identity.js';
import { tellEvent } from '../telemetry/events.js';
import { stopwatch } from '../telemetry/stopwatch.js';
import { canonical } from '../edge/signing.js';
import { dueOf, isHeld, resolveOrder } from './order.js';
import { paymentsRow } from './payments-row.js';
import { referenceOf } from './reference.js';
import { current, decline, replay, type Asked } from './replay.js';
import { spend } from './spend.js';
import { splitsOf } from './splits.js';
import { beginOrWithdraw } from './withdraw.js';
import { workOn } from './work-on.js';

/** A charge that your server begins, of a card or an account that a shopper has stored for it. The shopper is not there. */
export interface Charge {
  /** Your own reference of the order. `resolveOrder` says what it costs. */
  readonly order: string;
  /** 1 to 64 letters, digits, `-` and `_`: the same again is the same charge, which is never sent twice. */
  readonly key: string;
  readonly shopperReference: string;
  readonly storedPaymentMethodId: string;
  /** The platform's type of what is stored, for example `paypal` or `sepadirectdebit`. Default: `scheme`, a card. */
  readonly type?: string | undefined;
  /** What the shopper has agreed to. Default: `Subscription`. */
  readonly recurringProcessingModel?: 'Subscription' | 'UnscheduledCardOnFile' | undefined;
}

/** What became of a charge. */
export type Charged =
  | {
      /** It was sent, or may have been: `outcome` is what is known of it by now. */
      readonly kind: 'attempted';
      readonly outcome: Outcome;
      /** The attempt's reference at the platform. */
      readonly reference: string;
      readonly reason?: Reason | undefined;
    }
  | {
      /** Nothing was charged by this call: `order-paid`, `attempt-open`, `unknown-order` and others. */
      readonly kind: 'refused';
      readonly code: RefusalCode;
      /** Name of the field at fault. */
      readonly field?: string | undefined;
      /** Milliseconds to wait. */
      readonly retryAfter?: number | undefined;
    };

interface Charging extends Asked, Omit<Charge, 'recurringProcessingModel'> {
  readonly type: string;
  readonly recurringProcessingModel: string;
}

/** Your server's own call: no page, no session and no address. The attempt is the shopper's, who may look at it. */
async function callOf(
  { settings, running }: Services,
  { shopperReference }: Charge,
  notes: string[],
): Promise<Call> {
  const identity: Identity = { audience: 'shopper', shopperReference };
  return {
    request: new Request('https://charge.invalid/'),
    caller: {
      audience: identity.audience,
      identity,
      owners: [await settings.signer.sign('owner', 'shopper', shopperReference)],
    },
    origin: '',
    note: (word) => void notes.push(word),
    keepAlive: (work) => void running.track(work.catch(() => undefined)),
  };
}

/**
 * Charges a stored card or account where the shopper is not there: written down before it is sent, and sent once. Rejects where the ledger or
 * a hook fails; the same key asks again.
 */
export async function charge(services: Services, asked: Charge): Promise<Charged> {
  if (!isIdempotencyKey(asked.key))
    throw new TypeError('charge: key has to be 1 to 64 letters, digits, - and _');
  if (!isShopperReference(asked.shopperReference))
    throw new TypeError('charge: shopperReference has to be 3 to 256 characters');
  const { settings, running } = services;
  const notes: string[] = [];
  const elapsed = stopwatch();
  const tell = (outcome: string): void =>
    tellEvent(settings, {
      id: crypto.randomUUID(),
      operation: 'charge',
      audience: 'none',
      outcome,
      status: 0,
      duration: elapsed(),
      notes,
    });
  try {
    running.checkOpen();
    const { body } = await running.track(attempt(services, await callOf(services, asked, notes), asked));
    const { outcome, reference, reason } = body as Extract<Charged, { kind: 'attempted' }>;
    tell(outcome);
    return { kind: 'attempted', outcome, reference, ...(reason && { reason }) };
  } catch (error) {
    tell(error instanceof Refusal ? error.code : 'internal');
    if (!(error instanceof Refusal)) throw error;
    const { field, retryAfter } = error.facts;
    return { kind: 'refused', code: error.code, ...dropAbsent({ field, retryAfter }) };
  }
}

async function attempt(services: Services, call: Call, asked: Charge): Promise<Reply> {
  const { ledger, settings } = services;
  const { signer } = settings;
  const { recurringProcessingModel = 'Subscription', type = CARD, ...rest } = asked;
  const { order: reference, shopperReference, storedPaymentMethodId } = rest;
  // A browser makes keys of its own: it cannot make this one, and so not take it first.
  const key = await signer.sign('charge', reference, asked.key);
  const what = canonical({
    reference,
    shopperReference,
    storedPaymentMethodId,
    recurringProcessingModel,
    // A key of before there were accounts is still the same charge.
    type: type === CARD ? undefined : type,
  });
  const fingerprint = await signer.sign('fingerprint', what);
  const charging = { ...rest, type, key, fingerprint, recurringProcessingModel };
  const known = await ledger.find(key);
  if (known) return replay(services, call, charging, known);
  const order = await resolveOrder(services, call, reference);
  const { amount, isPaid, isLeaving, paidBefore } = await dueOf(services, call, reference, order);
  const merchantAccount = order.merchantAccount ?? settings.merchantAccount;
  const begins = {
    key,
    owner: call.caller.owners[0] ?? '',
    order: reference,
    orderValue: order.amount.value,
    reference: await referenceOf(services, reference, key),
    merchantAccount,
    amount,
    paidBefore,
    fingerprint,
    at: settings.now(),
  };
  const no = (code: RefusalCode, field?: string) =>
    decline(services, call, charging, begins, new Refusal(code, { field }));
  if (isPaid) return no('order-paid');
  if (isLeaving) return no('attempt-open');
  if (!mayPay(order, type)) return no('invalid-request', 'storedPaymentMethodId');
  if (!mayCharge(services, type)) return no('invalid-request', 'type');
  if (!(await isHeld(services, reference))) return no('order-expired');
  const begun = await beginOrWithdraw(services, call, begins);
  if (begun.kind === 'attempt-open' || begun.kind === 'amount-changed') return no(begun.kind);
  if (begun.kind !== 'begun') return no('order-paid');
  await workOn(services, call, key, async () => {
    await spend(services, call, {
      order,
      attempt: begun.attempt,
      row: paymentsRow(charging),
      mayPayLess: false,
      request: async () => requestOf(charging, order, begun.attempt),
    });
  });
  return current(services, key);
}

const CARD = 'scheme';

/** The texts of the library are for one debit: another one needs a mandate of the merchant's own that says so. */
const mayCharge = ({ settings }: Services, type: string): boolean =>
  type === CARD ||
  (isStorable(type) && (!debitOf(type) || Object.hasOwn(settings.options.consents ?? {}, type)));

/** Without a shopper there is no screen to describe, and no answer to a challenge. */
function requestOf(charging: Charging, order: MerchantOrder, attempt: Attempt): Record<string, unknown> {
  const { type, shopperReference, storedPaymentMethodId, recurringProcessingModel } = charging;
  const { authenticationData: _, threeDS2RequestData: __, ...details } = detailsOf(order);
  return dropAbsent({
    merchantOrderReference: attempt.order,
    ...details,
    paymentMethod: { type, storedPaymentMethodId },
    merchantAccount: attempt.merchantAccount,
    reference: attempt.reference,
    amount: attempt.amount,
    splits: splitsOf(order, attempt),
    returnUrl: order.returnUrl,
    shopperReference,
    shopperInteraction: 'ContAuth',
    recurringProcessingModel,
  });
}
