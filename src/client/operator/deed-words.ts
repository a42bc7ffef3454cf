/** How a write is kept in the journal; the ledger's `deed.ts` says what each means. */
export const DEED_KINDS = ['money', 'other', 'workspace'] as const;

export const DEED_STATES = ['asked', 'done', 'refused', 'unknown'] as const;
