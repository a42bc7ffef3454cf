/** Thrown while a body is read; says what is wrong with it and nothing of what it says. */
export class UnreadableBody extends Error {}

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json(?:$|\s*;)/i;

/** `{"a":[[]]}` is 3 deep. Counted before parsing, so that a hostile body costs one pass and no stack. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) {
      while (++at < text.length && text.charCodeAt(at) !== 0x22) if (text.charCodeAt(at) === 0x5c) at++;
    } else if (code === 0x7b || code === 0x5b) deepest = Math.max(deepest, ++depth);
    else if (code === 0x7d || code === 0x5d) depth--;
  }
  return deepest;
}

async function readBytes(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      void reader.cancel().catch(() => undefined);
      throw new UnreadableBody('too large');
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

/**
 * Reads a JSON body that came from outside: its type, its size in decoded bytes, its encoding and its depth
 * are checked before it is parsed.
 */
export async function readJson(
  message: Request | Response,
  { maxBytes, maxDepth }: { maxBytes: number; maxDepth: number },
): Promise<unknown> {
  if (!JSON_TYPE.test(message.headers.get('content-type') ?? '')) throw new UnreadableBody('not JSON');
  if (!message.body) throw new UnreadableBody('empty');
  const bytes = await readBytes(message.body, maxBytes);
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    if (depthOf(text) > maxDepth) throw new UnreadableBody('too deep');
    return JSON.parse(text);
  } catch (error) {
    throw error instanceof UnreadableBody ? error : new UnreadableBody('not JSON');
  }
}
