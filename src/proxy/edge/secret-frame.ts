import type { Identity } from '../audience.js';
import { Refusal } from '../refusal.js';
import type { Settings } from '../settings.js';
import { PAGE_FRAME } from '../../secret-frame/page-frame.js';
import { canonical } from './signing.js';
import { lastingNames } from './identity.js';

/** A digest of the person and their session. Without either, a frame cannot be tied to one person. */
export async function personOf({ signer, inPage }: Settings, identity: Identity): Promise<string> {
  if (inPage) return 'page';
  const { session } = identity;
  const names = { ...lastingNames(identity), session };
  if (Object.values(names).every((name) => name === undefined))
    throw new Refusal('not-configured', { field: 'identify.session' });
  return signer.sign('secret-frame person', canonical(names));
}

/**
 * What the proxy and one frame share, and no page can read: worked out from the frame's name, and so never stored. A proxy inside
 * a page, which only the sandbox has, cannot serve a frame; it shares one key with the files that stand in for it.
 */
export async function frameKey(settings: Settings, identity: Identity, frame: string): Promise<string> {
  if (settings.inPage) return PAGE_FRAME.key;
  if (!/^[\w-]{22}$/.test(frame)) throw new Refusal('invalid-request', { field: 'frame' });
  return settings.signer.sign('secret-frame', await personOf(settings, identity), frame);
}
