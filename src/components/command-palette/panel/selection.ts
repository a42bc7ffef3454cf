import { keyOf, type Choice } from './choices.js';

/** The line that Enter opens. */
export class Selection {
  readonly #ids = new Map<string, string>();
  #key: string | undefined;

  /** The one that was chosen, else the first. */
  of(choices: readonly Choice[]): Choice | undefined {
    return choices.find((choice) => keyOf(choice) === this.#key) ?? choices[0];
  }

  /** Id of its line in the list, the same for as long as the palette is there. */
  idOf(choice: Choice): string {
    const key = keyOf(choice);
    const id = this.#ids.get(key) ?? `choice-${this.#ids.size}`;
    this.#ids.set(key, id);
    return id;
  }

  point(choice: Choice): void {
    this.#key = keyOf(choice);
  }

  clear(): void {
    this.#key = undefined;
  }

  /** Goes where a key leads, around both ends. Returns whether it led anywhere. */
  step(key: string, choices: readonly Choice[]): boolean {
    const active = this.of(choices);
    const at = active ? choices.indexOf(active) : 0;
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: choices.length - 1,
    };
    const step = steps[key];
    const next = step === undefined ? undefined : choices.at(step % choices.length);
    if (!next) return false;
    this.point(next);
    return true;
  }
}
