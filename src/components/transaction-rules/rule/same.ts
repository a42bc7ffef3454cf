/** The same text for the same value, whatever the order of its fields; what is undefined is not there. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  ) ?? '';

export const isSameValue = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);
