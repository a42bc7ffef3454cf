/** What the list is narrowed by, as the address has it. An empty text asks for nothing. */
export interface TerminalFilter {
  readonly search: string;
  /** Key of a place or an account. */
  readonly place: string;
  readonly status: string;
  readonly model: string;
}

export const NO_FILTER: TerminalFilter = { search: '', place: '', status: '', model: '' };
