import { ENCRYPTED_FIELDS, type EncryptedField } from '../../../facts/encrypted-fields.js';
import type { CardFacts, GiftCard, StoredCard } from '../../cards/payment.js';
import type { Amount } from '../../../client/schema/values.js';
import { brandOf, chargedBrand, isCardNumber, testCard } from '../../cards/cards.js';
import { member, readAmount, text, type Fields } from '../../refusals/fields.js';
import { requestedAnswer, type IssuerAnswerName } from '../../cards/issuer.js';
import { permittedCard } from '../../recurring/permits.js';
import { forbidden, invalid } from '../../refusals/service-error.js';
import type { State } from '../../state/state.js';
import { areInstallmentsTaken } from './installments.js';

/** A card as one payment uses it, and what the issuer will say to it. */
export interface UsedCard {
  readonly card: CardFacts;
  readonly answer: IssuerAnswerName;
  readonly securityCodeGiven: boolean;
  readonly token?: string;
  /** Of the partner that charges the shopper of another merchant. */
  readonly permit?: string;
  readonly giftCard?: GiftCard;
  /** Of a bank account: all that is kept of its number, where it is stored. */
  readonly accountLastFour?: string;
  /** The amount taken, where it is less than the amount asked for. */
  readonly part?: Amount;
}

const CLEAR_FIELDS = ['number', 'expiryMonth', 'expiryYear', 'cvc', 'encryptedCard'];

type Values = Record<EncryptedField, string | undefined>;

/** Opens the envelopes of a new card, or looks a stored one up. */
export async function readCard(state: State, request: Fields, merchantAccount: string): Promise<UsedCard> {
  const method = member(request, 'paymentMethod');
  if (CLEAR_FIELDS.some((name) => member(method, name) !== undefined)) throw forbidden('010', 'Not allowed');
  const values = await openAll(state, method);
  const used = text(method, 'storedPaymentMethodId')
    ? storedCard(state, request, merchantAccount, values)
    : newCard(method, values, state.now());
  const code = member(member(request, 'additionalData'), 'RequestedTestAcquirerResponseCode');
  const answer = areInstallmentsTaken(request) ? used.answer : 'NOT_SUPPORTED';
  return { ...used, answer: requestedAnswer(used.card.holderName, code) ?? answer };
}

async function openAll(state: State, method: unknown): Promise<Values> {
  const opened: [EncryptedField, string | undefined][] = [];
  for (const name of ENCRYPTED_FIELDS) {
    const value = text(method, name);
    opened.push([name, value === undefined ? undefined : await state.envelopes.open(name, value)]);
  }
  return Object.fromEntries(opened) as Values;
}

function newCard(method: unknown, values: Values, now: number): UsedCard {
  const number = values.encryptedCardNumber ?? '';
  const known = brandOf(number);
  if (!isCardNumber(number)) throw invalid('101', 'Invalid card number');
  if (!known) throw invalid('102', 'Unable to determine variant');
  if (!known.lengths.includes(number.length)) throw invalid('101', 'Invalid card number');
  const { expiryMonth, expiryYear } = readExpiry(values, now);
  const securityCode = values.encryptedSecurityCode;
  checkSecurityCode(securityCode, known.codeLengths);
  const test = testCard(number);
  const card: CardFacts = {
    brand: chargedBrand(number, known.brand, text(method, 'brand')),
    lastFour: number.slice(-4),
    expiryMonth,
    expiryYear,
    holderName: text(method, 'holderName'),
    steps: test?.steps ?? [],
    answer: test?.answer ?? 'INVALID_CARD',
    afterwards: test?.afterwards,
  };
  return { card, answer: issuerAnswer(card, securityCode), securityCodeGiven: securityCode !== undefined };
}

function storedCard(state: State, request: Fields, merchantAccount: string, values: Values): UsedCard {
  const id = text(member(request, 'paymentMethod'), 'storedPaymentMethodId') ?? '';
  const permitted = permittedCard(state, id, merchantAccount, readAmount(request));
  const { card, id: token } = permitted?.card ?? ownCard(state, request, merchantAccount, id);
  const securityCode = values.encryptedSecurityCode;
  checkSecurityCode(securityCode, card.brand === 'amex' ? [4] : [3]);
  const answer = isOver(card, state.now()) ? 'CARD_EXPIRED' : codeAnswer(card, securityCode);
  return {
    card,
    answer: permitted?.isWithin === false ? 'TRANSACTION_NOT_PERMITTED' : answer,
    securityCodeGiven: securityCode !== undefined,
    token,
    ...(permitted && { permit: id }),
  };
}

function ownCard(state: State, request: Fields, merchantAccount: string, id: string): StoredCard {
  const shopperReference = text(request, 'shopperReference');
  if (!shopperReference) throw invalid('000', 'Recurring payments require a shopperReference');
  const stored = state.storedCards(merchantAccount, shopperReference).find((kept) => kept.id === id);
  if (!stored) throw invalid('800', 'Contract not found');
  return stored;
}

function readExpiry(values: Values, now: number): { expiryMonth: string; expiryYear: string } {
  const { encryptedExpiryMonth: month = '', encryptedExpiryYear: expiryYear = '' } = values;
  const wellFormed = /^(?:0?[1-9]|1[0-2])$/.test(month) && /^20\d\d$/.test(expiryYear);
  if (!wellFormed || isOver({ expiryMonth: month, expiryYear }, now))
    throw invalid('129', 'Expiry Date Invalid');
  return { expiryMonth: month.padStart(2, '0'), expiryYear };
}

function checkSecurityCode(code: string | undefined, lengths: readonly number[]): void {
  if (code === undefined) return;
  if (!/^\d+$/.test(code) || !lengths.includes(code.length))
    throw invalid('103', 'CVC is not the right length');
}

/** A card is good to the end of its month. */
const isOver = ({ expiryMonth, expiryYear }: Pick<CardFacts, 'expiryMonth' | 'expiryYear'>, now: number) =>
  Date.UTC(Number(expiryYear), Number(expiryMonth)) <= now;

/** Test cards have one right expiry date; what was renewed since it was stored goes by the clock. */
const issuerAnswer = (card: CardFacts, securityCode: string | undefined): IssuerAnswerName =>
  card.answer !== 'INVALID_CARD' && `${card.expiryMonth}/${card.expiryYear}` !== '03/2030'
    ? 'CARD_EXPIRED'
    : codeAnswer(card, securityCode);

/** And one right security code. */
function codeAnswer(card: CardFacts, securityCode: string | undefined): IssuerAnswerName {
  if (card.answer === 'INVALID_CARD') return card.answer;
  const right = card.brand === 'amex' ? '7373' : '737';
  return securityCode !== undefined && securityCode !== right ? 'CVC_DECLINED' : card.answer;
}
