import { ListingsRefusal } from './refusal.js';

/** Refuses NUL, the one letter that PostgreSQL cannot keep, wherever it stands in what was sent. */
export function refuseNul(value: unknown, path = ''): void {
  if (typeof value === 'string' && value.includes('\0')) throw new ListingsRefusal('invalid-request', path);
  if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) refuseNul(inner, path ? `${path}.${name}` : name);
}
