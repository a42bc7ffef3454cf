import { checkout } from '../../client/checkout/index.js';
import { DONATION_PARAMETER, donationOrder } from '../../client/shopper/donation-order.js';
import type { Cause, DonateRequest } from '../../client/shopper/donations.js';
import type { Attempt, NewAttempt } from '../ledger/attempt.js';
import { current, decline, replay, type Asked } from '../paying/replay.js';
import { countAsPaying } from '../paying/paying-limit.js';
import { shopperAtPage } from '../paying/payment-request.js';
import { referenceOf } from '../paying/reference.js';
import { writeDown } from '../paying/settle.js';
import { beginOrWithdraw } from '../paying/withdraw.js';
import { workOn } from '../paying/work-on.js';
import { checkAddress } from '../edge/client-address.js';
import { canonical } from '../edge/signing.js';
import { dropAbsent } from '../platform/fields-of-answer.js';
import { Refusal } from '../refusal.js';
import type { Call, Reply, Services } from '../services.js';
import { causesFor, checkDonations, paidOrder, type PaidOrder } from './causes.js';
import { paymentIn } from './donation-answer.js';

/**
 * `POST /donations`: a payment of its own, written down before it is sent, sent once, and answered by what then stands in the
 * ledger. Whatever becomes of it, the order before it stays as it is.
 */
export async function donate(
  services: Services,
  call: Call,
  body: DonateRequest,
  key: string,
): Promise<Reply> {
  checkDonations(services);
  const { order, cause, amount } = body;
  const fingerprint = await services.settings.signer.sign('fingerprint', canonical({ order, cause, amount }));
  const asked: Asked = { key, fingerprint };
  const known = await services.ledger.find(key);
  if (known) return replay(services, call, asked, known);
  checkAddress(services, call);
  await countAsPaying(services, call, donationOrder(order));
  const found = await paidOrder(services, call, order);
  const attempt: NewAttempt = {
    key,
    owner: call.caller.owners[0] ?? '',
    order: donationOrder(order),
    orderValue: amount.value,
    reference: await referenceOf(services, `donation-${order}`, key),
    merchantAccount: found?.payment.merchantAccount ?? services.settings.merchantAccount,
    amount,
    fingerprint,
    at: services.settings.now(),
  };
  if (!found)
    return decline(services, call, asked, attempt, new Refusal('unknown-order', { field: 'order' }));
  const causes = await causesFor(services, call, found, body.locale);
  if (!isOffered(causes, body, found))
    return decline(services, call, asked, attempt, new Refusal('amount-changed', { field: 'amount' }));
  const begun = await beginOrWithdraw(services, call, attempt);
  if (begun.kind !== 'begun') {
    const code = begun.kind === 'attempt-open' ? 'attempt-open' : 'order-paid';
    return decline(services, call, asked, attempt, new Refusal(code));
  }
  await workOn(services, call, key, () => execute(services, call, body, found, begun.attempt));
  return current(services, key);
}

/** One of the amounts that the cause takes, to the minor unit. A page that says another sends nothing. */
const isOffered = (
  causes: readonly Cause[],
  { cause, amount }: DonateRequest,
  { paid }: PaidOrder,
): boolean =>
  amount.currency === paid.currency &&
  causes.some(({ id, amounts }) => id === cause && amounts.includes(amount.value));

/** Where a bank sends the donor back to: the order's own page, and a sign that what it brings is the donation's. */
function returnUrlOf({ merchantOrder }: PaidOrder): string {
  const url = new URL(merchantOrder.returnUrl);
  url.search += `${url.search && '&'}${DONATION_PARAMETER}1`;
  return url.href;
}

async function execute(
  services: Services,
  call: Call,
  body: DonateRequest,
  found: PaidOrder,
  attempt: Attempt,
): Promise<void> {
  const { settings, ledger, platform } = services;
  const { donation, pspReference, key: paidBy } = found.payment;
  const { reference, amount, merchantAccount } = attempt;
  const request = dropAbsent({
    merchantAccount,
    reference,
    amount,
    returnUrl: returnUrlOf(found),
    donationToken: donation.token,
    donationOriginalPspReference: pspReference,
    donationCampaignId: body.cause,
    donationAccount: settings.options.donations?.account,
    paymentMethod: { type: donation.method },
    ...shopperAtPage(body, call),
    authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } },
  });
  const platformKey = await settings.signer.sign('donate', attempt.key, attempt.order, merchantAccount);
  const result = await platform.call(checkout.createDonation, request, platformKey, call);
  const stands = await writeDown(
    services,
    call,
    attempt,
    result.kind === 'answered' ? { ...result, answer: paymentIn(result.answer) } : result,
  );
  // Good once: the platform takes it no more, unless it has refused the donation.
  if (stands && stands.leg !== 'released' && stands.outcome !== 'unknown')
    await ledger.forgetDonations(paidBy);
}
