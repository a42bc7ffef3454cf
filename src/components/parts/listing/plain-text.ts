import { apart } from '../../base/apart.js';

/** What turns a text around or hides in it: marks of direction, letters without width, controls. */
const HIDDEN = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]+/gu;

/**
 * A text that another person wrote, as it may stand beside a price: on one line, without marks that could turn `100` into
 * `001`, and cut at `most` letters. What joins letters stays, because Persian, Hindi and emoji need it.
 */
export function plainText(text: string, most = 300): string {
  // A megabyte is cut before it is searched.
  const plain = text
    .slice(0, most * 4)
    .replace(HIDDEN, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = plain.length > most ? [...plain] : undefined;
  return letters && letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : plain;
}

/** The same, kept apart from the direction of the words around it. For attributes; in markup `<bdi>` does that. */
export const isolatedText = (text: string, most?: number): string => apart(plainText(text, most));
