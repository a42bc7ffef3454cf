import { fold } from '../../../../client/listings/fold.js';
import { isIssuerId, type Issuer } from '../../../../client/shopper/issuers.js';
import type { Method } from '../../../../client/shopper/index.js';

const isIssuer = (value: unknown): value is Issuer =>
  typeof value === 'object' &&
  value !== null &&
  isIssuerId((value as Partial<Issuer>).id) &&
  typeof (value as Partial<Issuer>).name === 'string';

/** The list of a method, as the proxy has narrowed it. */
export function issuersOf({ configuration }: Method): readonly Issuer[] {
  const { issuers } = (configuration ?? {}) as { readonly issuers?: unknown };
  return Array.isArray(issuers) ? issuers.filter(isIssuer) : [];
}

/** Those with every word that was typed, in any order, without regard to accents and case. */
export function issuersWith(issuers: readonly Issuer[], search: string): readonly Issuer[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return issuers.filter(({ name }) => words.every((word) => fold(name).includes(word)));
}
