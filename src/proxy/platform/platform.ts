import { ClientError, type Fetch, type Operation } from '../../client/index.js';
import { readPlatformRefusal } from '../../client/wire/error-body.js';
import { send } from '../../client/wire/transport.js';
import { certaintyOf, isConfiguration, isNumbered, type Certainty } from './certainty.js';
import type { Background } from '../work/background.js';
import { measured } from '../telemetry/platform-meter.js';
import type { Settings } from '../settings.js';
import { waitFor } from '../work/work.js';

type Traced = Pick<Background, 'traced'>;

export type Answer = Readonly<Record<string, unknown>>;

/**
 * The result of a call:
 * - `answered`: the platform's answer, checked against its row.
 * - `not-executed`: it is certain that nothing happened and nothing will. `code` and `status` are the platform's.
 * - `unknown`: it may have happened.
 */
export type Result =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | {
      readonly kind: 'not-executed';
      readonly status?: number | undefined;
      readonly code?: string | undefined;
      readonly retryAfter?: number | undefined;
      /** True where the merchant's account is not set up for what was asked. */
      readonly isConfiguration?: boolean | undefined;
    }
  | { readonly kind: 'unknown'; readonly status?: number | undefined };

/** Raised by the connection itself, before a byte of the request could leave. Runtimes that say less are not trusted. */
const NEVER_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function neverConnected(error: unknown): boolean {
  const { cause, code, errors } = (error ?? {}) as { cause?: unknown; code?: unknown; errors?: unknown };
  if (Array.isArray(errors) && errors.length > 0) return errors.every(neverConnected);
  return NEVER_CONNECTED.has(String(code)) || (cause !== undefined && neverConnected(cause));
}

type NotExecuted = Extract<Result, { kind: 'not-executed' }>;

const notExecuted = (error: ClientError): NotExecuted => {
  const { status, code, retryAfter } = error;
  return { kind: 'not-executed', status, code, retryAfter, isConfiguration: isConfiguration(error) };
};

/**
 * The note in the merchant's log on a call that brought no answer. A configuration error is theirs to correct, so it
 * carries the platform's code, by which its documentation names the setting.
 */
export function noteOf(result: Exclude<Result, { kind: 'answered' }>): string | undefined {
  if (result.status === undefined) return undefined;
  const { code = '', isConfiguration } = result.kind === 'not-executed' ? result : {};
  return isConfiguration && isNumbered(code) ? `platform-configuration-${code}` : `platform-${result.status}`;
}

/** Speaks to the platform: one constant base address, the key in a header, no redirect followed, nothing forwarded. */
export class Platform {
  readonly #settings: Settings;
  readonly #base: string;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#base = `${new URL(settings.checkoutUrl).href.replace(/\/+$/, '')}/`;
  }

  /**
   * Calls a row, and again with the same key while the answer is in doubt and time is left. What was in doubt once is
   * not certain afterwards, whatever a later try is told.
   */
  async call(
    row: Operation,
    input: Record<string, unknown>,
    idempotencyKey: string,
    { traced }: Traced,
  ): Promise<Result> {
    const { budget = 60_000, pause = 500 } = this.#settings.options.platform ?? {};
    const end = performance.now() + budget;
    let isDoubtful = false;
    for (let wait = pause; ; wait *= 2) {
      const tried = await this.#try(row, input, idempotencyKey, traced);
      if (!('error' in tried)) return { kind: 'answered', answer: tried.answer };
      const { error, certainty } = tried;
      isDoubtful ||= certainty === 'doubtful';
      const { status } = error;
      const delay = Math.max(wait * (0.5 + Math.random() / 2), error.retryAfter ?? 0);
      if (certainty === 'final' || performance.now() + delay >= end)
        return isDoubtful ? { kind: 'unknown', status } : notExecuted(error);
      await waitFor(delay);
    }
  }

  /** One try, for calls that change nothing. */
  async ask(row: Operation, input: Record<string, unknown>, { traced }: Traced): Promise<Result> {
    const tried = await this.#try(row, input, undefined, traced);
    if (!('error' in tried)) return { kind: 'answered', answer: tried.answer };
    return notExecuted(tried.error);
  }

  async #try(
    row: Operation,
    input: Record<string, unknown>,
    idempotencyKey: string | undefined,
    traced: Traced['traced'] = {},
  ): Promise<{ answer: Answer } | { error: ClientError; certainty: Certainty }> {
    const { checkoutUrl, apiKey, options } = this.#settings;
    let isUnconnected = false;
    const fetch: Fetch = (url, init) =>
      this.#fetch(url, init).catch((error: unknown) => {
        isUnconnected = neverConnected(error);
        throw error;
      });
    const timeout = options.platform?.timeout ?? 15_000;
    const measure = measured(this.#settings.meters, row);
    try {
      const client = {
        baseUrl: checkoutUrl,
        headers: { ...traced, 'x-api-key': apiKey },
        timeout,
        fetch,
        readRefusal: readPlatformRefusal,
      };
      return { answer: (await measure(send(client, row, input, { idempotencyKey }))) as Answer };
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      return { error, certainty: isUnconnected && !error.unsent ? 'harmless' : certaintyOf(error) };
    }
  }

  /** Edge workers know neither `cache`, `credentials` nor `redirect: 'error'`; a 3xx comes back and is no answer. */
  async #fetch(url: string, { method, headers, body, signal }: RequestInit): Promise<Response> {
    if (!new URL(url).href.startsWith(this.#base)) throw new TypeError('not the platform');
    return this.#settings.platformFetch(url, {
      method: method ?? 'GET',
      headers: headers ?? {},
      body: body ?? null,
      signal: signal ?? null,
      redirect: 'manual',
    });
  }
}
