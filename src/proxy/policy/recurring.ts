import {
  recurring,
  type NotifyShopperResult,
  type RecurringDetailsResult,
  type ScheduleAccountUpdaterResult,
} from '../../client/recurring/index.js';
import type { Caller } from '../edge/identity.js';
import { permitNamed, permitReceipt } from './permits.js';
import { offer, type Rule } from './rule.js';

const operators: Rule = { audiences: ['operator'], saidByOperator: ['shopperReference'] };

/**
 * Whose details they are is said by the session, so that no shopper can name another; operators name the shopper whom they
 * act for. Closed to shoppers until the merchant opens it.
 */
const shoppers: Rule = { ...operators, audiences: ['shopper', 'operator'], optIn: ['shopper'] };

/** Texts that there are. */
const texts = (fields: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );

/** What the charge has to bring, and for which day it was announced. */
const noticeReceipt: Rule['receipt'] = {
  keep: (
    { pspReference, resultCode, message, shopperNotificationReference }: NotifyShopperResult,
    { input: { billingDate, billingSequenceNumber } },
  ) =>
    texts({
      pspReference,
      resultCode,
      message,
      shopperNotificationReference,
      billingDate,
      billingSequenceNumber,
    }),
};

/** The platform's word stands under another name than elsewhere. */
const updateReceipt: Rule['receipt'] = {
  keep: ({ pspReference, result }: ScheduleAccountUpdaterResult) => ({ pspReference, result }),
};

/**
 * Stored details under their older name. A shopper sees and removes their own; who else may charge them, and when they are
 * told, is the merchant's to say.
 */
export const recurringOffer = offer('recurring', 'recurring', recurring, {
  listRecurringDetails: { ...shoppers, isRead: true, narrow: shownDetails },
  disableRecurringDetail: shoppers,
  createPermit: { ...operators, receipt: permitReceipt },
  disablePermit: { audiences: ['operator'], named: permitNamed },
  notifyShopper: { ...operators, receipt: noticeReceipt },
  scheduleAccountUpdater: { ...operators, receipt: updateReceipt },
});

/**
 * Fields that identify and name a stored detail; no address, no social security number, no network token. Staff see the references of
 * the payment that it began with, too.
 */
function shownDetails(
  { details = [] }: RecurringDetailsResult,
  audience: Caller['audience'],
): RecurringDetailsResult {
  const isStaff = audience === 'operator';
  const shown = details.flatMap(({ RecurringDetail: detail }) => {
    if (!detail) return [];
    const { recurringDetailReference, variant, paymentMethodVariant, name, contractTypes, creationDate } =
      detail;
    const { card, bank, firstPspReference, networkTxReference } = detail;
    return {
      RecurringDetail: {
        recurringDetailReference,
        variant,
        paymentMethodVariant,
        name,
        contractTypes,
        creationDate,
        ...(card && { card: lastDigits(card) }),
        ...(bank && { bank: { ownerName: bank.ownerName, iban: lastFour(bank.iban) } }),
        ...(isStaff && { firstPspReference, networkTxReference }),
      },
    };
  });
  return { details: shown };
}

type Card = NonNullable<
  NonNullable<NonNullable<RecurringDetailsResult['details']>[number]['RecurringDetail']>['card']
>;

const lastDigits = ({ number, expiryMonth, expiryYear, holderName }: Card): Card => ({
  number: lastFour(number),
  expiryMonth,
  expiryYear,
  holderName,
});

const lastFour = (text: string | undefined): string | undefined => text?.slice(-4);
