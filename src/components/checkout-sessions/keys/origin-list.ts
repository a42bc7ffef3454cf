import { bytesOfBase64url } from '../../../facts/base64.js';
import { isOrigin } from '../older/older-fields.js';

/** Origins that one request names. */
const MOST = 50;

/** The origins that a text names, each once: one on each line, or separated by spaces or commas. */
export const originsIn = (typed: string): readonly string[] => [
  ...new Set(typed.split(/[\s,]+/).filter(Boolean)),
];

/** The word for what is wrong with them. */
export function originsFault(typed: string): 'not-origins' | 'many-origins' | undefined {
  const origins = originsIn(typed);
  if (origins.length > MOST) return 'many-origins';
  return origins.every(isOrigin) ? undefined : 'not-origins';
}

/** Whether a key says that it is for this origin: its fourth part is the origin. A key of another would not load anything. */
export function isKeyFor(origin: string, key: string): boolean {
  try {
    return new TextDecoder().decode(bytesOfBase64url(key.split('.')[3] ?? '')) === origin;
  } catch {
    return false;
  }
}
