import type { Amount } from '../src/client/index.js';
import type { Fault, FaultPlace, SimpleFault } from '../src/sandbox/index.js';

/** Names the sandbox a request is for. */
export const SANDBOX_HEADER = 'x-story-sandbox';

/** What the world of a story is like. All of it may change while the story runs. */
export interface SandboxSettings {
  /** What every order of the story costs. Default: € 49.90. */
  readonly amount?: Amount;
  /** The shop tells what a card may cost and whether its bank asks. Fixed when the story begins. */
  readonly hasCardHints?: boolean;
  /** Shoppers may add cards without paying. Fixed when the story begins. */
  readonly addsCards?: boolean;
  /** The shop knows no order at all. Default: any reference is an order. */
  readonly knowsNoOrder?: boolean;
  /** The time in which the shop keeps the items of an order is over, and others have bought them. */
  readonly isSoldOut?: boolean;
  /** The shop's own system fails at everything it is told. */
  readonly isShopBroken?: boolean;
  /** Whom the story's proxy takes the shopper for. Default: a guest, who cannot store a card. */
  readonly shopperReference?: string;
  /** The shopper's e-mail: orders are kept under it. */
  readonly email?: string;
  /** The story's proxy takes the visitor for `seller@example.com`, who sells in every marketplace. */
  readonly isSeller?: boolean;
  /** Listings of the marketplace, from the opening on. Default: 200. */
  readonly listingCount?: number;
  /** The story's proxy takes the visitor for an operator. */
  readonly isOperator?: boolean;
  /** The story's proxy takes the visitor for an approver of payouts. */
  readonly isApprover?: boolean;
  /** The story's proxy takes the visitor for the seller who owns these. Default: none. */
  readonly legalEntities?: readonly string[];
  /** Faults of the platform. */
  readonly faults?: readonly SandboxFault[];
  /** What the proxy itself answers to everything, instead of working. */
  readonly proxyAnswers?: ProxyAnswer | undefined;
  /** There is no network, and the browser knows it. */
  readonly offline?: boolean;
}

/** An answer in the proxy's place, a connection that breaks, or one that stays silent. */
export type ProxyAnswer =
  | {
      readonly status: number;
      readonly body?: string;
      readonly contentType?: string;
      /** The end of the path to which no answer comes. */
      readonly silentTo?: string;
    }
  | 'broken'
  | 'silent';

/** Executed, and these fields of the answer say something else. */
export interface ChangedAnswer {
  readonly kind: 'change';
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface SandboxFault {
  readonly place: FaultPlace;
  readonly fault: Exclude<Fault, { readonly kind: 'edit' }> | SimpleFault | ChangedAnswer;
}

/** Page to service worker; answered on the port it brings. */
export interface OpenSandbox {
  readonly type: 'open';
  readonly id: string;
  /** Whether books that are there already are kept. */
  readonly keep: boolean;
  readonly returnUrl: string;
  readonly settings: SandboxSettings;
}

/** Page to service worker: the same world, but for these settings. */
export interface ChangeSandbox {
  readonly type: 'change';
  readonly id: string;
  readonly settings: SandboxSettings;
}

/** The service worker's answer. */
export interface OpenedSandbox {
  /** The platform's card key, for a frame that was built without one. */
  readonly publicKey: string;
}
