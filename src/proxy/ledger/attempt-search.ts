import { methodFacts, standingOf, type Attempt } from './attempt.js';

/** What attempts are narrowed by. What is left out narrows nothing. */
export interface AttemptFilter {
  /** How the order, its reference at the platform or the platform's own begins. */
  readonly search?: string | undefined;
  /** Begun from this moment on, in milliseconds since the epoch, … */
  readonly from?: number | undefined;
  /** … and before this one. */
  readonly until?: number | undefined;
  /** How it stands: what is open is `unknown`. */
  readonly outcome?: string | undefined;
  readonly currency?: string | undefined;
  /** The platform's word for what was paid with: the brand of a card, else the method. */
  readonly method?: string | undefined;
  /** Minor units that were asked for, both included. Without a currency they say nothing. */
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}

/** A part of all attempts, latest first. */
export interface AttemptSearch extends AttemptFilter {
  /** Where the last part ended: its last attempt. */
  readonly after?: Pick<Attempt, 'begunAt' | 'reference'> | undefined;
  readonly limit: number;
}

/** What all attempts were made in and paid with, each once, in the order of its letters. */
export interface AttemptWords {
  readonly currencies: readonly string[];
  readonly methods: readonly string[];
}

/** The filter's question, as it is answered one by one where there is no database. What is fenced was never tried. */
export function isListed(attempt: Attempt, filter: AttemptFilter): boolean {
  const { search = '', from = -Infinity, until = Infinity, least = -Infinity, most = Infinity } = filter;
  const { order, reference, pspReference = '', begunAt, amount } = attempt;
  const isEqual = (wanted: string | undefined, value: string | undefined): boolean =>
    wanted === undefined || wanted === value;
  return (
    !attempt.isFenced &&
    begunAt >= from &&
    begunAt < until &&
    isEqual(filter.outcome, standingOf(attempt)) &&
    isEqual(filter.currency, amount.currency) &&
    isEqual(filter.method, methodFacts(attempt).brand) &&
    amount.value >= least &&
    amount.value <= most &&
    [order, reference, pspReference].some((name) => name.startsWith(search))
  );
}
