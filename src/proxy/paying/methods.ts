import { checkout } from '../../client/checkout/index.js';
import { formatAmount, readable } from '../../client/money.js';
import { issuerNames } from '../../client/shopper/issuers.js';
import type { Method, MethodsAnswer, MethodsRequest, StoredCard } from '../../client/shopper/index.js';
import type { WalletConfiguration } from '../../client/shopper/wallets.js';
import type { Call, Services, Reply } from '../services.js';
import { attemptToFollow } from './attempt-to-follow.js';
import { cardExtras } from './card-extras.js';
import { withBancontact } from './card-methods.js';
import { hasCardHints } from './card-hints.js';
import { GIFT } from './gift-card.js';
import { consentsFor } from './consents.js';
import { isHidden } from './method-family.js';
import { hasPlaceFor, listOfIssuers, offersIssuers } from './issuers.js';
import { dropAbsent, own, text } from '../platform/fields-of-answer.js';
import { mayPay, type MerchantOrder } from '../platform/merchant-order.js';
import { withHint } from './method-hints.js';
import { partsFor } from './paid-so-far.js';
import { dueOf, resolveOrder } from './order.js';
import { withMandate, withPersonalDetails } from './short-form-offer.js';
import { countAsAsking } from './paying-limit.js';
import { noteOf, type Answer } from '../platform/platform.js';
import { comeBack } from '../platform/reasons.js';
import { Refusal } from '../refusal.js';
import { narrowStored, takenAs, withStoring } from './stored-methods.js';

/** `POST /checkout/paymentMethods`: what an order costs and how it can be paid, with nothing a page has no use for. */
export async function methods(services: Services, call: Call, body: MethodsRequest): Promise<Reply> {
  const { settings, ledger } = services;
  await countAsAsking(services, call);
  const order = await resolveOrder(services, call, body.order);
  const { amount, isPaid } = await dueOf(services, call, body.order, order);
  const attempt = await attemptToFollow(ledger, body.order, call.caller.owners);
  // Nothing is left to choose for an order that is paid, by any shopper.
  const answer = isPaid ? {} : await ask(services, call, body, { ...order, amount });
  const [locale] = readable(body.locale ?? '');
  const parts = isPaid ? undefined : await partsFor(services, call, body.order);
  const reply: MethodsAnswer = {
    environment: settings.environment,
    serverTime: String(settings.now()),
    order: body.order,
    amount: { value: amount.value, currency: amount.currency },
    ...(locale !== undefined && { amountText: formatAmount(amount, locale) }),
    methods: [
      ...listOf(answer['storedPaymentMethods']).flatMap((stored) => narrowStored(settings, stored)),
      ...withBancontact(listOf(answer['paymentMethods']))
        .filter(({ type }) => hasPlaceFor(type, call.request))
        .flatMap((method) => narrowMethod(services, method, order.countryCode ?? body.countryCode))
        .map((method) => withStoring(call, method)),
    ]
      .filter(({ type }) => mayPay(order, type))
      .map((method) => withConsents(services, { ...order, amount }, method, locale ?? 'en'))
      .map((method) => withCardExtras(services, order, method))
      .map((method) => withAddress(order, method))
      .map((method) => withPersonalDetails(order, method))
      .map((method) => withMandate(services, { ...order, amount }, method))
      .map((method) => withHint(order, method)),
    storedCards: mayPay(order, 'scheme') ? listOf(answer['storedPaymentMethods']).flatMap(narrowCard) : [],
    canStore: call.caller.identity.shopperReference !== undefined,
    ...(isPaid && { isPaid }),
    ...(parts && { parts }),
    ...(attempt !== undefined && { attempt }),
  };
  return { status: 200, body: reply };
}

/** The platform's own list for an order. */
export async function listed(
  services: Services,
  call: Call,
  body: MethodsRequest,
  order: MerchantOrder,
): Promise<readonly Fields[]> {
  return listOf((await ask(services, call, body, order))['paymentMethods']);
}

