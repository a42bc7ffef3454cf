import { checkout } from '../../client/checkout/index.js';
import type { Amount } from '../../client/index.js';
import { donatedOrder, donationOrder } from '../../client/shopper/donation-order.js';
import { Cause, type CausesAnswer, type CausesRequest } from '../../client/shopper/donations.js';
import { strictly } from '../../client/schema/validate.js';
import { checkUrl } from '../../client/url.js';
import { isOwn } from '../paying/attempt-reply.js';
import { resolveOrder } from '../paying/order.js';
import { localeIn } from '../paying/payment-request.js';
import { countAsAsking } from '../paying/paying-limit.js';
import type { Attempt, DonationRight } from '../ledger/attempt.js';
import { dropAbsent, own, text } from '../platform/fields-of-answer.js';
import type { MerchantOrder } from '../platform/merchant-order.js';
import { noteOf } from '../platform/platform.js';
import { Refusal } from '../refusal.js';
import type { Call, Reply, Services } from '../services.js';

/** An order that was paid, and the payment that lets its shopper give something. */
export interface PaidOrder {
  readonly merchantOrder: MerchantOrder;
  readonly payment: Attempt & { readonly donation: DonationRight };
  /** All that was paid for the order. */
  readonly paid: Amount;
}

/** More would be no choice. */
const MOST_CAUSES = 12;
const MOST_AMOUNTS = 8;

/** Whether donations are on; the merchant is told what is missing. */
export function checkDonations({ settings }: Services): void {
  if (!settings.options.donations) throw new Refusal('not-configured', { field: 'donations' });
}

/** The order, where this caller has paid it in a way that takes donations. A shopper can give after an order that they have paid themselves. */
export async function paidOrder(
  services: Services,
  call: Call,
  order: string,
): Promise<PaidOrder | undefined> {
  const { ledger } = services;
  const merchantOrder = await resolveOrder(services, call, order);
  const standing = await ledger.findOrder(order);
  if (!standing?.isPaid) return undefined;
  const payment = (await ledger.partsOf(order)).findLast((part) => isOwn(part, call) && part.donation);
  if (!payment?.donation) return undefined;
  const { currency } = payment.amount;
  const { donation } = payment;
  return {
    merchantOrder,
    payment: { ...payment, donation },
    paid: { value: standing.authorised, currency },
  };
}

const address = (value: unknown, allowLocalHttp: boolean): string | undefined =>
  typeof value === 'string' && value.length <= 2000 ? checkUrl(value, { allowLocalHttp })?.href : undefined;

/**
 * What takes an amount to the next full one, in minor units; nothing where it is full already: the whole maximum
 * would round up nothing.
 */
export const roundUp = (value: number, most: number): number => (most - (value % most)) % most;

/** A campaign as a page may show it; nothing where it offers no amount in the order's currency. */
function causeOf(campaign: unknown, paid: Amount, allowLocalHttp: boolean): Cause | undefined {
  const donation = own(campaign, 'donation');
  const most = own(donation, 'maxRoundupAmount');
  const isRoundUp = own(donation, 'donationType') === 'roundup';
  const offered = own(donation, 'values') ?? own(own(campaign, 'amounts'), 'values');
  const currency = own(donation, 'currency') ?? own(own(campaign, 'amounts'), 'currency');
  const values = isRoundUp
    ? [roundUp(paid.value, Number(most))]
    : Array.isArray(offered)
      ? [...new Set(offered)].slice(0, MOST_AMOUNTS)
      : [];
  const amounts = values.filter((value) => Number.isSafeInteger(value) && value > 0) as number[];
  const [amount] = amounts;
  if (amount === undefined || currency !== paid.currency) return undefined;
  const cause = dropAbsent({
    id: text(own(campaign, 'id'), 80),
    cause: text(own(campaign, 'causeName'), 200),
    charity: text(own(campaign, 'nonprofitName'), 200) ?? text(own(campaign, 'campaignName'), 200),
    description: text(own(campaign, 'nonprofitDescription'), 2000),
    website: address(own(campaign, 'nonprofitUrl'), allowLocalHttp),
    terms: address(own(campaign, 'termsAndConditionsUrl'), allowLocalHttp),
    logo: address(own(campaign, 'logoUrl'), allowLocalHttp),
    amounts,
    roundedUp: isRoundUp ? { ...paid, value: paid.value + amount } : undefined,
  });
  return strictly(Cause(), cause).fault ? undefined : (cause as Cause);
}

/** The causes that the platform offers for a paid order, each with the amounts that may be given. */
export async function causesFor(
  services: Services,
  call: Call,
  { payment, paid }: PaidOrder,
  locale?: string,
): Promise<readonly Cause[]> {
  const language = localeIn(locale);
  const request = {
    merchantAccount: payment.merchantAccount,
    currency: paid.currency,
    ...(language !== undefined && { locale: language }),
  };
  const result = await services.platform.ask(checkout.listDonationCampaigns, request, call);
  if (result.kind !== 'answered') {
    const note = noteOf(result);
    if (note) call.note(note);
    throw new Refusal('platform-unavailable');
  }
  const campaigns = result.answer['donationCampaigns'];
  const all = (Array.isArray(campaigns) ? campaigns : []).map((campaign) =>
    causeOf(campaign, paid, services.settings.allowLocalHttp),
  );
  return all.filter((cause) => cause !== undefined).slice(0, MOST_CAUSES);
}

const NONE: CausesAnswer = { causes: [] };

/** `POST /donations/causes`: what can be given to, where the order is paid and nothing was given yet. */
export async function listCauses(
  services: Services,
  call: Call,
  { order, locale }: CausesRequest,
): Promise<Reply> {
  checkDonations(services);
  if (donatedOrder(order) !== undefined) throw new Refusal('unknown-order');
  await countAsAsking(services, call);
  const made = await services.ledger.findByOrder(donationOrder(order), call.caller.owners);
  if (made && made.leg !== 'released') return { status: 200, body: { ...NONE, attempt: made.key } };
  const found = await paidOrder(services, call, order);
  if (!found || (await services.ledger.findOrder(donationOrder(order)))?.isPaid)
    return { status: 200, body: NONE };
  const { payment } = found;
  const { lastFour } = payment.facts;
  const body: CausesAnswer = {
    causes: [...(await causesFor(services, call, found, locale))],
    currency: found.paid.currency,
    method: payment.donation.method,
    ...(lastFour !== undefined && { lastFour }),
  };
  return { status: 200, body };
}
