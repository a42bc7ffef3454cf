import { isolatedText } from '../../parts/listing/plain-text.js';
import type { Hanging } from './rows.js';
import type { Texts } from './showing.js';

/** What goes with a collection, by name. */
export const victimsText = (words: Texts, { mocks, monitors }: Hanging): readonly string[] => [
  ...mocks.map((name) => words.text('victim-mock', { name: isolatedText(name, 80) })),
  ...monitors.map((name) => words.text('victim-monitor', { name: isolatedText(name, 80) })),
];
