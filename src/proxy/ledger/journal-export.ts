import type { JournalHead, JournalStore } from './journal.js';

/** A window of time: from a moment on, and before another. Left out: from the first entry, and up to the latest. */
export interface JournalWindow {
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}

/** The last line of an export, which says that it is complete. */
export interface ExportEnd {
  readonly end: true;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly entries: number;
  /** The latest entry that was ever made when the export began, … */
  readonly head: JournalHead;
  /** … and the hash of what stands at its place; nothing where it is gone. */
  readonly latest?: string | undefined;
}

/** Entries read at once. */
const PART = 500;

/**
 * Lines of JSON, each with its line break: the entries in the order in which they were made, each with its hash, then how
 * many they were. Clocks of several servers differ, so a window may hold an entry of a moment before or after it; none is
 * left out in between.
 */
export async function* exportJournal(
  journal: JournalStore,
  { from, until }: JournalWindow,
): AsyncGenerator<string> {
  const head = await journal.journalHead();
  const span = await journal.journalSpan(from?.getTime(), until?.getTime());
  const [latest] = await journal.journalEntries(head.sequence, 1);
  // What is added while this goes on is left to the next export.
  const last = Math.min(span?.last ?? 0, head.sequence);
  let entries = 0;
  for (let next = span?.first ?? 1; next <= last; next += PART) {
    const part = await journal.journalEntries(next, Math.min(PART, last - next + 1));
    for (const { line, hash } of part) yield `${line.slice(0, -1)},"hash":"${hash}"}\n`;
    entries += part.length;
  }
  const end: ExportEnd = {
    end: true,
    from: from?.toISOString(),
    until: until?.toISOString(),
    entries,
    head,
    latest: latest?.hash,
  };
  yield `${JSON.stringify(end)}\n`;
}
