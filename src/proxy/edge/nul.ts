const NUL = '\u0000';

/** Name of the field that holds a NUL somewhere, which no database takes: `(body)` where it stands in a name itself. */
export function pathOfNul(value: unknown, name = '(body)'): string | undefined {
  if (typeof value === 'string') return value.includes(NUL) ? name : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (key.includes(NUL)) return '(body)';
    const isWord = !Array.isArray(value) && /^[A-Za-z]{1,32}$/.test(key);
    const found = pathOfNul(inner, isWord ? key : name);
    if (found !== undefined) return found;
  }
  return undefined;
}
