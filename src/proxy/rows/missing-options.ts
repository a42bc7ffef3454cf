import type { ClosedInterface } from '../../client/operator/index.js';
import { OFFERS } from '../policy/index.js';
import type { Settings } from '../settings.js';
import { connect, missingFor } from './connection.js';
import { offeredRows, type OfferedRow } from './offered-rows.js';

/** The option without which a row cannot be sent; nothing where all of them are there. */
export function missingOption(settings: Settings, { offer, rule }: OfferedRow): string | undefined {
  const credential = rule.credential ?? offer.credential;
  return connect(settings, offer, credential) ? undefined : missingFor(settings, offer.name, credential);
}

/** Interfaces of which rows are closed for want of an option, each with the names of these. */
export const closedInterfaces = (settings: Settings): readonly ClosedInterface[] =>
  OFFERS.map((offer) => {
    const rows = offeredRows().filter((offered) => offered.offer === offer);
    const missing = new Set(rows.flatMap((offered) => missingOption(settings, offered) ?? []));
    return { interface: offer.name, missing: [...missing] };
  }).filter(({ missing }) => missing.length > 0);
