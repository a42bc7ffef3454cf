import { PLAIN_BROWSER } from '../../client/shopper/plain-browser.js';

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const filled = (size: number): string => Buffer.alloc(size, 7).toString('base64url');

/** Looks like what the card frame makes, and holds nothing: no card can be decrypted from it. */
const ENVELOPE = [
  part({ alg: 'RSA-OAEP-256', enc: 'A256GCM', version: '1' }),
  filled(256),
  filled(12),
  part('x'),
  filled(16),
].join('.');

export const sealedCard = {
  type: 'scheme',
  encryptedCardNumber: ENVELOPE,
  encryptedExpiryMonth: ENVELOPE,
  encryptedExpiryYear: ENVELOPE,
  encryptedSecurityCode: ENVELOPE,
};

/** The platform's values for trying things out: they stand for a sealed card everywhere but in live. */
export const testCard = {
  type: 'scheme',
  encryptedCardNumber: 'test_4111111111111111',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
};

/** What a checkout sends to pay an order. */
export const payment = (order: string, amount: unknown, paymentMethod: object): Record<string, unknown> => ({
  order,
  amount,
  paymentMethod,
  browser: PLAIN_BROWSER,
});
