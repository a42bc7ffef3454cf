import type { InterfaceName } from '../../client/interfaces.js';
import { OFFERS } from '../policy/index.js';
import type { Offer } from '../policy/rule.js';
import { connect } from '../rows/connection.js';
import { offeredRows, operationOf, type OfferedRow } from '../rows/offered-rows.js';
import type { Settings } from '../settings.js';

/** What of an interface can be called, beyond a shopper's own payment, and what keeps the rest closed. */
export interface InterfaceReport {
  readonly interface: InterfaceName;
  /** `partly`: some of its rows can be called, and `closed` says why others cannot. */
  readonly state: 'enabled' | 'partly' | 'closed';
  /** In words for whoever runs the proxy: names of options, never their values. */
  readonly closed: readonly string[];
}

/** Why a row answers nobody, or nothing where it answers those it is for. */
function obstacle(settings: Settings, offered: OfferedRow): string | undefined {
  const { options } = settings;
  const { offer, rule } = offered;
  if (!rule.isPublic && !options.identify) return 'identify is missing, so nobody is known';
  const credential = rule.credential ?? offer.credential;
  if (!connect(settings, offer, credential)) return missingFor(settings, offer, credential);
  const isWaiting = rule.optIn && !options.enable?.includes(operationOf(offered));
  return isWaiting ? `enable does not name ${operationOf(offered)}` : undefined;
}

function missingFor(
  { options }: Settings,
  { name }: Offer,
  credential: keyof NonNullable<Settings['options']['credentials']>,
): string {
  const isKnown = options.credentials?.[credential] !== undefined;
  return isKnown ? `platform.urls.${name} is missing` : `credentials.${credential} is missing`;
}

/** What is enabled and what is not, of every interface: for a line in the log when a server starts. */
export function reportOn(settings: Settings): readonly InterfaceReport[] {
  const rows = offeredRows();
  return OFFERS.map((offer): InterfaceReport => {
    const obstacles = rows
      .filter((offered) => offered.offer === offer)
      .map((offered) => obstacle(settings, offered));
    const closed = [...new Set(obstacles.filter((why) => why !== undefined))];
    const state = closed.length === 0 ? 'enabled' : obstacles.includes(undefined) ? 'partly' : 'closed';
    return { interface: offer.name, state, closed };
  });
}
