import type { IncomingMessage } from 'node:http';

/** A request as middleware before us may have left it. */
export interface ReadRequest extends IncomingMessage {
  body?: unknown;
  rawBody?: unknown;
  originalUrl?: string;
}

/** What to do where nothing is left of a body. */
export const BODY_WAS_READ =
  'florin: the body of the request was read before Florin, and nothing is left of it. ' +
  'Put Florin before the middleware that reads bodies, or let that middleware leave the text in request.body.';

function bytesOf(body: unknown): Buffer | undefined {
  if (Buffer.isBuffer(body)) return body;
  if (typeof body === 'string') return Buffer.from(body);
  return body === undefined ? undefined : Buffer.from(JSON.stringify(body));
}

/**
 * Makes a body readable again that `express.json()` and its like have read: their value is as good as the text, because all
 * that the proxy takes is JSON. Returns false where nothing is left of it.
 */
export function restoreBody(request: ReadRequest): boolean {
  if (!request.readableDidRead || Buffer.isBuffer(request.rawBody)) return true;
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  const bytes = hasBody ? bytesOf(request.rawBody ?? request.body) : Buffer.alloc(0);
  if (bytes) request.rawBody = bytes;
  return bytes !== undefined;
}
