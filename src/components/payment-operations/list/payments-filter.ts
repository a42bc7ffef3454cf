/** What the list is narrowed by, as the address has it. An empty text asks for nothing. */
export interface PaymentsFilter {
  /** `unsettled` are those that wait for an operator; empty are all. */
  readonly tab: string;
  readonly search: string;
  /** Days, `2026-11-21`, both included. */
  readonly from: string;
  readonly until: string;
  readonly outcome: string;
  readonly method: string;
  readonly currency: string;
  /** Decimals with a point. They need a currency. */
  readonly least: string;
  readonly most: string;
}

export const NO_FILTER: PaymentsFilter = {
  tab: '',
  search: '',
  from: '',
  until: '',
  outcome: '',
  method: '',
  currency: '',
  least: '',
  most: '',
};
