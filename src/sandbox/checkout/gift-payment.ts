import type { getBalance } from '../../client/checkout/index.js';
import type { Amount } from '../../client/schema/values.js';
import { member, readAmount, readMerchantAccount, text, type Fields } from '../refusals/fields.js';
import type { IssuerAnswerName } from '../cards/issuer.js';
import type { UsedCard } from './paying/card.js';
import { forbidden, invalid } from '../refusals/service-error.js';
import type { Answering } from '../rows/simulation.js';
import type { State } from '../state/state.js';
import { balanceOf, giftCard } from './gift-cards.js';
import type { GiftCard } from '../cards/payment.js';

interface Presented {
  readonly number: string;
  /** Absent where the number is no gift card's, or another brand's than the request says. */
  readonly card: GiftCard | undefined;
  readonly securityCode: string | undefined;
}

/** Opens what a gift card's page sealed: its number, and its code if it was sent. */
async function present(state: State, method: unknown): Promise<Presented> {
  if (member(method, 'number') !== undefined || member(method, 'cvc') !== undefined)
    throw forbidden('010', 'Not allowed');
  const sealed = text(method, 'encryptedCardNumber');
  const sealedCode = text(method, 'encryptedSecurityCode');
  if (sealed === undefined) throw invalid('101', 'Invalid card number');
  const number = await state.envelopes.open('encryptedCardNumber', sealed);
  const securityCode =
    sealedCode === undefined ? undefined : await state.envelopes.open('encryptedSecurityCode', sealedCode);
  return { number, card: giftCard(number, text(method, 'brand')), securityCode };
}

/** A code that is left out is as wrong as one that is guessed, and so is one for a card that has none. */
const isRightCode = ({ card, securityCode }: Presented): boolean => securityCode === card?.securityCode;

/**
 * Reads the gift card of a payment, and what will be said to it. It pays whole amounts; as a part of an order, one that has
 * less than is asked for pays what it has, and the answer is `PartiallyAuthorised`.
 */
export async function readGiftCard(state: State, request: Fields): Promise<UsedCard> {
  const presented = await present(state, member(request, 'paymentMethod'));
  const { number, card, securityCode } = presented;
  if (!card) throw invalid('101', 'Invalid card number');
  const part = isRightCode(presented) ? partOf(state, card, request) : undefined;
  const answer = isRightCode(presented) ? answerOf(state, card, part ?? readAmount(request)) : 'CVC_DECLINED';
  return {
    card: {
      brand: card.brand,
      lastFour: number.slice(-4),
      expiryMonth: '12',
      expiryYear: '2099',
      holderName: undefined,
      steps: [],
      answer,
    },
    answer,
    securityCodeGiven: securityCode !== undefined,
    giftCard: card,
    ...(part && { part }),
  };
}

/** All that is left on a card that is to pay more into an order. */
function partOf(state: State, card: GiftCard, request: Fields): Amount | undefined {
  const { value, currency } = readAmount(request);
  const left = balanceOf(state, card);
  const isPart = !card.isExpired && left.value > 0 && left.value < value && left.currency === currency;
  return isPart && member(request, 'order') !== undefined ? left : undefined;
}

function answerOf(state: State, card: GiftCard, { value, currency }: Amount): IssuerAnswerName {
  if (card.isExpired) return 'CARD_EXPIRED';
  if (currency !== card.start.currency) return 'NOT_SUPPORTED';
  const isOverLimit = value > (card.transactionLimit?.value ?? Number.POSITIVE_INFINITY);
  if (isOverLimit) return 'WITHDRAWAL_AMOUNT_EXCEEDED';
  return value > balanceOf(state, card).value ? 'NOT_ENOUGH_BALANCE' : 'APPROVED';
}

/** `POST /paymentMethods/balance`. The balance of a card is shown, in its own currency, to callers who have its code. */
export const balance: Answering<typeof getBalance> = async (state, { input }) => {
  readMerchantAccount(input, state.merchantAccount);
  const asked = readAmount(input);
  const presented = await present(state, input.paymentMethod);
  const pspReference = state.random.reference();
  const { card } = presented;
  const isRight = card !== undefined && isRightCode(presented);
  if (!isRight || card.isExpired)
    return {
      pspReference,
      balance: { value: 0, currency: asked.currency },
      resultCode: 'Failed',
      refusalReason: isRight ? 'Expired Card' : 'Invalid Card Number',
    };
  const left = balanceOf(state, card);
  return {
    pspReference,
    balance: left,
    resultCode:
      left.currency === asked.currency && left.value >= asked.value ? 'Success' : 'NotEnoughBalance',
    ...(card.transactionLimit && { transactionLimit: card.transactionLimit }),
  };
};
