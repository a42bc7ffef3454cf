import { ShownOnce } from '../../parts/record/shown-once.js';
import type { TabOptions } from './sessions-record.js';

const WORDS = { copy: 'copy-data', hide: 'hide-data', hidden: 'data-hidden' } as const;

/** Data for a script of the platform's, shown once. @param leaveFor - Where the focus goes once they are hidden. */
export const onceOf = (
  { record, words }: Pick<TabOptions, 'record' | 'words'>,
  leaveFor: string,
): ShownOnce =>
  new ShownOnce(record, {
    part: 'session-data',
    words: {
      text: (word) => words.text(word === 'copied' || word === 'copy-failed' ? word : WORDS[word]),
    },
    leaveFor,
  });
