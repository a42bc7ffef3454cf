import type { Audience } from '../audience.js';

/** One request, for your log. Names and codes only, never a value of the request. */
export interface ProxyEvent {
  /** The same as in the answer's `X-Request-Id`. */
  readonly id: string;
  /** Verb and path template, for example `GET /attempts/{key}`. */
  readonly operation: string;
  readonly audience: Audience | 'guest' | 'none';
  /** One of the six outcomes, the refusal's code, or `ok`. */
  readonly outcome: string;
  readonly status: number;
  /** Milliseconds. */
  readonly duration: number;
  /** Other failures of the same request: `answer-mismatch`, `hook-failed`, `ledger-failed`, `platform-401` … */
  readonly notes: readonly string[];
  /** PostgreSQL's code of what went wrong in the ledger. */
  readonly sqlState?: string | undefined;
}

export type LogLevel = 'info' | 'warn' | 'error';

/** One line of the log: a request, or a piece of work that the proxy does by itself. Names and codes, never a value. */
export interface LogEntry extends ProxyEvent {
  readonly level: LogLevel;
  /** ISO 8601. */
  readonly time: string;
}
