/** Properties by which each list opens one thing. */
const OPENS = {
  'florin-payment-operations': 'reference',
  'florin-payouts': 'payout',
  'florin-disputes': 'dispute',
};

/**
 * Leads from the tasks of an overview to where each is seen to: a heading of this page, by its id, or another page. One thing
 * is opened in its list; payments that need a look have a list of their own.
 */
export function leadFrom(overview, places) {
  overview.addEventListener('florin-before-task-open', (event) => {
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
  });
}
