import { nextAnswer } from '../checkout/paying/answers.js';
import { TEST_CARDS, type TestCard } from '../cards/cards.js';
import { findLink, hostedLink } from '../checkout/payment-links.js';
import { findSession, hostedSession } from '../checkout/sessions.js';
import { member, text, type Fields } from '../refusals/fields.js';
import { readCard } from '../checkout/paying/card.js';
import { details } from '../checkout/paying/details.js';
import { createPayment } from '../checkout/paying/payments.js';
import { abandon } from '../checkout/paying/settled.js';
import type { Payment } from '../cards/payment.js';
import { ServiceError } from '../refusals/service-error.js';
import type { State } from '../state/state.js';
import { paymentAddress, type PaymentPlace } from './addresses.js';
import type { Hosted } from './hosted.js';
import { doneView, formView, overView, pendingView, unknownView } from './views.js';

/** Test cards, without those that the merchant's request excludes. */
function cardsOf({ request }: Hosted): readonly TestCard[] {
  const named = (name: string): unknown[] => {
    const value = member(request, name);
    return Array.isArray(value) ? value : [];
  };
  const allowed = named('allowedPaymentMethods');
  const blocked = named('blockedPaymentMethods');
  const isNamed = (list: unknown[], { brand }: TestCard): boolean =>
    list.includes('scheme') || list.includes(brand);
  return TEST_CARDS.filter(
    (card) => (allowed.length === 0 || isNamed(allowed, card)) && !isNamed(blocked, card),
  );
}

const asTestValues = ({ number, expiry, securityCode }: TestCard): Fields => ({
  type: 'scheme',
  encryptedCardNumber: `test_${number.replaceAll(' ', '')}`,
  encryptedExpiryMonth: `test_${expiry.slice(0, 2)}`,
  encryptedExpiryYear: `test_${expiry.slice(3)}`,
  encryptedSecurityCode: `test_${securityCode}`,
});

/** The card is kept where the request says so, or where it leaves that to the shopper and the shopper agreed. */
function isKept(request: Fields, posted: URLSearchParams): boolean {
  if (text(request, 'shopperReference') === undefined) return false;
  const mode = text(request, 'storePaymentMethodMode');
  return mode === 'askForConsent'
    ? posted.get('keep') === 'yes'
    : mode === 'enabled' || member(request, 'storePaymentMethod') === true;
}

function hostedAt(state: State, { kind, id }: PaymentPlace): Hosted | undefined {
  if (kind === 'link') {
    const link = findLink(state, id);
    return link && hostedLink(state, link);
  }
  const session = findSession(state, id);
  return session && hostedSession(state, session);
}

/** The page as it is now, independent of earlier requests. */
function view(state: State, hosted: Hosted, note?: string): Response {
  const { base } = state;
  if (hosted.stands === 'paid') return doneView(base, hosted);
  if (hosted.stands === 'pending') return pendingView(base, hosted);
  if (hosted.stands === 'over') return overView(base, hosted);
  return formView(base, { hosted, cards: cardsOf(hosted), note });
}

/** The answer to a try: a redirect to the bank, or the page with a notice. */
function follow(state: State, place: PaymentPlace, answer: Fields): Response {
  const url = text(member(answer, 'action'), 'url');
  if (url !== undefined)
    return new Response(null, { status: 303, headers: { location: url, 'cache-control': 'no-store' } });
  const hosted = hostedAt(state, place);
  if (!hosted) return unknownView(state.base);
  const code = answer['resultCode'];
  if (code === 'Authorised') return doneView(state.base, hosted);
  if (code === 'Pending') return pendingView(state.base, hosted);
  return view(
    state,
    hosted,
    code === 'Cancelled'
      ? 'You cancelled this payment. Nothing was charged.'
      : 'The bank refused this card. Choose another one.',
  );
}

async function pay(state: State, place: PaymentPlace, posted: URLSearchParams): Promise<Response> {
  const asked = hostedAt(state, place);
  const card = asked && cardsOf(asked).find(({ id }) => id === posted.get('card'));
  if (!asked || !card) return asked ? view(state, asked, 'Choose a card.') : unknownView(state.base);
  const { merchantAccount } = asked;
  const input: Fields = {
    ...asked.request,
    returnUrl: `${paymentAddress(state.base, place.kind, place.id)}/return`,
    storePaymentMethod: isKept(asked.request, posted),
    paymentMethod: asTestValues(card),
  };
  const used = await readCard(state, input, merchantAccount);
  // Looked at again: another tab may have paid while the card was read. From here on, nothing waits.
  const hosted = hostedAt(state, place);
  if (hosted?.stands !== 'open') return hosted ? view(state, hosted) : unknownView(state.base);
  // A try that was left at the bank must not be paid beside this one.
  if (hosted.left) abandon(state, hosted.left, state.random.reference());
  const shopperReference = text(input, 'shopperReference');
  const known = { merchantAccount, shopperReference, method: 'scheme', used } as const;
  const payment: Payment = {
    ...createPayment(state, { input, idempotencyKey: undefined, version: undefined }, known),
    hostedBy: place.id,
  };
  state.payments.push(payment);
  return follow(state, place, nextAnswer(state, payment));
}

/** The shopper is back from the bank. A result that was handed in before shows what became of it. */
function comeBack(state: State, place: PaymentPlace, redirectResult: string): Response {
  const hosted = hostedAt(state, place);
  if (!hosted) return unknownView(state.base);
  if (state.handles.get(redirectResult)?.payment.hostedBy !== place.id) return view(state, hosted);
  try {
    const call = { input: { details: { redirectResult } }, idempotencyKey: undefined, version: undefined };
    return follow(state, place, details(state, call).body ?? {});
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return view(state, hosted);
  }
}

/** Answers for the page behind a payment link's `url` or a hosted session's. */
export async function answerPaymentPage(
  state: State,
  place: PaymentPlace,
  request: Request,
): Promise<Response> {
  state.catchUp();
  const fields = new URL(request.url).searchParams;
  if (place.isReturn) return comeBack(state, place, fields.get('redirectResult') ?? '');
  if (request.method === 'POST') return pay(state, place, new URLSearchParams(await request.clone().text()));
  const hosted = hostedAt(state, place);
  return hosted ? view(state, hosted) : unknownView(state.base);
}
