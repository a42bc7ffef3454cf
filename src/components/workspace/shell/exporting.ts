import type { Words } from '../../base/words.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import type { Word } from '../../../words/compiled/workspace/shell/en.js';
import type { RoomHost } from './room.js';

interface Exported {
  readonly words: Pick<Words<Word>, 'text'>;
  readonly name: string;
  /** As an import takes it. */
  readonly content: object;
  readonly isDirty: boolean;
  /** What else is to be said of the file. */
  readonly more?: string;
}

/** Downloads what the platform has, in the form that an import takes. Resolves to what is said of it. */
export async function exported(
  { record }: RoomHost,
  { words, name, content, isDirty, more = '' }: Exported,
): Promise<string> {
  try {
    const { downloadJson } = await import('../../parts/csv/download-csv.js');
    downloadJson(name, content);
    return [words.text('exported'), more, isDirty ? words.text('exported-unsaved') : '']
      .filter(Boolean)
      .join(' ');
  } catch (error) {
    return troubleText(record.words, record.failed(error));
  }
}
