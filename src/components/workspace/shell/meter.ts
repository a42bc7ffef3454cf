import type { ReactiveController } from 'lit';

import { ClientError, type CallOptions, type Client } from '../../../client/index.js';
import type { RenderingHost } from '../../base/adopt-styles.js';

const SECOND = 1000;
/** The proxy lets calls wait for the rest of a minute rather than have them refused. */
const PATIENCE = 90_000;

const figure = (headers: Headers, name: string): number | undefined => {
  const text = headers.get(`x-ratelimit-${name}`);
  return text && /^\d{1,13}$/.test(text) ? Number(text) : undefined;
};

/** What is left of the calls that all who use the key have in a minute, by the last answer; and how long nothing is taken. */
export class Meter implements ReactiveController {
  readonly #host: RenderingHost;
  readonly #onFree: () => void;
  #clients = new WeakMap<Client, Client>();
  #timer: ReturnType<typeof setInterval> | undefined;
  #closedUntil = 0;
  limit: number | undefined;
  left: number | undefined;
  /** Milliseconds since the epoch. */
  resetsAt: number | undefined;

  /** @param onFree - Told when calls are taken again. */
  constructor(host: RenderingHost, onFree: () => void) {
    this.#host = host;
    this.#onFree = onFree;
    host.addController(this);
  }

  hostDisconnected(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Seconds until calls are taken again; 0 where they are. */
  get wait(): number {
    return Math.max(0, Math.ceil((this.#closedUntil - Date.now()) / SECOND));
  }

  /** The same client, whose answers the meter reads. */
  of(client: Client): Client {
    const known = this.#clients.get(client);
    if (known) return known;
    const call = (row: never, input: never, options: CallOptions = {}): Promise<unknown> =>
      (client.call as (...call: unknown[]) => Promise<unknown>)(row, input, {
        timeout: PATIENCE,
        ...options,
        onHeaders: (headers: Headers) => this.#read(headers),
      }).catch((error: unknown) => {
        this.#note(error);
        throw error;
      });
    const metered = { call } as unknown as Client;
    this.#clients.set(client, metered);
    return metered;
  }

  #read(headers: Headers): void {
    const left = figure(headers, 'remaining');
    if (left === undefined) return;
    this.left = left;
    this.limit = figure(headers, 'limit') ?? this.limit;
    const resetsAt = figure(headers, 'reset');
    this.resetsAt = resetsAt === undefined ? undefined : resetsAt * SECOND;
    this.#host.requestUpdate();
  }

  #note(error: unknown): void {
    if (!(error instanceof ClientError) || error.kind !== 'rate-limited') return;
    this.#closedUntil = Math.max(this.#closedUntil, Date.now() + (error.retryAfter ?? SECOND));
    this.#timer ??= setInterval(() => this.#tick(), SECOND / 4);
    this.#host.requestUpdate();
  }

  #tick(): void {
    this.#host.requestUpdate();
    if (this.wait > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#onFree();
  }
}
