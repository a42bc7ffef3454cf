/** Where one thing of a kind is opened. */
export interface OpenedRecord {
  /** Tag of the element that shows it. */
  readonly element: string;
  /** The property of the element that names what is open, … */
  readonly property: string;
  /** … and what stands for it in the address of a page. */
  readonly parameter: string;
}

/** Kinds of things that an element opens by their id, and where. */
export const OPENED_RECORDS = {
  'account-holder': { element: 'florin-account-holders', property: 'accountHolder', parameter: 'holder' },
  card: { element: 'florin-issued-cards', property: 'card', parameter: 'card' },
  dispute: { element: 'florin-disputes', property: 'dispute', parameter: 'dispute' },
  grant: { element: 'florin-financing', property: 'grant', parameter: 'grant' },
  payment: { element: 'florin-payment-operations', property: 'reference', parameter: 'payment' },
  'payment-link': { element: 'florin-payment-links', property: 'paymentLink', parameter: 'link' },
  payout: { element: 'florin-payouts', property: 'payout', parameter: 'payout' },
  request: { element: 'florin-journal', property: 'entry', parameter: 'entry' },
  rule: { element: 'florin-transaction-rules', property: 'transactionRule', parameter: 'rule' },
  sale: { element: 'florin-sales', property: 'sale', parameter: 'sale' },
  terminal: { element: 'florin-terminals', property: 'terminal', parameter: 'terminal' },
  transaction: { element: 'florin-transfers', property: 'transaction', parameter: 'transaction' },
  transfer: { element: 'florin-transfers', property: 'transfer', parameter: 'transfer' },
} as const satisfies Readonly<Record<string, OpenedRecord>>;

export type OpenedKind = keyof typeof OPENED_RECORDS;

/** Whether an element opens one thing by its id. */
export const opensOne = (element: string): boolean =>
  Object.values(OPENED_RECORDS).some((record) => record.element === element);
