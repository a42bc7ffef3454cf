import { Refusal } from '../refusal.js';

export const GIFT = 'giftcard';

interface Sealed {
  readonly encryptedCardNumber?: string | undefined;
  readonly encryptedExpiryMonth?: string | undefined;
  readonly encryptedExpiryYear?: string | undefined;
}

/** Its number; a PIN and a date are per brand, which the platform knows. */
export function checkGiftCard(card: Sealed): void {
  const isDated = card.encryptedExpiryMonth !== undefined;
  const wrong =
    card.encryptedCardNumber === undefined
      ? 'encryptedCardNumber'
      : isDated === (card.encryptedExpiryYear !== undefined)
        ? undefined
        : isDated
          ? 'encryptedExpiryYear'
          : 'encryptedExpiryMonth';
  if (wrong) throw new Refusal('invalid-request', { field: `paymentMethod.${wrong}` });
}
