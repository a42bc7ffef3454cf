import type { ListStoredPaymentMethodsResponse } from '../../client/checkout/stored-methods.js';

export interface SavedCard {
  readonly id: string;
  /** The platform's word, for example `visa`. */
  readonly brand: string;
  /** What a shopper calls the brand. */
  readonly name: string;
  readonly lastFour: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
}

/** The cards among what is stored: bank accounts and wallets have neither four last digits nor a month to expire in. */
export const savedCards = ({
  storedPaymentMethods = [],
}: ListStoredPaymentMethodsResponse): readonly SavedCard[] =>
  storedPaymentMethods.flatMap(({ id, brand = '', name, lastFour, expiryMonth, expiryYear }) =>
    id && lastFour && expiryMonth && expiryYear
      ? [{ id, brand, name: name || brand, lastFour, expiryMonth, expiryYear }]
      : [],
  );

export type Validity = 'valid' | 'expiring' | 'expired';

/** Whether a card is good by the server's clock. `expiring` in its last month and the one before it. */
export function validityOf({ expiryMonth, expiryYear }: SavedCard, now: number | undefined): Validity {
  const [month, year] = [Number(expiryMonth), Number(expiryYear)];
  if (now === undefined || now < Date.UTC(year, month - 2)) return 'valid';
  return now < Date.UTC(year, month) ? 'expiring' : 'expired';
}