async function ask(
  services: Services,
  call: Call,
  body: MethodsRequest,
  order: MerchantOrder,
): Promise<Answer> {
  const { shopperReference } = call.caller.identity;
  const { allowedPaymentMethods, blockedPaymentMethods, store } = order;
  const countryCode = order.countryCode ?? body.countryCode;
  const shopperLocale = order.shopperLocale ?? body.locale;
  const result = await services.platform.ask(
    checkout.paymentMethods,
    {
      merchantAccount: order.merchantAccount ?? services.settings.merchantAccount,
      amount: order.amount,
      channel: 'Web',
      ...(countryCode !== undefined && { countryCode }),
      ...(shopperLocale !== undefined && { shopperLocale }),
      ...(shopperReference !== undefined && { shopperReference }),
      ...(allowedPaymentMethods && { allowedPaymentMethods }),
      ...(blockedPaymentMethods && { blockedPaymentMethods }),
      // This request takes a shorter name of a store than a payment does.
      ...(store !== undefined && store.length <= 16 && { store }),
    },
    call,
  );
  if (result.kind === 'answered') return result.answer;
  const note = noteOf(result);
  if (note) call.note(note);
  if (result.status !== 429) throw new Refusal('platform-unavailable', comeBack(result));
  throw new Refusal('rate-limited', {
    retryAfter: result.kind === 'not-executed' ? result.retryAfter : undefined,
  });
}

type Fields = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value)
    ? value.filter((item): item is Fields => typeof item === 'object' && item !== null)
    : [];

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200;

function narrowMethod(
  { settings }: Services,
  { type, name, brand, brands, configuration, ...lists }: Fields,
  countryCode: string | undefined,
): Method[] {
  if (!isText(type) || isHidden(type)) return [];
  // Gift cards come in a line for each brand, whose cards it takes.
  const listed = type === GIFT && isText(brand) ? [brand] : brands;
  const known = Array.isArray(listed) ? listed.filter(isText) : undefined;
  const takes = takenAs(settings, type);
  const issuers = takes === 'issuer-list' ? listOfIssuers(lists[issuerNames(type).list]) : [];
  const isOfUse = takes !== 'issuer-list' || offersIssuers(type, issuers);
  const family = isOfUse ? takes : undefined;
  return [
    {
      type,
      name: isText(name) ? name : type,
      ...(family && { family }),
      ...(known && { brands: known }),
      ...((family === 'wallet' || family === 'invoice') && {
        configuration: { ...narrowConfiguration(configuration), ...(countryCode && { countryCode }) },
      }),
      ...(family === 'issuer-list' && { configuration: { issuers } }),
    },
  ];
}

/** A direct debit goes with what its shopper agrees to; where the merchant has not said who debits, no page takes it. */
function withConsents(services: Services, order: MerchantOrder, method: Method, locale: string): Method {
  if (method.family !== 'direct-debit') return method;
  const { family, ...known } = method;
  const agreed = consentsFor(services, order, method.type, locale);
  return agreed ? { ...known, family, ...agreed } : known;
}

function withCardExtras(services: Services, order: MerchantOrder, method: Method): Method {
  const configuration = method.family === 'card' ? cardExtras(order, hasCardHints(services)) : undefined;
  return configuration ? { ...method, configuration } : method;
}

/** The sheet of a wallet asks where an order goes that has ways to go there. */
function withAddress({ shippingOptions }: MerchantOrder, method: Method): Method {
  if (!shippingOptions || method.family !== 'wallet') return method;
  const configuration: WalletConfiguration = { ...(method.configuration as object), asks: 'address' };
  return { ...method, configuration };
}

/** What a wallet's sheet has to be told. */
export function narrowConfiguration(configuration: unknown): WalletConfiguration {
  const [merchantId, gatewayMerchantId, merchantName] = [
    'merchantId',
    'gatewayMerchantId',
    'merchantName',
  ].map((name) => text(own(configuration, name), 200));
  return dropAbsent({ merchantId, gatewayMerchantId, merchantName });
}

/** A card that lacks what a shopper knows it by is left out. */
function narrowCard({ type, id, brand, name, lastFour, expiryMonth, expiryYear }: Fields): StoredCard[] {
  if (type !== 'scheme' || !isText(id) || !isText(brand) || !isText(expiryMonth) || !isText(expiryYear))
    return [];
  if (typeof lastFour !== 'string' || !/^\d{4}$/.test(lastFour)) return [];
  return [{ id, brand, name: isText(name) ? name : brand, lastFour, expiryMonth, expiryYear }];
}
