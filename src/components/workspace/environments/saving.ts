import { isolatedText } from '../../parts/listing/plain-text.js';
import { DocumentSaving } from '../shell/document-saving.js';
import type { RoomHost } from '../shell/room.js';
import type { Writing } from '../shell/writing.js';
import type { Editing } from './editing.js';
import { environmentBody, readEnvironment, saveEnvironment, type Environment } from './rows.js';
import type { DeskOptions } from './showing.js';

interface Saved extends Pick<DeskOptions, 'words'> {
  readonly editing: Editing;
  readonly writing: Writing;
  isBusy(): boolean;
  /** Before what is wrong is shown. */
  onFault(): void;
}

/** Saves an environment without losing what others saved, once all its variables are right. */
export function savingOf(
  host: RoomHost,
  { words, editing, writing, isBusy, onFault }: Saved,
): DocumentSaving<Environment, readonly string[]> {
  const { record } = host;
  /** Leads to the first field that is wrong. Returns whether there is one. */
  const showFault = (isWrong: boolean): boolean => {
    if (!isWrong) return false;
    record.say(words.text('some-faults'));
    record.focus('[aria-invalid=true]');
    return true;
  };
  return new DocumentSaving(host, {
    words,
    thing: 'environment',
    editing,
    writing,
    isBusy,
    read: (client) => readEnvironment(client, editing.base.uid),
    showFault: () => {
      onFault();
      editing.isChecked = true;
      return showFault(editing.isNameless || editing.faults.size > 0);
    },
    showMergedFault: () => showFault(editing.faults.size > 0),
    prepared: () => {
      const { whole } = editing;
      return {
        body: environmentBody(whole),
        send: (client) => saveEnvironment(client, whole),
        saved: () => editing.saved(whole),
      };
    },
    savedText: (taken) => {
      const list = new Intl.ListFormat(record.language);
      const keys = list.format(taken.map((key) => isolatedText(key, 40)));
      return keys ? words.text('saved-merged', { keys }) : words.text('saved');
    },
    isSavedAs: (kept) => {
      if (!editing.isLike(kept)) return false;
      editing.saved(kept);
      return true;
    },
  });
}
