/** The parameter by which the address of a page opens one thing in its element. */
const PARAMETERS = {
  'florin-account-holders': 'holder',
  'florin-disputes': 'dispute',
  'florin-financing': 'grant',
  'florin-issued-cards': 'card',
  'florin-journal': 'entry',
  'florin-payment-links': 'link',
  'florin-payment-operations': 'payment',
  'florin-payouts': 'payout',
  'florin-sales': 'sale',
  'florin-terminals': 'terminal',
  'florin-transaction-rules': 'rule',
  'florin-transfers': 'transfer',
};

/** The address of what is shown by an element, on the page of that element. Nothing where it has none. */
export function addressIn(pages, { element: tag, kind, reference }) {
  if (!pages[tag]) return undefined;
  const url = new URL(pages[tag], location.href);
  const parameter = kind === 'transaction' ? kind : PARAMETERS[tag];
  if (reference && parameter) url.searchParams.set(parameter, reference);
  return url;
}

/**
 * Leads from the tasks and figures of an overview, or the requests of a journal, to the page of the element that shows each. One
 * thing is opened there by its reference; payments that wait for a decision are listed on their own.
 */
export function leadFrom(from, pages) {
  const lead = (event) => {
    const { kind, reference } = event.detail;
    const url = addressIn(pages, event.detail);
    if (!url) return;
    event.preventDefault();
    if (kind === 'payments-unsettled' && !reference) url.searchParams.set('payments-tab', 'unsettled');
    location.assign(url);
  };
  /** What a figure is made of, of the days that it is of. */
  const leadToFigure = (event) => {
    const { element: tag, kind, from: first } = event.detail;
    if (!pages[tag]) return;
    event.preventDefault();
    const url = new URL(pages[tag], location.href);
    if (kind === 'paid') url.searchParams.set('payments-outcome', 'paid');
    if (tag === 'florin-payment-operations') url.searchParams.set('payments-from', first);
    if (kind === 'taken-back') url.searchParams.set('disputes-tab', 'closed');
    location.assign(url);
  };
  from.addEventListener('florin-before-figure-open', leadToFigure);
  from.addEventListener('florin-before-task-open', lead);
  from.addEventListener('florin-before-subject-open', lead);
}
