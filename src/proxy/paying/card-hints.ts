import {
  getCostEstimate,
  getThreeDSAvailability,
  type CostEstimateResponse,
  type ThreeDSAvailabilityResponse,
} from '../../client/bin-lookup/index.js';
import type { Amount, Operation } from '../../client/index.js';
import type { CardHints, CardHintsRequest } from '../../client/shopper/card-hints.js';
import { envelopesOf, questionAbout } from '../edge/envelope.js';
import { mayPay } from '../platform/merchant-order.js';
import { matching } from '../platform/fields-of-answer.js';
import { Refusal } from '../refusal.js';
import type { Call, Reply, Services } from '../services.js';
import { dueOf, resolveOrder } from './order.js';
import { countAsHint } from './paying-limit.js';

/** Whether a page may ask. Where the merchant's agreement with the platform is missing, a page does not know of it. */
export const hasCardHints = ({ settings, askBinLookup }: Services): boolean => {
  const { cost, authentication } = settings.options.cardHints ?? {};
  return (cost || authentication) === true && askBinLookup !== undefined;
};

const NOTHING: Reply = { status: 200, body: {} satisfies CardHints };

/**
 * `POST /cardHints`: facts that the first digits of a card tell, of a number that this server cannot read. One that is not right, not
 * known or that was asked about before has the same empty answer, so that no guess is confirmed. Each question counts. Nothing is
 * kept but a digest of what was sealed.
 */
export async function cardHints(
  services: Services,
  call: Call,
  { order: reference, encryptedCardNumber }: CardHintsRequest,
): Promise<Reply> {
  const { ledger, settings } = services;
  if (!hasCardHints(services)) throw new Refusal('not-configured', { field: 'cardHints' });
  await countAsHint(services, call, reference);
  const order = await resolveOrder(services, call, reference);
  const { amount, isPaid } = await dueOf(services, call, reference, order);
  if (!mayPay(order, 'scheme')) throw new Refusal('invalid-request', { field: 'order' });
  // A page may have asked a moment before it paid: there is nothing left to tell.
  if (isPaid) return NOTHING;
  const used = await envelopesOf(services, { encryptedCardNumber });
  const by = await questionAbout(services, call, reference);
  if (!(await ledger.useEnvelopes({ ...used, by }))) {
    call.note('envelope-used');
    return NOTHING;
  }
  const merchantAccount = order.merchantAccount ?? settings.merchantAccount;
  return { status: 200, body: await look(services, call, { merchantAccount, amount, encryptedCardNumber }) };
}

interface Looked {
  readonly merchantAccount: string | undefined;
  readonly amount: Amount;
  readonly encryptedCardNumber: string;
}

async function look(services: Services, call: Call, looked: Looked): Promise<CardHints> {
  const { cost, authentication } = services.settings.options.cardHints ?? {};
  const { merchantAccount, amount } = looked;
  const tell = async <Answer>(
    row: Operation,
    input: Record<string, unknown>,
  ): Promise<Answer | undefined> => {
    try {
      return (await services.askBinLookup?.(row, input)) as Answer | undefined;
    } catch {
      // Whatever the platform says of a number, a page hears nothing of it.
      call.note('card-hint-failed');
      return undefined;
    }
  };
  const estimate = await tell<CostEstimateResponse>(getCostEstimate, {
    ...looked,
    amount: { value: amount.value, currency: amount.currency },
    shopperInteraction: 'Ecommerce',
  });
  // The second question takes first digits, and no envelope: the platform tells them to accounts that it lets know them.
  const bin = authentication ? matching(estimate?.cardBin?.bin, /^\d{6,8}$/) : undefined;
  const known =
    bin &&
    (await tell<ThreeDSAvailabilityResponse>(getThreeDSAvailability, { merchantAccount, cardNumber: bin }));
  const surcharge = cost && estimate ? surchargeOf(estimate, amount) : undefined;
  const mayAsk = known && (known.threeDS2supported === true || known.threeDS1Supported === true);
  return { ...(surcharge && { surcharge }), ...(mayAsk && { mayAskToConfirm: true }) };
}

/** Only where the law lets a merchant ask for one, in the order's own currency. */
function surchargeOf(
  { costEstimateAmount, resultCode, surchargeType }: CostEstimateResponse,
  { currency }: Amount,
): Amount | undefined {
  const isAllowed = surchargeType === 'PASSTHROUGH' || surchargeType === 'UNLIMITED';
  const { value = 0, currency: own } = costEstimateAmount ?? {};
  const isRight = isAllowed && resultCode === 'Success' && own === currency && value > 0;
  return isRight ? { value, currency } : undefined;
}
