import type { Background } from './work/background.js';
import { Delivery } from './work/delivery.js';
import type { Caller } from './edge/identity.js';
import type { Ledger } from './ledger/ledger.js';
import { limitsOf, type Limits } from './edge/limits.js';
import { Running } from './work/running.js';
import { Platform } from './platform/platform.js';
import { connect } from './rows/connection.js';
import { RateLimit } from './edge/rate-limit.js';
import type { Settings } from './settings.js';
import { Work } from './work/work.js';

/** The services that the operations of one proxy share. */
export interface Services {
  readonly settings: Settings;
  readonly ledger: Ledger;
  readonly platform: Platform;
  /** Asks for facts of a card; undefined where the merchant has no credential for it. */
  readonly askBinLookup: ReturnType<typeof connect>;
  readonly work: Work;
  readonly delivery: Delivery;
  readonly running: Running;
  readonly limits: Limits;
  /** Warnings already given to the merchant, by kind. */
  readonly suspected: RateLimit;
}

/** One request, once it is known who asks and from where. */
export interface Call extends Background {
  readonly request: Request;
  readonly caller: Caller;
  /** Origin of the page, checked. */
  readonly origin: string;
  readonly address?: string | undefined;
  /** Headers of the answer, whatever it says. Left out where there is no answer to give. */
  readonly headers?: Record<string, string>;
}

export interface Reply {
  readonly status: number;
  readonly body: unknown;
  /** For the event; default `ok`. */
  readonly outcome?: string | undefined;
}

export function createServices(settings: Settings): Services {
  const { ledger, options, now } = settings;
  return {
    settings,
    ledger,
    platform: new Platform(settings),
    askBinLookup: connect(settings, { name: 'bin-lookup' }, 'bin-lookup'),
    work: new Work(),
    delivery: new Delivery(settings),
    running: new Running(),
    limits: limitsOf(settings.environment, options.limits),
    suspected: new RateLimit(1, now),
  };
}
