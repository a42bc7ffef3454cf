import { shopper } from '../../client/shopper/index.js';
import { FRAME_PROTOCOLS } from '../edge/frames.js';
import { opensSecrets } from '../edge/secret-rows.js';
import type { Settings } from '../settings.js';

const { card, action } = FRAME_PROTOCOLS;

const addsCards = ({ identify, enable }: Settings['options']): boolean =>
  identify !== undefined && enable?.includes('checkout.createStoredPaymentMethod') === true;

/** `GET {mount}/config`: what the proxy is, and what every page may ask of it. */
export const config = ({ environment, now, listings, options }: Settings): Record<string, unknown> => ({
  environment,
  serverTime: String(now()),
  protocols: opensSecrets(options) ? FRAME_PROTOCOLS : { card, action },
  ...(listings.capabilities && { listings: listings.capabilities }),
  ...(addsCards(options) && { addsCards: true }),
  enabled: Object.values(shopper).map(({ method, path }) => `${method} ${path}`),
});
