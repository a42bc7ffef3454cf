/** Keeps the direction of a word from elsewhere to itself: a name of one script inside a sentence of another. */
export const apart = (text: string): string => `\u2068${text}\u2069`;
