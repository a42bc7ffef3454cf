import type { Amount, Fetch, Outcome } from '../client/index.js';
import type { SqlConnection } from '../database/connection.js';
import type { InterfaceName } from '../client/interfaces.js';
import type { Consent, Creditor } from '../client/shopper/debits.js';
import type { Delivery } from '../client/shopper/deliveries.js';
import type { ENVIRONMENTS } from '../client/shopper/config.js';
import type { Identity } from './audience.js';
import type { FrameOptions } from './edge/frame-options.js';
import type { SecretOptions } from './edge/secret-options.js';
import type { Credential, CredentialName } from './credential.js';
import type { Ledger } from './ledger/ledger.js';
import type { NotificationAdapter } from './notifications/adapter.js';
import type { MerchantOrder } from './platform/merchant-order.js';
import type { HookOptions } from './work/hooks.js';
import type { LogEntry, ProxyEvent } from './telemetry/proxy-event.js';
import type { Telemetry } from './telemetry/telemetry.js';

/** `sandbox`: the simulator, nothing is real. `test`: the platform's test systems. `live`: money. */
export type Environment = (typeof ENVIRONMENTS)[number];

/** The platform's own answer to an attempt, for your records. May hold tokens: keep it from browsers. */
export interface RawAnswer {
  readonly order: string;
  readonly reference: string;
  readonly outcome: Outcome;
  readonly answer: Readonly<Record<string, unknown>>;
}

/** A fact to fulfil orders by: ship from this, never from what a browser says. */
export interface SettledAttempt {
  /** The payment's reference at the platform, unique for each attempt. */
  readonly reference: string;
  readonly pspReference?: string | undefined;
  readonly amount: Amount;
}

/** An attempt whose end is not known. */
export interface UnsettledAttempt extends SettledAttempt {
  /** When it was last worked on, in milliseconds since the epoch. */
  readonly since: number;
}

/** Money that was authorised beside what an order was paid with, and that the proxy had given back. */
export interface ReversedPayment {
  /** The attempt's reference at the platform, … */
  readonly reference: string;
  /** … and the platform's own of what was given back. */
  readonly pspReference: string;
  readonly amount: Amount;
}

/** A call to a row that wants more than its caller may decide. */
export interface SupplyRequest {
  /** Interface and row, for example `legal-entity.createOnboardingLink`. */
  readonly operation: string;
  /** Names of the fields to give; what is left out is not sent. */
  readonly fields: readonly string[];
  readonly identity: Identity;
  /** The caller's own input, checked. */
  readonly input: Readonly<Record<string, unknown>>;
}

export interface PlatformOptions {
  /** Stands in for the global `fetch`. */
  readonly fetch?: Fetch | undefined;
  /** Base address of Checkout, version included. */
  readonly checkoutUrl?: string | undefined;
  /** Base addresses of other interfaces, version included, by name: `{ transfers: 'https://…/btl/v4' }`. */
  readonly urls?: Readonly<Partial<Record<InterfaceName, string>>> | undefined;
  /** Other versions than the tables describe, by name: `{ transfers: 3, 'terminal-management': 'none' }`. */
  readonly versions?: Readonly<Partial<Record<InterfaceName, number | 'none'>>> | undefined;
  /** Base address that the card key is fetched from. */
  readonly checkoutShopperUrl?: string | undefined;
  /** Milliseconds for one try. Default: 15,000. */
  readonly timeout?: number | undefined;
  /** Milliseconds for all tries of one call. Default: 60,000. */
  readonly budget?: number | undefined;
  /** Milliseconds before the second try; doubles, with jitter. Default: 500. */
  readonly pause?: number | undefined;
}

/** A service of listings: a fetch handler that believes the header `X-Florin-Caller`, as `florin/listings` does. */
export interface ListingsService {
  (request: Request): Promise<Response>;
  /** The path it is served under. Default: none. */
  readonly mount?: string | undefined;
  /** Parts of a search that the service does itself; pages read them in the proxy's `config`. Default: none, all listings at once. */
  readonly capabilities?: ListingsCapabilities | undefined;
}

