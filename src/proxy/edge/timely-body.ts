import { Refusal } from '../refusal.js';
import type { Settings } from '../settings.js';

/** A request's body for as long as it may take to arrive: a sender that is slow on purpose holds nothing up for long. */
export async function readTimely<T>(
  { options }: Settings,
  { body, headers }: Request,
  read: (message: Response) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(options.readWithin ?? 10_000);
  const stream = body?.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal });
  const type = headers.get('content-type');
  try {
    return await read(
      new Response(stream ?? null, { headers: type === null ? {} : { 'content-type': type } }),
    );
  } catch (error) {
    throw signal.aborted ? new Refusal('too-slow') : error;
  }
}
