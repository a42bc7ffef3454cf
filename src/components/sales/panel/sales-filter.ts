/** What the list is narrowed by, as the address has it. An empty text asks for nothing. */
export interface SalesFilter {
  /** `figures`, or empty for the list. */
  readonly tab: string;
  readonly search: string;
  readonly status: string;
  /** Id of a listing. */
  readonly listing: string;
  readonly currency: string;
  /** Days, `2026-11-21`, both included. */
  readonly from: string;
  readonly until: string;
}

export const NO_FILTER: SalesFilter = {
  tab: '',
  search: '',
  status: '',
  listing: '',
  currency: '',
  from: '',
  until: '',
};
