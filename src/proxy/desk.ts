import { Delivery } from './delivery.js';
import type { Caller } from './identity.js';
import type { Ledger } from './ledger/ledger.js';
import { Running } from './operating/running.js';
import { Platform } from './platform.js';
import { RateLimit } from './rate-limit.js';
import type { Settings } from './settings.js';
import { Work } from './work.js';

/** What the operations of one proxy share. */
export interface Desk {
  readonly settings: Settings;
  readonly ledger: Ledger;
  readonly platform: Platform;
  readonly work: Work;
  readonly delivery: Delivery;
  readonly running: Running;
  readonly bySession: RateLimit;
  readonly byAddress: RateLimit;
}

/** What work needs that may go on when nobody waits for it. */
export interface Background {
  /** Adds a word to the event of this request, or of this piece of work. */
  note(word: string): void;
  /** Tells an edge runtime that work goes on after the answer. */
  keepAlive(work: Promise<unknown>): void;
  /** The trace that the platform's part of it belongs to. */
  readonly traced?: Readonly<Record<string, string>> | undefined;
}

/** One request, once it is known who asks and from where. */
export interface Call extends Background {
  readonly request: Request;
  readonly caller: Caller;
  /** Origin of the page, checked. */
  readonly origin: string;
  readonly address?: string | undefined;
}

export interface Reply {
  readonly status: number;
  readonly body: unknown;
  /** For the event; default `ok`. */
  readonly outcome?: string | undefined;
}

const LIMITS = { session: 10, address: 60 };
/** Whole test suites come from one machine. */
const SANDBOX_LIMITS = { session: 100, address: 1000 };

export function createDesk(settings: Settings): Desk {
  const { ledger, options, now } = settings;
  const most = settings.environment === 'sandbox' ? SANDBOX_LIMITS : LIMITS;
  return {
    settings,
    ledger,
    platform: new Platform(settings),
    work: new Work(),
    delivery: new Delivery(settings),
    running: new Running(),
    bySession: new RateLimit(options.limits?.session ?? most.session, now),
    byAddress: new RateLimit(options.limits?.address ?? most.address, now),
  };
}
