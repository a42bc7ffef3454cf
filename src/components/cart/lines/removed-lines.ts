import { putBack, removeLine, type CartLine } from '../../parts/cart/cart-lines.js';
import type { CartContents } from '../cart-contents.js';

/** Lines that were removed on this page and can be put back to where they were, until something is ordered. */
export class RemovedLines {
  readonly #contents: CartContents;
  #removed: readonly { readonly line: CartLine; readonly at: number }[] = [];

  constructor(contents: CartContents) {
    this.#contents = contents;
  }

  get lines(): readonly CartLine[] {
    return this.#removed.map(({ line }) => line);
  }

  remove(line: CartLine): void {
    const at = this.#contents.lines.findIndex(({ listingId }) => listingId === line.listingId);
    this.forget(line.listingId);
    this.#removed = [...this.#removed, { line, at }];
    this.#contents.change((lines) => removeLine(lines, line.listingId));
  }

  undo(line: CartLine): void {
    const removed = this.#removed.find((each) => each.line === line);
    this.forget(line.listingId);
    this.#contents.change((lines) => putBack(lines, line, removed?.at ?? lines.length));
  }

  /** One that was added again needs no way back. */
  forget(listingId: string): void {
    this.#removed = this.#removed.filter(({ line }) => line.listingId !== listingId);
  }

  clear(): void {
    this.#removed = [];
  }
}
