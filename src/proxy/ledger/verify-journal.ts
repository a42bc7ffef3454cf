import type { JournalHead } from './journal.js';
import type { ExportEnd } from './journal-export.js';
import { hashOf, NO_HASH } from './journal-line.js';

/**
 * What is wrong with an export, at the first place that is wrong:
 * - `unreadable`: a line is no entry.
 * - `out-of-order`: an entry is missing, was inserted or stands at another place.
 * - `changed`: an entry is not what it was when the next one was made.
 * - `cut-off`: entries are missing at the end, or the last line is.
 */
export type JournalFault = 'unreadable' | 'out-of-order' | 'changed' | 'cut-off';

export interface JournalVerdict {
  readonly isWhole: boolean;
  /** Entries that are as they were written, up to the first that is not. */
  readonly entries: number;
  /** The last of them: keep it elsewhere, and give it as `after` when you verify the export that follows. */
  readonly last?: JournalHead | undefined;
  readonly fault?: JournalFault | undefined;
}

/** What the first entry follows. */
const START: JournalHead = { sequence: 0, hash: NO_HASH };

/**
 * Verifies an export of the journal by itself: that no entry was changed, removed, inserted or moved. `after` is the `last` of
 * the export before, which this one then has to follow without a gap.
 */
export async function verifyJournal(
  lines: Iterable<string> | AsyncIterable<string>,
  { after }: { readonly after?: JournalHead | undefined } = {},
): Promise<JournalVerdict> {
  let last = after;
  let entries = 0;
  const found = (fault?: JournalFault): JournalVerdict => ({
    isWhole: fault === undefined,
    entries,
    last,
    fault,
  });
  for await (const line of lines) {
    const read = readLine(line.trimEnd());
    if (!read) return found('unreadable');
    if ('end' in read) return found(faultOfEnd(read, entries, last ?? START, after?.sequence ?? 0));
    const { text, sequence, previous, hash } = read;
    if (sequence !== (last?.sequence ?? sequence - 1) + 1) return found('out-of-order');
    const before = last?.hash ?? (sequence === 1 ? START.hash : previous);
    if (previous !== before || hash !== (await hashOf(text))) return found('changed');
    last = { sequence, hash };
    entries += 1;
  }
  return found('cut-off');
}

/** Whether what the last line says contradicts the entries before it. A whole journal begins with its first entry, or after a known one. */
function faultOfEnd(
  end: ExportEnd,
  entries: number,
  last: JournalHead,
  before: number,
): JournalFault | undefined {
  const { from, until, head, latest = NO_HASH } = end;
  if (end.entries !== entries || latest !== head.hash) return 'cut-off';
  if (from === undefined && last.sequence !== before + entries) return 'out-of-order';
  const goesToTheEnd = until === undefined && (from === undefined || entries > 0);
  return goesToTheEnd && (last.sequence !== head.sequence || last.hash !== head.hash) ? 'cut-off' : undefined;
}

interface ReadEntry extends JournalHead {
  readonly previous: string;
  /** What the hash is of: the line without it. */
  readonly text: string;
}

const HASH = /,"hash":"([0-9a-f]{64})"\}$/;

function readLine(line: string): ReadEntry | ExportEnd | undefined {
  const fields = parsed(line) as Partial<ReadEntry & ExportEnd> | undefined;
  const { sequence, previous, end, entries, head } = fields ?? {};
  if (fields && end === true)
    return typeof entries === 'number' && head ? { ...fields, end, entries, head } : undefined;
  const [, hash] = HASH.exec(line) ?? [];
  if (!fields || hash === undefined || typeof previous !== 'string') return undefined;
  if (typeof sequence !== 'number' || !Number.isSafeInteger(sequence)) return undefined;
  return { text: line.replace(HASH, '}'), sequence, previous, hash };
}

function parsed(line: string): object | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
