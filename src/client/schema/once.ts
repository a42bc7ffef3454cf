/**
 * Defers a computation to its first use and remembers it. Every schema stands behind one, so that importing
 * a table costs nothing and a bundler can drop unused schemas.
 */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
