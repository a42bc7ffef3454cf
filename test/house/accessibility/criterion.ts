type Result = 'supports' | 'supports in part' | 'not applicable';

/** One success criterion of WCAG 2.2, and how far the elements meet it. */
export interface Criterion {
  readonly number: string;
  readonly name: string;
  readonly level: 'A' | 'AA';
  readonly result: Result;
  /** What Florin does for it, or why it has nothing that the criterion is about. */
  readonly does: string;
  /** What falls short, where it is supported in part. */
  readonly lacks?: string;
  /** What remains for the author of the page. */
  readonly yours?: string;
  /** Tests that fail where it is no longer so: titles as they are written, by the file below `test/`. */
  readonly shown?: Readonly<Record<string, readonly string[]>>;
  /** Why no test shows it. */
  readonly untested?: string;
}
