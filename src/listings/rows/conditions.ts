/** Conditions of one statement with the values they compare to: no value ever stands in the text of a statement. */
export class Conditions {
  readonly parameters: unknown[] = [];
  readonly #parts: string[] = [];

  /** The place of a value: `$3`. */
  value(value: unknown): string {
    return `$${this.parameters.push(value)}`;
  }

  add(condition: string): void {
    this.#parts.push(condition);
  }

  get sql(): string {
    return this.#parts.length > 0 ? this.#parts.join(' AND ') : 'true';
  }
}
