import type { TerminalDetails } from '../../../client/terminal-management/index.js';
import { isSame, placeOf, type Place } from '../panel/places.js';

export const RESULT_KINDS = ['done', 'scheduled', 'failed', 'unknown'] as const;

/** How one terminal's move stands. `unknown`: nothing that was answered says so. */
export interface Result {
  readonly kind: (typeof RESULT_KINDS)[number];
  /** The platform's own words, where they say more. */
  readonly told?: string | undefined;
}

const UNKNOWN: Result = { kind: 'unknown' };

/** What the platform's word for one terminal says. A word that is new may mean anything. */
function resultOf(word: string | undefined): Result {
  if (!word) return UNKNOWN;
  if (word === 'Done') return { kind: 'done' };
  if (/^(?:Assignment|RemoveConfig)Scheduled$/.test(word)) return { kind: 'scheduled' };
  const error = /^error\b[:\s]*(.*)$/is.exec(word);
  if (error) return { kind: 'failed', told: error[1]?.trim() || undefined };
  return { kind: 'unknown', told: word };
}

export type Results = ReadonlyMap<string, Result>;

/** How each of the terminals stands by an answer; one that the answer leaves out is not known. */
export const resultsOf = (ids: readonly string[], answer: Readonly<Record<string, string>>): Results =>
  new Map(ids.map((id) => [id, resultOf(Object.hasOwn(answer, id) ? answer[id] : undefined)]));

/** The status of a terminal that waits for the restart which brings it to a place of this kind. */
const WAITING: Readonly<Record<Place['kind'], TerminalDetails['terminalStatus']>> = {
  inventory: 'ReAssignToInventoryPending',
  stock: 'ReAssignToMerchantInventoryPending',
  'in-use': 'ReAssignToStorePending',
  store: 'ReAssignToStorePending',
};

/**
 * How a terminal's move stands by where it is now. One that waited for a restart before (`wasMoving`) may still wait for the
 * move before this one.
 */
export function resultNow(details: TerminalDetails, to: Place, before: Result, wasMoving: boolean): Result {
  const isWaiting = details.terminalStatus === WAITING[to.kind];
  if (isWaiting && (!wasMoving || before.kind === 'scheduled')) return { kind: 'scheduled' };
  if (!isWaiting && isSame(placeOf(details), to)) return { kind: 'done' };
  return before.kind === 'failed' ? before : { kind: 'unknown', told: before.told };
}

/** The terminals whose move stands so. */
export const having = (results: Results, ...kinds: readonly Result['kind'][]): readonly string[] =>
  [...results].flatMap(([id, { kind }]) => (kinds.includes(kind) ? id : []));
