import type {
  createPaymentLink,
  getPaymentLink,
  PaymentLinkRequest,
  updatePaymentLink,
} from '../../client/checkout/index.js';
import { DAY } from '../../facts/instant.js';
import { readAmount, readMerchantAccount } from '../refusals/fields.js';
import { paymentAddress } from '../hosted-payment/addresses.js';
import type { Hosted } from '../hosted-payment/hosted.js';
import { isCharged, type Payment } from '../cards/payment.js';
import { invalid, ServiceError } from '../refusals/service-error.js';
import type { Answering } from '../rows/simulation.js';
import type { State } from '../state/state.js';
import { leftOf, paymentFor, readExpiry, standOf } from './sessions.js';

/** A page of the platform that takes a payment. */
interface PaymentLink {
  readonly id: string;
  readonly url: string;
  readonly request: PaymentLinkRequest;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  /** When a merchant ended it before its time. */
  endedAt?: number;
  readonly createdAt: number;
}

/**
 * Payment links by id. A link ends by its time, or by the merchant before: then nothing brings it back. A payment made
 * after the link was, under its reference and over its amount, is made by it, on its page or not, and completes one that is
 * not reusable.
 */
const openLinks = (): Map<string, PaymentLink> => new Map();

/** Makes a link for whichever variant of the interface asks. */
export function makeLink(state: State, request: PaymentLinkRequest): PaymentLink {
  readMerchantAccount(request, state.merchantAccount);
  readAmount(request);
  const id = `PL${state.random.reference()}`;
  const link: PaymentLink = {
    id,
    url: paymentAddress(state.base, 'link', id),
    request,
    expiresAt: readExpiry(state, request.expiresAt, { usual: DAY, most: 70 * DAY }),
    createdAt: state.now(),
  };
  state.records(openLinks).set(id, link);
  return link;
}

const endOf = ({ endedAt = Number.POSITIVE_INFINITY, expiresAt }: PaymentLink): number =>
  Math.min(endedAt, expiresAt);

/** The payment that decides a link: none decides a reusable one. */
function paymentOf(state: State, { id, request, createdAt: at }: PaymentLink): Payment | undefined {
  const { merchantAccount, reference, amount, reusable } = request;
  return reusable ? undefined : paymentFor(state, { id, merchantAccount, reference, amount, at });
}

function statusOf(state: State, link: PaymentLink) {
  const payment = paymentOf(state, link);
  if (payment && isCharged(payment)) return 'completed' as const;
  if (endOf(link) <= state.now()) return 'expired' as const;
  return payment?.answer === 'PENDING' ? ('paymentPending' as const) : ('active' as const);
}

function answerOf(state: State, link: PaymentLink) {
  const { id, url, request, expiresAt, createdAt } = link;
  const isOver = endOf(link) <= state.now();
  return {
    ...request,
    id,
    url,
    expiresAt: new Date(expiresAt).toISOString(),
    updatedAt: new Date(isOver ? endOf(link) : createdAt).toISOString(),
    status: statusOf(state, link),
  };
}

export const findLink = (state: State, id: string): PaymentLink | undefined =>
  state.records(openLinks).get(id);

/** The page of a payment link. */
export function hostedLink(state: State, link: PaymentLink): Hosted {
  const { id, request } = link;
  const { merchantAccount, amount, reference, returnUrl: home } = request;
  const payment = paymentOf(state, link);
  return {
    kind: 'link',
    id,
    request,
    merchantAccount,
    amount,
    reference,
    home,
    stands: standOf(payment, endOf(link) <= state.now()),
    left: leftOf(payment, id),
  };
}

function linkOf(state: State, id: string): PaymentLink {
  const link = findLink(state, id);
  if (!link) throw new ServiceError(404, '000', 'Not Found.', 'validation');
  return link;
}

/** `POST /paymentLinks`. */
export const create: Answering<typeof createPaymentLink> = (state, { input }) =>
  answerOf(state, makeLink(state, input));

/** `GET /paymentLinks/{linkId}`. */
export const read: Answering<typeof getPaymentLink> = (state, { input }) =>
  answerOf(state, linkOf(state, input.linkId));

/** `PATCH /paymentLinks/{linkId}`. */
export const update: Answering<typeof updatePaymentLink> = (state, { input }) => {
  const link = linkOf(state, input.linkId);
  if (statusOf(state, link) !== 'active') throw invalid('14_019', 'The payment link is over');
  link.endedAt = state.now();
  return answerOf(state, link);
};
