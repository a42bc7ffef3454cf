import type { Method } from '../../client/shopper/index.js';
import { text } from '../platform/fields-of-answer.js';
import { familyOf, isNewType } from './method-family.js';

type Fields = Readonly<Record<string, unknown>>;

/** `ada@shop.example` as `a•••@shop.example`: its shopper knows it, and who looks over their shoulder does not. */
const masked = (email: string): string => email.replace(/^(.)[^@]*(?=@)/u, '$1•••');

/** What tells one stored account of a method from another. */
function labelOf({ label, shopperEmail, lastFour }: Fields): string {
  const email = text(shopperEmail, 320);
  if (email?.includes('@')) return masked(email);
  const digits = text(lastFour, 4);
  return digits ? `•••• ${digits}` : masked(text(label, 100) ?? '');
}

/**
 * Stored methods that are no cards and ask for nothing: PayPal, TWINT and others that shoppers left the page for once. They come
 * first in the list. One that takes a mandate or a code each time is not among them.
 */
export function narrowStored(stored: Fields): Method[] {
  const { type, id, name, supportedShopperInteractions: how } = stored;
  const [known, storedPaymentMethodId] = [text(type, 40), text(id, 64)];
  if (!known || !storedPaymentMethodId || familyOf(known) !== 'redirect' || isNewType(known)) return [];
  if (Array.isArray(how) && !how.includes('Ecommerce')) return [];
  const words = [text(name, 100) ?? known, labelOf(stored)].filter(Boolean).join(' · ');
  return [{ type: known, name: words, family: 'redirect', configuration: { storedPaymentMethodId } }];
}
