/** Thrown while a body is read; says what is wrong with it and nothing of what it says. */
export class UnreadableBody extends Error {}

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json(?:$|\s*;)/i;

/** Whether objects and arrays stand more than `most` deep in each other: `{"a":[[]]}` is 3 deep. */
export const isDeeper = (value: unknown, most: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (most === 0 || Object.values(value).some((inner) => isDeeper(inner, most - 1)));

/** What a decoder or a parser throws quotes the text; this does not. */
function legible<T>(make: () => T): T {
  try {
    return make();
  } catch {
    throw new UnreadableBody('broken JSON');
  }
}

const decoder = /*@__PURE__*/ new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decode(parts: readonly Uint8Array[], size: number): string {
  const whole = new Uint8Array(size);
  let end = 0;
  for (const part of parts) {
    whole.set(part, end);
    end += part.length;
  }
  return legible(() => decoder.decode(whole));
}

/** Reads text, and no more of it than `limit` bytes. Decoded as a whole: a decoder that goes on from part to part is slow. */
export async function readText(stream: ReadableStream<Uint8Array>, limit: number): Promise<string> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return decode(parts, size);
    size += value.byteLength;
    if (size > limit) {
      void reader.cancel().catch(() => undefined);
      throw new UnreadableBody('too large');
    }
    parts.push(value);
  }
}

/**
 * Reads a JSON body that came from outside: its type, its size in decoded bytes, its encoding and its depth
 * are checked before the caller reads it.
 */
export async function readJson(
  message: Request | Response,
  { maxBytes, maxDepth }: { maxBytes: number; maxDepth: number },
): Promise<unknown> {
  if (!message.body || !JSON_TYPE.test(message.headers.get('content-type') ?? ''))
    throw new UnreadableBody('not JSON');
  const text = await readText(message.body, maxBytes);
  const value: unknown = legible(() => JSON.parse(text));
  if (isDeeper(value, maxDepth)) throw new UnreadableBody('too deep');
  return value;
}
