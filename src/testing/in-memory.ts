type Handler = (request: Request) => Promise<Response>;

/** Origin of the page, or of one that a test imagines: a simulated DOM without an address has none. */
export function pageOrigin(): string {
  const { origin = '' } = (globalThis as { readonly location?: { readonly origin: string } }).location ?? {};
  return origin.startsWith('http') ? origin : 'http://localhost';
}

/**
 * A request with its body as a server reads it. In Firefox a `Request` has no stream of its body; a `Response` of the same text has one.
 * The text is here already: the pipe in which a server limits the time of a body is left out, because the signals and pipes of a
 * simulated DOM are of other classes than the streams of Node take.
 */
export function asServed(request: Request, body: unknown): Request {
  const stream = typeof body === 'string' ? new Response(body).body : null;
  if (!stream) return request;
  Object.defineProperty(stream, 'pipeThrough', { value: () => stream });
  return Object.defineProperty(request, 'body', { value: stream });
}

/** Settles as the work does, or as soon as the caller gives up. */
function until<Result>(signal: AbortSignal | null | undefined, work: Promise<Result>): Promise<Result> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(signal.reason as Error);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

/** A handler as a `fetch`. The signal stays here, for the same reason. */
export const fetchFrom =
  (handler: Handler) =>
  (input: string | URL | Request, { signal, ...init }: RequestInit = {}): Promise<Response> => {
    const address = input instanceof Request ? input : new URL(input, pageOrigin());
    return until(signal, handler(asServed(new Request(address, init), init.body)));
  };
