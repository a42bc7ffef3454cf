/** A number as people write it, with spaces or hyphens between its digits. */
export const digitsField = (pattern: RegExp, maxLength: number) =>
  ({
    inputMode: 'numeric',
    autocomplete: 'off',
    maxLength,
    read: (text: string): string | undefined =>
      pattern.exec(text.normalize('NFKC').replace(/[\s\u2010-\u2015-]/g, ''))?.[0],
  }) as const;
