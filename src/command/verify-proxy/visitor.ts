import { request as plain, type IncomingHttpHeaders } from 'node:http';
import { request as secure } from 'node:https';

/** What a proxy answered, as far as a browser can see it. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The body where it is JSON. */
  readonly body: unknown;
  readonly code: unknown;
  readonly field: unknown;
}

export interface Sent {
  readonly method?: string | undefined;
  /** A text is sent as it is, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** `null`: none. Default: the visitor's own. */
  readonly origin?: string | null | undefined;
}

/** Milliseconds for one answer. */
const PATIENCE = 60_000;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A browser that says what it is told to say, `Origin` and cookies included; keeps what cookies it is given. */
export class Visitor {
  readonly #base: string;
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();

  /** `base` is the proxy's mount, `origin` that of the page which asks; `cookie` is the merchant's session. */
  constructor(base: string, origin: string, cookie = '') {
    this.#base = base.replace(/\/+$/, '');
    this.#origin = origin;
    for (const pair of cookie.split(/;\s*/).filter(Boolean)) this.#keep(pair);
  }

  /** Another person at another browser, from the same page. */
  stranger(): Visitor {
    return new Visitor(this.#base, this.#origin);
  }

  get(path: string, headers: Sent['headers'] = {}): Promise<Answer> {
    return this.send(path, { method: 'GET', headers });
  }

  post(path: string, body: unknown, headers: Sent['headers'] = {}): Promise<Answer> {
    return this.send(path, { method: 'POST', body, headers });
  }

  send(path: string, { method = 'GET', body, headers = {}, origin = this.#origin }: Sent): Promise<Answer> {
    const cookie = [...this.#cookies].map((pair) => pair.join('=')).join('; ');
    const bytes = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const own = {
      accept: 'application/json',
      ...(origin !== null && { origin }),
      ...(origin !== null && new URL(this.#base).origin === origin && { 'sec-fetch-site': 'same-origin' }),
      ...(cookie !== '' && { cookie }),
      ...(bytes !== undefined && {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(bytes)),
      }),
      ...headers,
    };
    const url = this.#base + path;
    const open = url.startsWith('https:') ? secure : plain;
    return new Promise((resolve, reject) => {
      const request = open(
        url,
        { method, headers: own, signal: AbortSignal.timeout(PATIENCE) },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (part: string) => (text += part));
          response.on('error', reject).on('end', () => {
            for (const set of response.headers['set-cookie'] ?? []) this.#keep(set.split(';')[0] ?? '');
            const { statusCode: status = 0, headers: answered } = response;
            const json = parsed(text);
            const { code, field } = Object((Object(json) as { error?: unknown }).error) as Answer;
            resolve({ status, headers: answered, text, body: json, code, field });
          });
        },
      );
      request.on('error', reject).end(bytes);
    });
  }

  #keep(pair: string): void {
    const at = pair.indexOf('=');
    if (at > 0) this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}