export interface ListingsCapabilities {
  readonly paging: boolean;
  readonly search: boolean;
  readonly sort: boolean;
}

/** Limits of attempts to pay. The sandbox has generous ones, and none for refusals. */
export interface PayingLimits {
  /** For a session in a minute; six times as many in an hour. Default: 10; sandbox: 100. */
  readonly session?: number | undefined;
  /** For an IPv4 address or an IPv6 network of 64 bits in a minute; ten times as many in an hour. Default: 20; sandbox: 1,000. */
  readonly address?: number | undefined;
  /** For an order in an hour. Default: 10; sandbox: 1,000. */
  readonly order?: number | undefined;
  /**
   * Refusals of one merchant account in an hour, attempts under way included. Counts only where they are also more than half
   * of what was not refused in this window and the one before. Default: 15; sandbox: none.
   */
  readonly refusals?: number | undefined;
  /** Refusals of one address or network in an hour, counted as `refusals` are. Default: 10; sandbox: none. */
  readonly addressRefusals?: number | undefined;
}

/** A limit that was passed. */
export interface Suspicion {
  readonly kind: 'session' | 'address' | 'order' | 'refusals' | 'address-refusals';
  /** How many were tried, or refused, in the limit's window. */
  readonly tries: number;
  /** Of the request that passed it. */
  readonly address?: string | undefined;
}

/** Work that the proxy does by itself: each minute in a server, and where you call `reconcile()`. */
export interface UpkeepOptions {
  /** False where a server shall not do it by itself. Default: true; edge workers never do. */
  readonly isAutomatic?: boolean | undefined;
  /**
   * Milliseconds after which an attempt with an unknown outcome is cancelled at the platform under its own reference.
   * Default: 15 minutes. Done only where `notifications` says how the platform reports what came of it.
   */
  readonly cancelUnknownAfter?: number | undefined;
  /** Milliseconds after which an attempt is cancelled whose shopper did not come back from the bank. Default: 2 hours. */
  readonly cancelAbandonedAfter?: number | undefined;
  /** Milliseconds that attempts are kept once they are over. That an order is paid stays known. Default: 400 days. */
  readonly keepFor?: number | undefined;
}

/** Donations after a paid order. */
export interface DonationOptions {
  /** The charity's account at the platform, where your contract asks for one. Default: none, the campaign says who gets the money. */
  readonly account?: string | undefined;
}

export interface UnsettledOptions {
  /**
   * Called at least once for an attempt that stays unknown longer than `unsettledAfter`: a person may have to look it up in
   * the platform's back office. It stands in the operators' list of the unsettled later, if the proxy does not find out.
   */
  readonly onUnsettled?: ((order: string, attempt: UnsettledAttempt) => void | Promise<void>) | undefined;
  /** Milliseconds after which `onUnsettled` is told of an attempt that is still unknown. Default: 10 minutes. */
  readonly unsettledAfter?: number | undefined;
}

/** Which facts of a card shoppers are told before they pay. */
export interface CardHintOptions {
  /** Tells what the card may cost: an estimate of its surcharge. Default: false. */
  readonly cost?: boolean | undefined;
  /** Tells that the card's bank may ask the shopper to confirm (3D Secure). Default: false. */
  readonly authentication?: boolean | undefined;
}

