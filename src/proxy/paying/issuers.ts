import { isIssuerId, issuerListOf, type Issuer } from '../../client/shopper/issuers.js';
import { own } from '../platform/fields-of-answer.js';
import { Refusal } from '../refusal.js';

/** More than the longest list of a platform's method. */
const MOST = 300;
const LONGEST_NAME = 100;

const isName = (name: unknown): name is string =>
  typeof name === 'string' && /\S/.test(name) && name.length <= LONGEST_NAME && !/\p{C}/u.test(name);

/** The platform's list, each issuer once, with nothing a page has no use for. One without a usable id or name is left out. */
export function listOfIssuers(listed: unknown): readonly Issuer[] {
  const byId = new Map<string, Issuer>();
  for (const each of Array.isArray(listed) ? listed.slice(0, MOST) : []) {
    const [id, name] = [own(each, 'id'), own(each, 'name')];
    if (!isIssuerId(id) || !isName(name) || byId.has(id)) continue;
    byId.set(id, { id, name, ...(own(each, 'disabled') === true && { isDisabled: true }) });
  }
  return [...byId.values()];
}

/** Whether a method can be paid with that list: one is to be had, or none is needed. */
export const offersIssuers = (type: string, issuers: readonly Issuer[]): boolean =>
  issuers.some(({ isDisabled }) => !isDisabled) ||
  (issuers.length === 0 && issuerListOf(type)?.isOptional === true);

/** Whether the device that asks may have what a method lists, by what its browser says of it: apps are on a phone. */
export const hasPlaceFor = (type: unknown, { headers }: Request): boolean =>
  typeof type !== 'string' ||
  issuerListOf(type)?.lists !== 'app' ||
  /Android|iPhone/.test(headers.get('user-agent') ?? '');

/**
 * Its form alone. Whether the method has that issuer, and has it now, the platform says when it is asked to pay, and refuses
 * one that it has not: to read its list again before every payment would cost each shopper a call, and prove nothing more.
 */
export function checkIssuer(type: string, issuer: string | undefined): void {
  const isFit = issuer === undefined ? issuerListOf(type)?.isOptional : isIssuerId(issuer);
  if (!isFit) throw new Refusal('invalid-request', { field: 'paymentMethod.issuer' });
}
