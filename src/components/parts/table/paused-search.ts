/** Milliseconds without a keystroke after which a search begins. */
const PAUSE = 250;

/** What is looked for: what stands in the field, a moment later. */
export class PausedSearch {
  readonly #onChanged: () => void;
  #text = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(onChanged: () => void) {
    this.#onChanged = onChanged;
  }

  get text(): string {
    return this.#text;
  }

  /** Takes what stands in the field now. An empty field is no search, at once. */
  type(typed: string): void {
    clearTimeout(this.#timer);
    const look = (): void => {
      this.#text = typed.trim();
      this.#onChanged();
    };
    if (typed === '') look();
    else this.#timer = setTimeout(look, PAUSE);
  }
}
