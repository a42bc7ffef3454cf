/** Surroundings of work that may go on after its request was answered. */
export interface Background {
  /** Adds a word to the event of this request, or of this piece of work. */
  note(word: string): void;
  /** Tells an edge runtime that work goes on after the answer. */
  keepAlive(work: Promise<unknown>): void;
  /** The trace that the platform's part of it belongs to. */
  readonly traced?: Readonly<Record<string, string>> | undefined;
}
