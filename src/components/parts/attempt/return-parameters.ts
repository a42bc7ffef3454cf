import { DONATION_PARAMETER } from '../../../client/shopper/donation-order.js';
import type { Details } from '../../../client/pay-once/index.js';

const NAMES: readonly string[] = ['redirectResult', 'payload'];

/** As long as the proxy takes one. */
const LONGEST = 20_000;

export interface ReturnParameters {
  /** Whether there was anything to take away. */
  readonly found: boolean;
  /** What to hand in; nothing where it was repeated, empty or too long: then the ledger is asked instead. */
  readonly details: Details | undefined;
  /** The address without them; everything else in it as it was written. */
  readonly address: string;
}

/** Reads what a redirect brought back. It is an opaque text for the platform and says nothing about the outcome. */
export function returnParameters(address: string): ReturnParameters {
  const url = new URL(address);
  const taken: [string, string][] = [];
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((pair) => {
      const [[name, value] = ['', '']] = new URLSearchParams(pair);
      // There are some once one was taken.
      return !NAMES.includes(name) || !taken.push([name, value]);
    });
  if (!taken.length) return { found: false, details: undefined, address };
  url.search = kept.join('&');
  const [[name, value] = ['', '']] = taken;
  const isFine = taken.length === 1 && value && value.length <= LONGEST;
  return { found: true, details: isFine ? { [name]: value } : undefined, address: url.href };
}

/**
 * Reads them from the page's own address and takes them out of it, so that Back, reload and a copied link lack them. What a donation's
 * bank brings is left to the element for donations, and that one leaves all else.
 */
export function takeReturnParameters(isDonation?: boolean): Details | undefined {
  const { href } = location;
  const { found, details, address } = returnParameters(href);
  if (!found || href.includes(DONATION_PARAMETER) === !isDonation) return undefined;
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // A browser may refuse so many changes in a row; the payment matters more than the address.
  }
  return details;
}
