const USUAL = { theme: 'plain', colorScheme: 'light', direction: 'ltr', locale: 'en', words: 'usual' };

/**
 * How each story is seen, in this order: what Storybook's toolbar is set to, and how wide the screen is where not as wide as
 * the story's own. Longer words come last, because a page cannot forget words.
 */
export const VARIANTS = {
  light: { globals: USUAL },
  dark: { globals: { ...USUAL, colorScheme: 'dark' } },
  narrow: { globals: USUAL, width: 320 },
  'right-to-left': { globals: { ...USUAL, locale: 'ar', direction: 'rtl' } },
  'longer-words': { globals: { ...USUAL, words: 'longer' } },
};
