import type { ReactiveControllerHost } from 'lit';

import type { Client } from '../../../client/index.js';
import type { AttemptState } from '../../../client/pay-once/index.js';
import type { DetailsRequest } from '../../../client/shopper/index.js';
import type { Groups } from '../../../words/own-words.js';

/** What an action produced, as `POST /payments/details` takes it: exactly one of the two. */
export type ActionDetails = Pick<DetailsRequest, 'threeDSFingerprint' | 'threeDSResult'>;

/**
 * How an action ended:
 * - `details`: post them; the answer may carry the next action.
 * - `closed`: the shopper closed the bank's page. Post the details all the same: what became of the payment is the
 *   platform's to say.
 * - `left`: the page is on its way to another one, or the payment ended while it waited; do nothing more.
 * - `unsupported`: an action of a type that is not known here. Neither success nor failure.
 * - `invalid`: the action was refused because a part of it is not safe or not readable; nothing was opened.
 * - `aborted`: the caller's signal.
 */
export type ActionResult =
  | { readonly kind: 'details' | 'closed'; readonly details: ActionDetails }
  | { readonly kind: 'left' }
  | { readonly kind: 'unsupported'; readonly type: string }
  | { readonly kind: 'invalid'; readonly field: 'url' | 'method' | 'fields' | 'token' }
  | { readonly kind: 'aborted' };

/** Leaves the page for another address. Replaced in tests. */
export interface Navigation {
  assign(url: URL): void;
  submit(form: HTMLFormElement): void;
}

/** What a page that waits needs of the payment. */
export interface WaitingAttempt {
  readonly payment: {
    readonly order: string;
    readonly state: AttemptState;
    /** Asks the server once, and takes up what has ended. */
    look(): Promise<unknown>;
  };
  client(): Client | undefined;
  /** The element that waits: its language and its own words may change meanwhile. */
  readonly host: ReactiveControllerHost & { readonly words?: Groups };
  /** BCP 47 language of what it shows. */
  language(): string;
}

export interface ActionContext {
  /** The payment that the action is of, where the page may wait for it. */
  readonly attempt?: WaitingAttempt | undefined;
  /** Address of the proxy, for example `/florin`: the action frame is below it. */
  readonly proxy: string;
  /**
   * An empty element that the host's template always keeps: frames and the dialog live in it, in the host's shadow
   * root, so that tokens, direction and parts reach them.
   */
  readonly container: HTMLElement;
  /** BCP 47 language of the dialog. */
  readonly language: string;
  /** The host's own words. */
  readonly words?: Groups | undefined;
  /** Ends the action and removes what it opened. */
  readonly signal: AbortSignal;
  /** Origins a redirect may lead to. Left out: any `https:` address. */
  readonly redirectOrigins?: readonly string[] | undefined;
  /** Default: the window that is on top. */
  readonly navigation?: Navigation | undefined;
  /** Shorter time limits than 10 seconds (fingerprint) and 10 minutes (challenge). Only a sandbox's frame obeys. */
  readonly limits?: { readonly fingerprint: number; readonly challenge: number } | undefined;
}
