import { shopper } from '../../client/shopper/index.js';
import { FRAME_PROTOCOLS } from '../frames.js';
import type { Settings } from '../settings.js';

/** `GET {mount}/config`: what the proxy is, and what every page may ask of it. */
export const config = ({ environment, now }: Settings): Record<string, unknown> => ({
  environment,
  serverTime: String(now()),
  protocols: FRAME_PROTOCOLS,
  enabled: Object.values(shopper).map(({ method, path }) => `${method} ${path}`),
});
