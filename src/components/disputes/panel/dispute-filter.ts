/** What the list is narrowed by, as the address has it. An empty text asks for nothing. */
export interface DisputeFilter {
  /** `open` is what to answer, `answered` waits for the bank, `closed` is over. */
  readonly tab: string;
  readonly search: string;
  readonly state: string;
  /** A group of reasons. */
  readonly reason: string;
  readonly scheme: string;
  readonly currency: string;
  /** Days of the reader's calendar on which the deadline is, `2026-11-21`, both included. */
  readonly from: string;
  readonly until: string;
}

export const NO_FILTER: Omit<DisputeFilter, 'tab'> = {
  search: '',
  state: '',
  reason: '',
  scheme: '',
  currency: '',
  from: '',
  until: '',
};
