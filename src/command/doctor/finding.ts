/** What one look at a site found. */
export interface Finding {
  /** A `note` is worth knowing and may be right; only a `problem` fails. */
  readonly kind: 'fine' | 'note' | 'problem';
  readonly text: string;
  /** What to do about it. */
  readonly advice?: string | undefined;
}

export const fine = (text: string): Finding => ({ kind: 'fine', text });
export const note = (text: string, advice?: string): Finding => ({ kind: 'note', text, advice });
export const problem = (text: string, advice: string): Finding => ({ kind: 'problem', text, advice });
