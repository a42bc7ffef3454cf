import { digitsOf } from './digits.js';

export interface Format {
  /** The digits that count, of a text. Default: all. May put some in front, never behind. */
  readonly read?: (text: string) => string;
  /** Most digits there can be. */
  readonly limit: (digits: string) => number;
  readonly write: (digits: string) => string;
}

/**
 * Formats a run of digits and keeps the caret between the same two of them. A deletion is never filled up again, and one
 * that met nothing but a separator takes the digit behind it. A digit typed past the limit is not taken, a longer paste is
 * cut there; what already stood in the input is never cut.
 *
 * `before` is what the input showed, `after` what the browser made of it with the caret at `caret`, `kind` the
 * `InputEvent.inputType`, empty for autofill.
 */
export function edit(
  before: string,
  after: string,
  caret: number,
  kind: string,
  { read, limit, write }: Format,
): [text: string, caret: number] {
  const isDeletion = kind.startsWith('delete');
  const old = digitsOf(before);
  let digits = (isDeletion || !read ? digitsOf : read)(after);
  let right = digitsOf(after.slice(caret)).length;
  if (isDeletion && digits === old) {
    if (kind.endsWith('Forward')) right--;
    const at = old.length - right - 1;
    if (at >= 0) digits = old.slice(0, at) + old.slice(at + 1);
  }
  const most = Math.max(limit(digits), old.length);
  if (digits.length > most && kind === 'insertText') return [before, caret - 1];
  const text = write(digits.slice(0, most));
  let place = text.length;
  for (right -= Math.max(digits.length - most, 0); right > 0 && place;)
    if (digitsOf(text.charAt(--place))) right--;
  return [text, place];
}
