import { readJson, UnreadableBody } from '../../client/wire/body.js';
import type { Operation } from '../../client/index.js';
import { isIdempotencyKey } from '../../client/wire/idempotency.js';
import { strictly } from '../../client/schema/validate.js';
import { refuseClearCardData } from './card-data.js';
import { pathOfNul } from './nul.js';
import { Refusal } from '../refusal.js';
import type { Settings } from '../settings.js';
import { readTimely } from './timely-body.js';

const LIMITS = { maxBytes: 65_536, maxDepth: 32 };

/** No path of this table holds dots that climb, separators, NUL or a percent sign in disguise. */
const STRANGE_PATH = /%(?:2e|2f|5c|00|25|3b|0a|0d)|\/\/|[;\\]/i;

export function checkPath(
  request: Request,
  parameters: Readonly<Record<string, string>>,
  isSegment: (value: string) => boolean = isIdempotencyKey,
): void {
  const { pathname } = new URL(request.url);
  const isStrange = pathname.length > 512 || STRANGE_PATH.test(pathname);
  if (isStrange || !Object.values(parameters).every(isSegment))
    throw new Refusal('invalid-request', { status: 400, field: 'path' });
}

export interface BodyRules {
  readonly maxBytes?: number | undefined;
  /** Names that mean card data elsewhere and something else in this row. */
  readonly plain?: readonly string[] | undefined;
}

/** Reads a JSON body within its limits and without card data; throws the refusal that fits. */
export async function readBody(
  settings: Settings,
  request: Request,
  { maxBytes = LIMITS.maxBytes, plain }: BodyRules = {},
): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(type))
    throw new Refusal('unsupported-media-type');
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new Refusal('too-large');
  const body = await readTimely(settings, request, (message) =>
    readJson(message, { ...LIMITS, maxBytes }),
  ).catch((error: unknown) => {
    if (error instanceof Refusal) throw error;
    const isLarge = error instanceof UnreadableBody && error.message === 'too large';
    throw isLarge ? new Refusal('too-large') : new Refusal('invalid-request', { status: 400, field: 'body' });
  });
  const nul = pathOfNul(body);
  if (nul !== undefined) throw new Refusal('invalid-request', { field: nul });
  refuseClearCardData(body, settings.environment !== 'live', plain);
  return body;
}

/** Reads and checks a browser's input by its row. */
export async function readInput(settings: Settings, row: Operation, request: Request): Promise<unknown> {
  if (!row.input) return {};
  const { value, fault } = strictly(row.input(), await readBody(settings, request));
  if (fault) throw new Refusal('invalid-request', { field: fault });
  return value;
}

export function readKey(row: Operation, request: Request): string {
  const key = request.headers.get('idempotency-key');
  if (row.idempotency === 'none' || (row.idempotency === 'accepted' && key === null)) return '';
  if (isIdempotencyKey(key)) return key;
  throw new Refusal('invalid-request', { status: 400, field: 'Idempotency-Key' });
}
