import { canonical } from './signing.js';
import { base64, bytesOfBase64url, jsonOfBase64 } from '../../facts/base64.js';
import type { Call, Services } from '../services.js';
import type { UsedEnvelopes } from '../ledger/tries.js';

/** Longer than the platform accepts one, which is 24 hours by its own clock. */
const LIFE = 25 * 3_600_000;

const JWE = /^([\w-]{8,2048})\.([\w-]{1,2048})\.([\w-]{16})\.([\w-]{1,15000})\.([\w-]{22})$/;

/** Bytes of a wrapped key: as long as the card key, of 2048 to 8192 bits. */
const [SHORTEST_KEY, LONGEST_KEY] = [256, 1024];

function bytesOf(part: string): Uint8Array {
  try {
    return bytesOfBase64url(part);
  } catch {
    return new Uint8Array();
  }
}

function isHeader(part: string): boolean {
  const { alg, enc, ...rest } = Object(jsonOfBase64(part)) as Record<string, unknown>;
  return alg === 'RSA-OAEP-256' && enc === 'A256GCM' && !('zip' in rest) && !('crit' in rest);
}

/**
 * One compact JWE as the card frame makes them: RSA-OAEP-256 around a key of A256GCM, with an IV of 96 bits and a tag of
 * 128. What comes back names what is sealed, in one spelling: it cannot be changed and still opened.
 */
export function readEnvelope(value: unknown): string | undefined {
  const [, header = '', key = '', ...sealed] = (typeof value === 'string' && JWE.exec(value)) || [];
  if (!isHeader(header)) return undefined;
  const size = bytesOf(key).length;
  if (size < SHORTEST_KEY || size > LONGEST_KEY) return undefined;
  const parts = sealed.map((part) => base64(bytesOf(part)));
  return parts.includes('') ? undefined : parts.join('.');
}

/**
 * A keyed digest of each encrypted field, and of a wallet's token, which the ledger keeps for as long as the platform would
 * accept them.
 */
export async function envelopesOf(
  { settings }: Services,
  fields: Readonly<Record<string, unknown>>,
  token?: string,
): Promise<Omit<UsedEnvelopes, 'by'>> {
  const sealed = new Set(
    Object.entries(fields).flatMap(([name, value]) =>
      /^encrypted/i.test(name) ? (readEnvelope(value) ?? []) : [],
    ),
  );
  if (token !== undefined) sealed.add(canonicalToken(token));
  const digests = await Promise.all([...sealed].map((text) => settings.signer.sign('envelope', text)));
  return { digests: digests.toSorted(), until: settings.now() + LIFE };
}

/** What a session's questions about one order use envelopes as. A payment of the same session and order may use them after. */
export const questionAbout = ({ settings }: Services, { caller }: Call, order: string): Promise<string> =>
  settings.signer.sign('question', caller.owners[0] ?? '', order);

/** A token that is JSON says the same with its fields in another order, or other spaces: it is one token all the same. */
function canonicalToken(token: string): string {
  try {
    return canonical(JSON.parse(token));
  } catch {
    return token;
  }
}
