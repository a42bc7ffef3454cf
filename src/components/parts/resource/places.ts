/**
 * Gives every item of a list a place for good: what is gone leaves a gap, what is new comes last. So Lit never uses the
 * nodes of one item again for another, and the focus stays with the item it is at. For lists that only ever lose items and
 * grow at the end; Lit's `repeat` can more, and weighs 0.7 kB more.
 */
export class Places<Item extends { readonly id: string }> {
  readonly #ids: string[] = [];

  arrange(items: readonly Item[]): readonly (Item | undefined)[] {
    const byId = new Map(items.map((item) => [item.id, item]));
    for (const id of byId.keys()) if (!this.#ids.includes(id)) this.#ids.push(id);
    return this.#ids.map((id) => byId.get(id));
  }
}
