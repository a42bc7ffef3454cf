import type { Trouble } from '../../parts/resource/resource-state.js';
import type { TimeLeft } from './link.js';

/** Why there is no page open: the last one ran out, was closed or came back; or there was no link, or none to follow. */
export type HopNote = 'expired' | 'closed' | 'back' | 'bad-link' | 'failed';

/**
 * The way to the hosted page and back. `offered`: the browser kept the window closed, and there is a link to click.
 * `away`: the page is open elsewhere. `leaving`: this page is about to go there.
 */
export type HopState =
  | { readonly phase: 'idle'; readonly note?: HopNote; readonly trouble?: Trouble }
  | { readonly phase: 'minting' }
  | { readonly phase: 'offered'; readonly url: URL; readonly left: TimeLeft }
  | { readonly phase: 'leaving' | 'away'; readonly host: string };
