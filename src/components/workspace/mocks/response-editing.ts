import type { Opened } from './response-rows.js';
import { faultsOf, FIELDS, NEW, textOf, type Fault, type Field, type ResponseText } from './response.js';

/** What two people changed in different ways. */
export interface Clash {
  readonly fields: readonly Field[];
  readonly theirs: ResponseText;
}

/** One server response as it is edited, beside what was read of it. */
export class ResponseEditing {
  #base: ResponseText;
  #typed: ResponseText;
  clash: Clash | undefined;
  /** Fields of which the other person's version is taken. */
  readonly takes = new Set<Field>();
  /** Whether faults are shown: not before the operator tried to save. */
  isChecked = false;

  constructor(base: ResponseText = NEW) {
    this.#base = this.#typed = base;
  }

  get base(): ResponseText {
    return this.#base;
  }

  get typed(): ResponseText {
    return this.#typed;
  }

  get isDirty(): boolean {
    return FIELDS.some((field) => this.#typed[field] !== this.#base[field]);
  }

  get faults(): ReadonlyMap<Field, Fault> {
    return faultsOf(this.#typed);
  }

  type(field: Field, text: string): void {
    this.#typed = { ...this.#typed, [field]: text };
  }

  discard(): void {
    this.saved(this.#base);
  }

  /** It is at the platform now. */
  saved(base: ResponseText): void {
    this.#base = this.#typed = base;
    this.clash = undefined;
    this.isChecked = false;
  }

  /** The platform was asked again, and nothing stands typed that could be lost. */
  see(base: ResponseText): void {
    if (!this.isDirty) this.saved(base);
  }

  isLike(text: ResponseText): boolean {
    return FIELDS.every((field) => text[field] === this.#typed[field]);
  }

  /** Takes in what another person saved since. Returns the fields that only they changed. */
  takeIn({ response }: Opened): readonly Field[] {
    const [base, mine, theirs] = [this.#base, this.#typed, response ? textOf(response) : this.#base];
    const changed = FIELDS.filter((field) => theirs[field] !== base[field]);
    const taken = changed.filter((field) => mine[field] === base[field]);
    for (const field of taken) this.type(field, theirs[field]);
    this.#base = theirs;
    this.takes.clear();
    const fields = changed.filter((field) => !taken.includes(field) && mine[field] !== theirs[field]);
    this.clash = fields.length > 0 ? { fields, theirs } : undefined;
    return taken;
  }

  /** What was chosen is what is saved from now on. */
  settle(): void {
    const { clash } = this;
    if (!clash) return;
    for (const field of this.takes) this.type(field, clash.theirs[field]);
    this.clash = undefined;
  }
}
