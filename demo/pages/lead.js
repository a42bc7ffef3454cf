/** Properties by which each element opens one thing. */
const OPENS = {
  'florin-account-holders': 'accountHolder',
  'florin-disputes': 'dispute',
  'florin-financing': 'grant',
  'florin-issued-cards': 'card',
  'florin-payment-links': 'paymentLink',
  'florin-payment-operations': 'reference',
  'florin-payouts': 'payout',
  'florin-terminals': 'terminal',
  'florin-transaction-rules': 'transactionRule',
  'florin-transfers': 'transfer',
};

/**
 * Leads from the tasks of an overview, or the requests of a journal, to where each is seen to: a heading of this page, by its id, or
 * another page. One thing is opened in its list; payments that need a look have a list of their own.
 */
export function leadFrom(from, places) {
  const lead = (event) => {
    const { element: tag, kind, reference } = event.detail;
    const place = places[tag];
    if (!place) return;
    event.preventDefault();
    if (place.startsWith('/')) return location.assign(place);
    const element = document.querySelector(tag);
    if (element && reference && OPENS[tag]) element[OPENS[tag]] = reference;
    if (kind === 'payments-unsettled' && element && !reference) element.unsettled = true;
    const heading = document.getElementById(place);
    heading.focus();
    heading.scrollIntoView();
  };
  from.addEventListener('florin-before-task-open', lead);
  from.addEventListener('florin-before-subject-open', lead);
}
