import { timeOf } from '../../facts/instant.js';
import { sha256 } from '../../facts/digest.js';
import { hexOf } from '../../facts/hexadecimal.js';
import type { DeedState, NewDeed } from './deed.js';
import type { IntentState } from './intent.js';
import type { Deed, DeedEnd, JournalHead } from './journal.js';

/** What the first entry names as the hash before it. */
export const NO_HASH = '0'.repeat(64);

/** What an end of an intent says in the journal: `unsent` and `refused` both mean that nothing was done. */
export const DEED_STATE = {
  answered: 'done',
  refused: 'refused',
  unsent: 'refused',
  unknown: 'unknown',
} as const satisfies Record<Exclude<IntentState, 'open'>, DeedState>;

/** JSON without its braces, as it stands behind what the ledger itself puts first. No text in it is broken Unicode. */
export const fieldsOf = (value: object): string => {
  const whole = JSON.stringify(value, (_, field: unknown) =>
    typeof field === 'string' ? new TextDecoder().decode(new TextEncoder().encode(field)) : field,
  );
  return whole.slice(1, -1);
};

export const askedFields = ({ at, ...deed }: NewDeed): string => fieldsOf({ ...deed, at: timeOf(at) });

export const endFields = ({ at, ...end }: DeedEnd): string => fieldsOf({ ...end, at: timeOf(at) });

/** The text that an entry's hash is taken of. */
export const lineOf = ({ sequence, hash }: JournalHead, state: DeedState, fields: string): string =>
  `{"sequence":${sequence + 1},"previous":"${hash}","state":"${state}",${fields}}`;

/** A line as the ledger itself wrote it. */
interface Line extends Omit<NewDeed, 'at'>, Omit<DeedEnd, 'at'> {
  readonly sequence: number;
  readonly state: DeedState;
  readonly at: string;
}

/** A deed of its first entry and its last. */
export function deedOf(first: string, last: string): Deed {
  const { at, state: _, ...asked } = JSON.parse(first) as Line & { previous?: string };
  delete asked.previous;
  const { state, answer, refusal, at: changed } = JSON.parse(last) as Line;
  return { ...asked, state, answer, refusal, askedAt: Date.parse(at), changedAt: Date.parse(changed) };
}

export const hashOf = async (line: string): Promise<string> => hexOf(await sha256(line));
