/** A brand that shares its cards with an international one, and such a one. */
const PAIR = /\b(bcmc|cartebancaire|(?:visa)?dankort) (visa|mc|maestro|vpay)\b/;

/** Which of two brands is national, where the other is one that it may stand beside on a card; nothing of any other two. */
export function pairOf(one = '', other = ''): { national: string; international: string } | undefined {
  const [, national, international] = PAIR.exec(`${one} ${other} ${one}`) ?? [];
  return national && international ? { national, international } : undefined;
}
