import type { LitElement } from 'lit';

import { browserRow, type CallOptions, type Client } from '../../../client/index.js';
import { listDeeds, type DeedFilter, type DeedRecord } from '../../../client/operator/index.js';
import { DEED_KINDS, DEED_STATES } from '../../../client/operator/deed-words.js';
import { timeOf } from '../../../facts/instant.js';
import type { RecordController } from '../../parts/record/record-controller.js';
import type { RecordView } from '../../parts/record/record-view.js';
import { startOfDay } from '../../parts/table/calendar-day.js';
import type { KnownRows } from '../../parts/table/later-pages.js';
import type { JournalSubject } from '../events.js';

const listRow = /*@__PURE__*/ browserRow(listDeeds);

/** Requests of one page. */
const PAGE = 100;

export type KnownRequests = KnownRows<DeedRecord, DeedFilter>;

/** A request that was asked for alone; nothing where there is none of this number. */
export interface OpenRequest {
  readonly request: DeedRecord | undefined;
}

/** The list, or the request that is open. */
export type JournalAnswer = KnownRequests | OpenRequest;

export type JournalRecord = RecordController<
  JournalAnswer,
  RecordView<JournalAnswer>,
  'florin-journal-failed'
>;

/** What the element says of itself. */
export interface JournalElement extends LitElement {
  entry: string;
  readonly timeZone: string;
  readonly noAddress: boolean;
  readonly addressPrefix: string;
  addressOf(subject: JournalSubject): string | undefined;
}

/** What the list is narrowed by. An empty text asks for nothing. */
export interface JournalFilter {
  /** There are no tabs: the parts of a list want one. */
  readonly tab: string;
  readonly search: string;
  readonly row: string;
  readonly kind: string;
  readonly state: string;
  /** Who asked, by what stands for them: a name is never in an address. */
  readonly person: string;
  /** Days, `2026-11-21`, both included. */
  readonly from: string;
  readonly until: string;
}

export const NO_FILTER: JournalFilter = {
  tab: '',
  search: '',
  row: '',
  kind: '',
  state: '',
  person: '',
  from: '',
  until: '',
};

export const idOf = ({ entry }: DeedRecord): string => entry;

/** What the proxy is asked for. What an address says and cannot be is left out. */
export function questionOf(
  { search, row, kind, state, person, from, until }: JournalFilter,
  timeZone: string,
): DeedFilter {
  const day = (text: string, later: number): string | undefined => {
    const moment = startOfDay(text, later, timeZone);
    return moment === undefined ? undefined : timeOf(moment);
  };
  const asked: DeedFilter = {
    search: search.trim().slice(0, 80) || undefined,
    row: row.slice(0, 80) || undefined,
    kind: DEED_KINDS.find((each) => each === kind),
    state: DEED_STATES.find((each) => each === state),
    person: person.slice(0, 64) || undefined,
    from: day(from, 0),
    until: day(until, 1),
    limit: PAGE,
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}

/** A page, and what the one after it is asked for with. */
export async function readRequests(
  client: Client,
  input: DeedFilter,
  options: CallOptions,
): Promise<KnownRequests> {
  const { deeds, nextCursor } = await client.call(listRow, input, options);
  return { items: deeds, next: nextCursor === undefined ? undefined : { ...input, cursor: nextCursor } };
}

/** One request by its number. An address may hold anything. */
export async function readRequest(client: Client, entry: string, options: CallOptions): Promise<OpenRequest> {
  if (!/^\d{1,15}$/.test(entry)) return { request: undefined };
  const { deeds } = await client.call(listRow, { entry }, options);
  return { request: deeds.find((each) => each.entry === entry) };
}
