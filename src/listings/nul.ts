import { ListingsRefusal } from './refusal.js';

/**
 * Refuses what PostgreSQL cannot keep, wherever it stands in what was sent: NUL, and half of a character of two parts, which
 * it takes within JSON and fails to read.
 */
export function refuseNul(value: unknown, path = ''): void {
  if (typeof value === 'string' && /\0|\p{Cs}/u.test(value))
    throw new ListingsRefusal('invalid-request', path);
  if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) refuseNul(inner, path ? `${path}.${name}` : name);
}
