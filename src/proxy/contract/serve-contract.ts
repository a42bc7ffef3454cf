import { hexOf } from '../../facts/hexadecimal.js';
import { sha256 } from '../../facts/digest.js';
import type { Caller } from '../edge/identity.js';
import { json } from '../refusal.js';
import type { Settings } from '../settings.js';
import { describeContract } from './contract.js';

interface Served {
  readonly contract: object;
  readonly etag: string;
}

/** One for each audience that has asked: options do not change while a proxy runs. */
const made = new WeakMap<Settings, Map<Caller['audience'], Promise<Served>>>();

async function make({ options, mount }: Settings, audience: Caller['audience']): Promise<Served> {
  const contract = describeContract(options, mount, audience);
  const digest = await sha256(JSON.stringify(contract));
  return { contract, etag: `"${hexOf(digest.subarray(0, 12))}"` };
}

/** `GET {mount}/openapi.json`: what the caller's audience may ask. A cache of the browser's own may keep it, and asks. */
export async function serveContract(
  settings: Settings,
  request: Request,
  audience: Caller['audience'],
): Promise<Response> {
  const known = made.get(settings) ?? new Map<Caller['audience'], Promise<Served>>();
  made.set(settings, known);
  const serving = known.get(audience) ?? make(settings, audience);
  known.set(audience, serving);
  const { contract, etag } = await serving;
  const headers = { etag, 'cache-control': 'private, no-cache' };
  const tags = request.headers
    .get('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (!tags?.includes(etag)) return json(200, contract, headers);
  return new Response(null, { status: 304, headers });
}
