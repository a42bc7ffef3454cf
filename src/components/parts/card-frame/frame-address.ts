import { checkUrl } from '../../../client/url.js';
import { PROTOCOL } from '../../../frame/protocol.js';

/**
 * Where the frame is: `frame-url`, or its place at the proxy. Never derived from the library's own script. An address
 * that is not plain https (http only for this machine, on a page that is itself http) is thrown away.
 */
export function frameAddress(proxy: string, frameUrl: string, base: string): string | undefined {
  const address = frameUrl || `${proxy}/card-frame/${PROTOCOL}/frame.html`;
  if (!URL.canParse(address, base)) return undefined;
  return checkUrl(new URL(address, base).href, { allowLocalHttp: location.protocol === 'http:' })?.href;
}

/** The frame's element, not yet in a page. `sandbox` is set before `src`, so no moment exists without it. */
export function frameElement(address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const known = (document as { featurePolicy?: { features(): readonly string[] } }).featurePolicy?.features();
  frame.setAttribute('sandbox', 'allow-scripts');
  if (known?.includes('autofill')) frame.allow = 'autofill';
  frame.referrerPolicy = 'strict-origin';
  frame.src = address;
  return frame;
}
