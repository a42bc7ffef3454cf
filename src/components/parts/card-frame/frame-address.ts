import { PROTOCOL } from '../../../frame/protocol.js';
import { plainAddress } from '../../base/plain-address.js';

/** Where the frame is: `frame-url`, or its place at the proxy. Never derived from the library's own script. */
export const frameAddress = (proxy: string, frameUrl: string, base: string): string | undefined =>
  plainAddress(frameUrl || `${proxy}/card-frame/${PROTOCOL}/frame.html`, base)?.href;

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
