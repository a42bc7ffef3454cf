import { checkUrl } from '../../client/url.js';

/**
 * An address, seen from `base`, that a frame of this page may open: plain https, and http only for this machine on a page
 * that is itself http. Any other is thrown away.
 */
export function plainAddress(address: string, base: string): URL | undefined {
  if (!URL.canParse(address, base)) return undefined;
  return checkUrl(new URL(address, base).href, { allowLocalHttp: location.protocol === 'http:' });
}
