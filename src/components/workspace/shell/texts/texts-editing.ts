/** Texts by the names of their fields. */
export type Texts<Field extends string> = Readonly<Record<Field, string>>;

/** Fields of which two people changed the same in different ways, with the other person's versions. */
export interface TextsClash<Field extends string> {
  readonly fields: readonly Field[];
  readonly theirs: Texts<Field>;
}

/** A few texts as they are edited, beside what was read of them. */
export class TextsEditing<Field extends string> {
  readonly #fields: readonly Field[];
  #base: Texts<Field>;
  #mine: Texts<Field>;
  clash: TextsClash<Field> | undefined;
  readonly takesTheirs = new Set<Field>();

  constructor(fields: readonly Field[], base: Texts<Field>) {
    this.#fields = fields;
    this.#base = this.#mine = base;
  }

  get base(): Texts<Field> {
    return this.#base;
  }

  get isDirty(): boolean {
    return this.#fields.some((field) => this.#isMine(field));
  }

  textOf(field: Field): string {
    return this.#mine[field];
  }

  /** What is sent. */
  get whole(): Texts<Field> {
    return this.#of((field) => this.#mine[field].trim());
  }

  /** What is sent where the platform leaves alone what is left out. */
  get changes(): Partial<Texts<Field>> {
    const { whole } = this;
    const changed = this.#fields.filter((field) => whole[field] !== this.#base[field]);
    return Object.fromEntries(changed.map((field) => [field, whole[field]])) as Partial<Texts<Field>>;
  }

  type(field: Field, text: string): void {
    this.#mine = { ...this.#mine, [field]: text };
  }

  /** The platform was asked again, and nothing stands typed that could be lost. */
  see(base: Texts<Field>): void {
    if (!this.isDirty) this.saved(base);
  }

  /** Takes in what another person saved since. Returns what only they changed. */
  takeIn(theirs: Texts<Field>): readonly Field[] {
    const isTheirs = (field: Field): boolean => theirs[field] !== this.#base[field];
    const mine = this.#fields.filter((field) => this.#isMine(field));
    const taken = this.#fields.filter((field) => isTheirs(field) && !mine.includes(field));
    const fields = mine.filter(
      (field) => isTheirs(field) && theirs[field].trim() !== this.#mine[field].trim(),
    );
    this.#mine = this.#of((field) => (mine.includes(field) ? this.#mine[field] : theirs[field]));
    this.#base = theirs;
    this.takesTheirs.clear();
    this.clash = fields.length > 0 ? { fields, theirs } : undefined;
    return taken;
  }

  /** What was chosen is what is saved from now on. */
  settle(): void {
    const { theirs } = this.clash ?? {};
    if (theirs)
      this.#mine = this.#of((field) => (this.takesTheirs.has(field) ? theirs[field] : this.#mine[field]));
    this.clash = undefined;
  }

  /** What was typed is given up. */
  discard(): void {
    this.saved(this.#base);
  }

  /** It is at the platform now. */
  saved(base: Texts<Field>): void {
    this.#base = this.#mine = base;
    this.clash = undefined;
  }

  /** Whether it would come to the same if it was saved. */
  isLike(texts: Texts<Field>): boolean {
    const { whole } = this;
    return this.#fields.every((field) => whole[field] === texts[field]);
  }

  #isMine(field: Field): boolean {
    return this.#mine[field] !== this.#base[field];
  }

  #of(textOf: (field: Field) => string): Texts<Field> {
    return Object.fromEntries(this.#fields.map((field) => [field, textOf(field)])) as Texts<Field>;
  }
}
