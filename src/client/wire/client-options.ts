import type { Refusal } from './error-body.js';

export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

export interface ClientOptions {
  /** Where the interface lives, for example `/florin/checkout` (a proxy) or a platform's address. */
  baseUrl: string;
  /** Headers of every request, or a function that makes them. */
  headers?: HeadersInit | (() => HeadersInit | Promise<HeadersInit>);
  /** Milliseconds a call may take, reading of the answer included. Default: 30,000. */
  timeout?: number;
  /** Largest answer, in decoded bytes. Default: 1 MiB. */
  maxBytes?: number;
  /** Deepest nesting of an answer. Default: 32. */
  maxDepth?: number;
  /** Default: `same-origin`. */
  credentials?: RequestCredentials;
  /** Default: the global `fetch`. */
  fetch?: Fetch;
  /** Reads a refusal. Default: its code and the first field; `readPlatformRefusal` reads all that is told. */
  readRefusal?: (body: unknown, headers: Headers) => Refusal;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Overrides the client's time limit, in milliseconds. */
  timeout?: number | undefined;
  /** Lets a browser send the request on when the page is gone. Default: false. */
  keepalive?: boolean | undefined;
  /** Overrides the client's largest answer, in decoded bytes. */
  maxBytes?: number | undefined;
  /** Told the headers of the answer, whatever its status, before its body is read. */
  onHeaders?: ((headers: Headers) => void) | undefined;
}
