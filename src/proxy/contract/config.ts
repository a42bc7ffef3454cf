import { shopper } from '../../client/shopper/index.js';
import { FRAME_PROTOCOLS } from '../edge/frames.js';
import type { Settings } from '../settings.js';

/** `GET {mount}/config`: what the proxy is, and what every page may ask of it. */
export const config = ({ environment, now, listings }: Settings): Record<string, unknown> => ({
  environment,
  serverTime: String(now()),
  protocols: FRAME_PROTOCOLS,
  ...(listings.capabilities && { listings: listings.capabilities }),
  enabled: Object.values(shopper).map(({ method, path }) => `${method} ${path}`),
});
