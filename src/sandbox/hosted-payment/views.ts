import { formatAmount } from '../../client/money.js';
import { page } from '../bank/page.js';
import type { TestCard } from '../cards/cards.js';
import { member } from '../refusals/fields.js';
import { html, type Html } from '../pages/html.js';
import { paymentAddress } from './addresses.js';
import type { Hosted } from './hosted.js';

const NAME = 'Sandbox Checkout';

const summary = ({ amount, merchantAccount, reference }: Hosted): Html =>
  html`<dl>
    <dt>Amount</dt>
    <dd>${formatAmount(amount, 'en')}</dd>
    <dt>Merchant</dt>
    <dd>${merchantAccount}</dd>
    <dt>Reference</dt>
    <dd>${reference}</dd>
  </dl>`;

/** A link's shopper chooses to go on; a session's is taken back, and has a link in case the browser stays. */
const wayHome = ({ kind, home }: Hosted): Html | '' =>
  home === undefined
    ? ''
    : html`<p><a href="${home}">${kind === 'link' ? 'Continue' : 'Back to the shop'}</a></p>`;

function notice(
  base: string,
  hosted: Hosted | undefined,
  {
    title,
    says,
    status = 200,
    isGoing = false,
  }: { title: string; says: string; status?: number; isGoing?: boolean },
): Response {
  return page({
    base,
    name: NAME,
    title,
    status,
    framed: false,
    // No redirect: a browser holds one that follows a form to the form's own policy, all the way from the bank.
    goesTo: isGoing && hosted?.kind === 'session' ? hosted.home : undefined,
    body: html`<h1>${title}</h1>
      ${hosted ? summary(hosted) : ''}
      <p role="status">${says}</p>
      ${hosted ? wayHome(hosted) : ''}`,
  });
}

export const doneView = (base: string, hosted: Hosted): Response =>
  notice(base, hosted, { title: 'Paid', says: 'Thank you. Your payment went through.', isGoing: true });

export const pendingView = (base: string, hosted: Hosted): Response =>
  notice(base, hosted, {
    title: 'Your bank is still deciding',
    says: 'You do not need to pay again. The shop tells you when the bank has answered.',
    isGoing: true,
  });

export const overView = (base: string, hosted: Hosted): Response =>
  notice(base, hosted, {
    title: hosted.kind === 'link' ? 'This payment link has expired' : 'This payment page has expired',
    says: 'Nothing was charged here. Ask the shop for a new one.',
    status: 410,
  });

export const unknownView = (base: string): Response =>
  notice(base, undefined, {
    title: 'There is no such payment page',
    says: 'Check the address, or ask the shop for a new one.',
    status: 404,
  });

interface FormFacts {
  readonly hosted: Hosted;
  readonly cards: readonly TestCard[];
  /** The result of the try before. */
  readonly note: string | undefined;
}

const choice = ({ id, number, happens }: TestCard): Html =>
  html`<option value="${id}">${number}: ${happens}</option>`;

/** The cards are chosen from a list, never typed: a real number has no way in. */
export function formView(base: string, { hosted, cards, note }: FormFacts): Response {
  const title = 'Pay by card';
  const asksToKeep =
    member(hosted.request, 'storePaymentMethodMode') === 'askForConsent' &&
    member(hosted.request, 'shopperReference') !== undefined;
  const keep = asksToKeep
    ? html`<label class="check"
        ><input type="checkbox" name="keep" value="yes" /> Keep this card for next time</label
      >`
    : '';
  const form = html`<form method="post" action="${paymentAddress(base, hosted.kind, hosted.id)}">
    <label for="card">Test card</label>
    <select id="card" name="card">
      ${cards.map(choice)}
    </select>
    ${keep}
    <button class="main">Pay ${formatAmount(hosted.amount, 'en')}</button>
  </form>`;
  const nothing = html`<p>The shop takes none of the cards that this sandbox has.</p>`;
  const body = html`<h1>${title}</h1>
    ${summary(hosted)}
    <p class="note" role="status">${note ?? ''}</p>
    ${cards.length > 0 ? form : nothing} ${wayHome({ ...hosted, kind: 'session' })}`;
  return page({ base, name: NAME, title, framed: false, body });
}