export interface ProxyOptions extends UnsettledOptions, SecretOptions, FrameOptions {
  /** `sandbox` simulates the platform, `test` is the platform's test systems, `live` takes money. */
  readonly environment: Environment;
  /** Path the proxy is served under. Default: `/florin`. */
  readonly mount?: string | undefined;
  /**
   * Amount, return URL and the rest of an order, or `null` where it is unknown or not this shopper's. `delivery` is there where a
   * wallet's sheet asks for the price at an address, and where it pays: then it is whole, with the shopper's `contact`.
   */
  readonly resolveOrder: (
    reference: string,
    identity: Identity,
    request: Request,
    delivery?: Delivery,
  ) => MerchantOrder | null | Promise<MerchantOrder | null>;
  /**
   * Keeps what an order is made of for its shopper: called before an attempt to pay it is written down, and each minute for
   * as long as one is open. False: it cannot be kept, nothing is sent, and the shopper hears `order-expired`. With
   * `florin/listings`: `(order) => listings.holdOrder(order)`.
   */
  readonly holdOrder?: ((reference: string) => boolean | Promise<boolean>) | undefined;
  /** Your account at the platform that is paid into, where an order names no other. */
  readonly merchantAccount?: string | undefined;
  /**
   * Who debits bank accounts: shown in the mandate of a direct debit. An order's own `creditor` comes first. Without one, no direct
   * debit is offered; the sandbox has one of its own.
   */
  readonly creditor?: Creditor | undefined;
  /**
   * Your own texts that shoppers agree to, by the method's type: they take the place of all of that type. Places such as `{creditor}`
   * and `{amount}` are filled in. Give a text a new `version` whenever you change it.
   */
  readonly consents?: Readonly<Record<string, readonly Consent[]>> | undefined;
  /**
   * Lets shoppers give to a charity once an order is paid, by `<florin-donation>`. `{}` is enough where the platform runs a campaign
   * of yours. Default: off; the rows answer 501.
   */
  readonly donations?: DonationOptions | undefined;
  /**
   * What shoppers are told of their card before they pay, by the platform's BIN lookup: `cost`, an estimate of its surcharge, and
   * `authentication`, that its bank may ask them to confirm (3D Secure). Needs `credentials` for `bin-lookup`. Default: off.
   */
  readonly cardHints?: CardHintOptions | undefined;
  /** API key of Checkout, which only your server knows. */
  readonly apiKey?: string | undefined;
  /**
   * Credentials of the other interfaces. One that is missing leaves its interface closed: its rows answer 501. In the
   * sandbox none is needed.
   */
  readonly credentials?: Readonly<Partial<Record<CredentialName, Credential>>> | undefined;
  /** Rows to open that stay closed by default, as `interface.row`, for example `checkout.getBalance`. */
  readonly enable?: readonly string[] | undefined;
  /** Gives what a row needs and its caller may not decide, where the proxy does not know it itself. */
  readonly supply?:
    | ((
        request: SupplyRequest,
      ) => Readonly<Record<string, unknown>> | Promise<Readonly<Record<string, unknown>>>)
    | undefined;
  /** The company's prefix of live addresses. */
  readonly livePrefix?: string | undefined;
  /** `10001|…`, the key cards are encrypted with. */
  readonly cardPublicKey?: string | undefined;
  /** Public client key, with which the proxy fetches the card key: set this or `cardPublicKey`. */
  readonly clientKey?: string | undefined;
  /** At least 32 characters that only your servers know: signs cookies, derives keys. All processes share one. */
  readonly secret?: string | undefined;
  /** Other origins whose pages may call the proxy and embed its frames. */
  readonly origins?: readonly string[] | undefined;
  /** Who is asking. `null`, or no hook: a guest, told apart by a signed cookie. */
  readonly identify?: ((request: Request) => Identity | null | Promise<Identity | null>) | undefined;
  /** Where attempts are kept. Default: PGlite in `.florin/ledger`; live has no default. */
  readonly ledger?: Ledger | undefined;
  /**
   * Your service of listings in this process: what `createListings` gives, any handler that answers the same interface, or
   * just a database to keep it in. Its pictures are served below `{mount}/listings/images`. Default: the one at
   * `platform.urls.listings`; in the sandbox, the platform's own.
   */
  readonly listings?: ListingsService | SqlConnection | undefined;
  /** Addresses of the platform, and the patience with it. */
  readonly platform?: PlatformOptions | undefined;
  /** Against card testing: how much is tried before it is refused with 429. Counted in the ledger, for all processes. */
  readonly limits?: PayingLimits | undefined;
  /**
   * Told when a limit is passed, at most once a minute for each kind in each process. A hook that fails changes nothing.
   */
  readonly onSuspicion?: ((suspicion: Suspicion) => void | Promise<void>) | undefined;
  /**
   * Whether a person makes this request, for example by a CAPTCHA's token in a cookie or header. Asked once refusals pass
   * their limit: true lets the attempt through, anything else answers 429 with the field `proof`. Default: no such proof,
   * so attempts wait until the limit's hour is over.
   */
  readonly requireProof?: ((request: Request, identity: Identity) => boolean | Promise<boolean>) | undefined;
  /**
   * The shopper's IP address. Default: the framework's, the Node socket's or Cloudflare's; behind a load balancer say it
   * yourself. Where it is not known, no payment is taken outside the sandbox: Pay answers 501 with the field `clientAddress`.
   */
  readonly clientAddress?: ((request: Request, env: unknown) => string | undefined) | undefined;
  /** Milliseconds after which Pay answers 202 and works on. Default: 20,000. */
  readonly answerWithin?: number | undefined;
  /** Milliseconds that a request's body may take to arrive; then 408. Default: 10,000. */
  readonly readWithin?: number | undefined;
  /** Sandbox only: the proxy runs inside a page, whose requests carry no Origin and no cookies. Default: found out. */
  readonly inPage?: boolean | undefined;
  /** Where each line of the log goes; `false`: nowhere. Default: JSON on the console, in the sandbox a line for the eye. */
  readonly log?: false | ((entry: LogEntry) => void) | undefined;
  /** Counters, gauges and spans: `import * as telemetry from '@opentelemetry/api'`. Default: none. */
  readonly telemetry?: Telemetry | undefined;
  /** Told of each thing that the proxy does, as the log has it. */
  readonly onEvent?: ((event: ProxyEvent) => void) | undefined;
  /** Told of each answer of the platform to an attempt, for your records. */
  readonly onAnswer?: ((answer: RawAnswer) => void | Promise<void>) | undefined;
  /** Called at least once for each outcome of an attempt, again later if it failed, after a restart too; those of one order in turn. */
  readonly onSettled?:
    ((order: string, outcome: Outcome, attempt: SettledAttempt) => void | Promise<void>) | undefined;
  /**
   * Called at least once for each outcome of a donation, as `onSettled` is for a payment: `order` is the one that it followed, which
   * stays as it is.
   */
  readonly onDonation?:
    ((order: string, outcome: Outcome, donation: SettledAttempt) => void | Promise<void>) | undefined;
  /**
   * Called at least once where a shopper would have paid twice, or for an attempt they were told was over: the platform
   * has taken on to give the money back. Nothing needs to be done; it is for your records.
   */
  readonly onReversed?: ((order: string, payment: ReversedPayment) => void | Promise<void>) | undefined;
  /**
   * Called for each legal entity that a seller made, before they learn its id: from then on `identify` names it among their
   * `legalEntities`. Called again where the seller's browser asks again. Without it no seller can make one.
   */
  readonly onLegalEntityCreated?: ((id: string, identity: Identity) => void | Promise<void>) | undefined;
  /** Takes what the platform reports at `{mount}/notifications`, for example `platformNotifications({ hmacKeys })`. */
  readonly notifications?: NotificationAdapter | undefined;
  /** Patience with your hooks. */
  readonly hooks?: HookOptions | undefined;
  /** Work that the proxy does by itself: it asks about open attempts, cancels old ones and deletes what is over. */
  readonly upkeep?: UpkeepOptions | undefined;
  /** Milliseconds since the epoch. Tests only. */
  readonly now?: (() => number) | undefined;
}
