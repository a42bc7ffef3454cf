/** What to look for when looking for a card: its digits whole and in part, backwards, and in base64. */
export interface Needle {
  readonly what: string;
  readonly text: string;
}

const reversed = (text: string): string => [...text].reverse().join('');

/** Base64 of a text wherever it stands in what was encoded: its middle reads the same at each of three offsets. */
function inBase64(text: string): string[] {
  return [0, 1, 2].map((offset) => {
    const encoded = Buffer.from('x'.repeat(offset) + text)
      .toString('base64')
      .replace(/=+$/, '');
    return encoded.slice(offset === 0 ? 0 : offset + 1, -3);
  });
}

const windows = (digits: string, length: number): string[] =>
  Array.from({ length: digits.length - length + 1 }, (_, at) => digits.slice(at, at + length));

export function needlesOf(card: {
  number: string;
  expiry: string;
  securityCode: string;
  holderName: string;
}): Needle[] {
  const backwards = reversed(card.number);
  return [
    ...windows(card.number, 6).map((text) => ({ what: 'six digits of the number', text })),
    ...windows(backwards, 6).map((text) => ({ what: 'six digits backwards', text })),
    ...[card.number, backwards].flatMap(inBase64).map((text) => ({ what: 'the number in base64', text })),
    { what: 'the expiry', text: card.expiry },
    { what: 'the security code', text: `"${card.securityCode}"` },
    { what: 'the name', text: card.holderName },
  ];
}

/** Digits grouped by spaces or dashes are digits all the same; times and sizes are not. */
const plain = (text: string): string => text.replace(/(\d)[ -](?=\d)/g, '$1');

/** Which needles a haystack holds. */
export const found = (haystack: string, needles: readonly Needle[]): string[] => [
  ...new Set(
    needles
      .filter(({ text }) => haystack.includes(text) || plain(haystack).includes(text))
      .map(({ what }) => what),
  ),
];
