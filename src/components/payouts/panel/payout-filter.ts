/** What the list is narrowed by, as the address has it. An empty text asks for nothing. */
export interface PayoutFilter {
  /** `waiting` is the queue, `all` is everything. */
  readonly tab: string;
  readonly search: string;
  readonly state: string;
  readonly currency: string;
  /** Who submitted it. */
  readonly by: string;
  /** Days of the reader's calendar, `2026-11-21`, both included. */
  readonly from: string;
  readonly until: string;
}

export const NO_FILTER: Omit<PayoutFilter, 'tab'> = {
  search: '',
  state: '',
  currency: '',
  by: '',
  from: '',
  until: '',
};
