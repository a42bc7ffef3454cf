import { isStorable } from '../../client/shopper/storable.js';
import { nextOf } from '../../client/shopper/next-step.js';
import type { Method, PayRequest } from '../../client/shopper/index.js';
import type { MethodFamily } from '../../client/shopper/payment-methods.js';
import { text } from '../platform/fields-of-answer.js';
import { Refusal } from '../refusal.js';
import type { Call, Services } from '../services.js';
import { familyOf, isNewType } from './method-family.js';

type Fields = Readonly<Record<string, unknown>>;

/** `ada@shop.example` as `a•••@shop.example`: its shopper knows it, and who looks over their shoulder does not. */
const masked = (email: string): string => email.replace(/^(.)[^@]*(?=@)/u, '$1•••');

/** What tells one stored account of a method from another. */
function labelOf({ label, shopperEmail, lastFour, iban, bankAccountNumber }: Fields): string {
  const email = text(shopperEmail, 320);
  if (email?.includes('@')) return masked(email);
  const digits = text(lastFour, 4) ?? (text(iban, 80) ?? text(bankAccountNumber, 80))?.slice(-4);
  return digits ? `•••• ${digits}` : masked(text(label, 100) ?? '');
}

/**
 * How a page takes a method, where it can hear how that ends: what is approved in an app, or debited in some days, ends by the
 * platform's report alone.
 */
export function takenAs({ options }: Services['settings'], type: string): MethodFamily | undefined {
  const family = familyOf(type);
  const endsHere = (nextOf(type) ?? 'redirect') === 'redirect' && family !== 'direct-debit';
  return endsHere || options.notifications ? family : undefined;
}

/** Whether one that is stored is paid by its id: those that shoppers left the page for once, and others that can be stored. */
const isPaidById = (type: string): boolean =>
  isStorable(type) || (familyOf(type) === 'redirect' && !isNewType(type));

/** Stored methods that are no cards: accounts with a wallet or a bank. They come first in the list. */
export function narrowStored(settings: Services['settings'], stored: Fields): Method[] {
  const { type, id, name, supportedShopperInteractions: how } = stored;
  const [known, storedPaymentMethodId] = [text(type, 40), text(id, 64)];
  if (!known || !storedPaymentMethodId || !isPaidById(known)) return [];
  if (Array.isArray(how) && !how.includes('Ecommerce')) return [];
  const family = takenAs(settings, known);
  if (!family) return [];
  const words = [text(name, 100) ?? known, labelOf(stored)].filter(Boolean).join(' · ');
  return [{ type: known, name: words, family, configuration: { storedPaymentMethodId } }];
}

/** A box to store it stands below a method that can be, where there is a shopper to store it for. */
export const withStoring = ({ caller }: Call, method: Method): Method =>
  isStorable(method.type) && caller.identity.shopperReference !== undefined
    ? { ...method, configuration: { ...(method.configuration as object), canStore: true } }
    : method;

/**
 * Of a method that is no card: what is stored belongs to a shopper, whom the platform asks for, and is not stored again. A page stores
 * nothing that cannot be.
 */
export function checkStored(
  { paymentMethod: { type, storedPaymentMethodId }, storePaymentMethod }: PayRequest,
  { caller }: Call,
): void {
  const isKnown = caller.identity.shopperReference !== undefined;
  const isStored = storedPaymentMethodId !== undefined;
  if (isStored && !(isKnown && isPaidById(type)))
    throw new Refusal('invalid-request', { field: 'paymentMethod.storedPaymentMethodId' });
  if (storePaymentMethod && (isStored || !isKnown || !isStorable(type)))
    throw new Refusal('invalid-request', { field: 'storePaymentMethod' });
}
