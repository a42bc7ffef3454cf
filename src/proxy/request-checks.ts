import * as z from 'zod/mini';

import { readJson, UnreadableBody } from '../client/body.js';
import { faultOf } from '../client/error-body.js';
import type { Operation } from '../client/index.js';
import { isIdempotencyKey } from '../client/idempotency.js';
import { refuseClearCardData } from './card-data.js';
import { Refusal } from './refusal.js';
import type { Settings } from './settings.js';

const LIMITS = { maxBytes: 65_536, maxDepth: 32 };

/** What a path of this table never holds: dots that climb, separators, NUL or a percent sign in disguise. */
const STRANGE_PATH = /%(?:2e|2f|5c|00|25|3b|0a|0d)|\/\/|[;\\]/i;

export function checkPath(request: Request, parameters: Readonly<Record<string, string>>): void {
  const { pathname } = new URL(request.url);
  const isStrange = pathname.length > 512 || STRANGE_PATH.test(pathname);
  if (isStrange || !Object.values(parameters).every(isIdempotencyKey))
    throw new Refusal('invalid-request', { status: 400, field: 'path' });
}

/** Reads and checks a browser's input by its row; throws the refusal that fits. */
export async function readInput(settings: Settings, row: Operation, request: Request): Promise<unknown> {
  if (!row.input) return {};
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(type))
    throw new Refusal('unsupported-media-type');
  if (Number(request.headers.get('content-length') ?? 0) > LIMITS.maxBytes) throw new Refusal('too-large');
  const body = await readJson(request, LIMITS).catch((error: unknown) => {
    const isLarge = error instanceof UnreadableBody && error.message === 'too large';
    throw isLarge ? new Refusal('too-large') : new Refusal('invalid-request', { status: 400, field: 'body' });
  });
  refuseClearCardData(body, settings.environment !== 'live');
  const result = z.safeParse(row.input(), body);
  if (result.success) return result.data;
  throw new Refusal('invalid-request', { field: faultOf(result.error) });
}

export function readKey(row: Operation, request: Request): string {
  if (row.idempotency !== 'required') return '';
  const key = request.headers.get('idempotency-key');
  if (isIdempotencyKey(key)) return key;
  throw new Refusal('invalid-request', { status: 400, field: 'Idempotency-Key' });
}
