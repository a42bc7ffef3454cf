type Fields = Readonly<Record<string, unknown>>;

const namesIn = (brands: unknown): unknown[] | undefined => (Array.isArray(brands) ? brands : undefined);

/**
 * The platform lists Bancontact cards as a method of their own. A page has one place to type cards, in which theirs are a brand:
 * the first, so that a card that is Maestro too is paid as the card of its country unless its shopper chooses otherwise.
 */
export function withBancontact(methods: readonly Fields[]): readonly Fields[] {
  const bancontact = methods.find(({ type }) => type === 'bcmc');
  if (!bancontact) return methods;
  const cards = methods.find(({ type }) => type === 'scheme');
  if (!cards)
    return methods.map((method) =>
      method === bancontact ? { ...method, type: 'scheme', brands: ['bcmc'] } : method,
    );
  const brands = namesIn(cards['brands']);
  const joined = brands ? { ...cards, brands: [...new Set(['bcmc', ...brands])] } : cards;
  return methods
    .filter((method) => method !== bancontact)
    .map((method) => (method === cards ? joined : method));
}
