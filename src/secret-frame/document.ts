import { build, script, scriptHash, style, styleHash } from '#compiled-secret-frame';

import { frameHeaders } from '../frame/document.js';
import { PAGE_FRAME } from './page-frame.js';

export interface SecretFrameOptions {
  /** What the proxy calls this one document, which is never served again. Left out: a file beside a page with its own sandbox. */
  readonly name?: string | undefined;
  /** What this document and the proxy sign with. */
  readonly key?: string | undefined;
  /** Lets a test show a secret for less than twenty seconds. Sandbox only. Default: false. */
  readonly mayHurry?: boolean | undefined;
  /** Who may embed the frame: origins, or `'self'` in its quotes. Empty: no page. */
  readonly frameAncestors: readonly string[];
}

/** The document that shows a card's secrets, with its headers. The script's bytes, and so its hash, are the same for all merchants. */
export function secretFrameDocument({
  name = PAGE_FRAME.name,
  key = PAGE_FRAME.key,
  mayHurry = false,
  frameAncestors,
}: SecretFrameOptions) {
  const settings = JSON.stringify({ build, name, key, mayHurry }).replaceAll('<', '\\u003c');
  return {
    html:
      `<!doctype html><html lang=en><style>${style}</style><script type=module>${script}</script>` +
      `<script type=application/json>${settings}</script>`,
    headers: {
      ...frameHeaders({ scriptHash, styleHash, frameAncestors, mayCopy: true }),
      // Its key is for one page view alone.
      'Cache-Control': 'no-store',
    },
  };
}
