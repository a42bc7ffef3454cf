import { FRAME_WORDS, type FrameSettings } from '../../src/frame/protocol.js';

/** Settings as a page sends them, with every word naming itself. */
export const settings = (changes: Partial<FrameSettings> = {}): FrameSettings => ({
  fields: ['number', 'expiry', 'securityCode'],
  holderNameRequired: false,
  locale: 'en',
  direction: 'ltr',
  colorScheme: 'light',
  words: Object.fromEntries(FRAME_WORDS.map((word) => [word, `word ${word}`])) as FrameSettings['words'],
  tokens: {},
  disabled: false,
  isUnsupported: false,
  ...changes,
});
