/** The fields of a card as they travel, one envelope each: `CardDetails` of the Checkout API, version 71. */
export const ENCRYPTED_FIELDS = [
  'encryptedCardNumber',
  'encryptedExpiryMonth',
  'encryptedExpiryYear',
  'encryptedSecurityCode',
] as const;
export type EncryptedField = (typeof ENCRYPTED_FIELDS)[number];
