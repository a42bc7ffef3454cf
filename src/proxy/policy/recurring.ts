import { recurring, type RecurringDetailsResult } from '../../client/recurring/index.js';
import { offer, type Rule } from './rule.js';

const operators: Rule = { audiences: ['operator'], saidByOperator: ['shopperReference'] };

/**
 * Whose details they are is said by the session, so that no shopper can name another; operators name the shopper whom they
 * act for. Closed to shoppers until the merchant opens it.
 */
const shoppers: Rule = { ...operators, audiences: ['shopper', 'operator'], optIn: ['shopper'] };

/**
 * Stored details under their older name. A shopper sees and removes their own; who else may charge them, and when they are
 * told, is the merchant's to say.
 */
export const recurringOffer = offer('recurring', 'recurring', recurring, {
  listRecurringDetails: { ...shoppers, isRead: true, narrow: shownDetails },
  disableRecurringDetail: shoppers,
  createPermit: operators,
  disablePermit: { audiences: ['operator'] },
  notifyShopper: operators,
  scheduleAccountUpdater: operators,
});

/** Fields that identify and name a stored detail; no address, no social security number, no network token. */
function shownDetails({ details = [] }: RecurringDetailsResult): RecurringDetailsResult {
  const shown = details.flatMap(({ RecurringDetail: detail }) => {
    if (!detail) return [];
    const { recurringDetailReference, variant, paymentMethodVariant, name, contractTypes, creationDate } =
      detail;
    const { card, bank } = detail;
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
