import type { ListStoredPaymentMethodsResponse } from '../../client/checkout/stored-methods.js';

/** A card, or an account with a wallet or a bank, which has no month to expire in, and of a wallet no last digits: those are empty. */
export interface SavedCard {
  readonly id: string;
  readonly isCard: boolean;
  /** The platform's word, for example `visa`, or `paypal`. */
  readonly brand: string;
  /** What a shopper calls the brand or the method. */
  readonly name: string;
  readonly lastFour: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
}

const isCard = (type: string | undefined): boolean => type === undefined || type === 'scheme';

/** All that is stored, less cards that say too little for their shopper to know them. */
export const savedCards = ({
  storedPaymentMethods = [],
}: ListStoredPaymentMethodsResponse): readonly SavedCard[] =>
  storedPaymentMethods.flatMap(
    ({
      id,
      type,
      brand,
      name,
      iban,
      lastFour = iban?.slice(-4) ?? '',
      expiryMonth = '',
      expiryYear = '',
    }) => {
      const isWhole = !isCard(type) || (lastFour && expiryMonth && expiryYear);
      if (!id || !isWhole) return [];
      const word = brand ?? (isCard(type) ? '' : (type ?? ''));
      return [
        { id, isCard: isCard(type), brand: word, name: name || word, lastFour, expiryMonth, expiryYear },
      ];
    },
  );

export type Validity = 'valid' | 'expiring' | 'expired';

/** Whether a card is good by the server's clock. `expiring` in its last month and the one before it. */
export function validityOf({ expiryMonth, expiryYear }: SavedCard, now: number | undefined): Validity {
  const [month, year] = [Number(expiryMonth), Number(expiryYear)];
  if (!month || now === undefined || now < Date.UTC(year, month - 2)) return 'valid';
  return now < Date.UTC(year, month) ? 'expiring' : 'expired';
}
