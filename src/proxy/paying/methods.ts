import { checkout } from '../../client/checkout/index.js';
import { formatAmount, readable } from '../../client/money.js';
import { shortFormOf } from '../../client/shopper/short-forms.js';
import type { Method, MethodsAnswer, MethodsRequest, StoredCard } from '../../client/shopper/index.js';
import type { Call, Services, Reply } from '../services.js';
import { familyOf } from './method-family.js';
import type { Ledger } from '../ledger/ledger.js';
import type { MerchantOrder } from '../options.js';
import { dueOf, resolveOrder } from './order.js';
import { countAsAsking } from './paying-limit.js';
import { noteOf, type Answer } from '../platform/platform.js';
import { comeBack } from '../platform/reasons.js';
import { Refusal } from '../refusal.js';

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
  const reply: MethodsAnswer = {
    environment: settings.environment,
    serverTime: String(settings.now()),
    order: body.order,
    amount: { value: amount.value, currency: amount.currency },
    ...(locale !== undefined && { amountText: formatAmount(amount, locale) }),
    methods: listOf(answer['paymentMethods']).flatMap((method) => narrowMethod(services, method)),
    storedCards: listOf(answer['storedPaymentMethods']).flatMap(narrowCard),
    canStore: call.caller.identity.shopperReference !== undefined,
    ...(isPaid && { isPaid }),
    ...(attempt !== undefined && { attempt }),
  };
  return { status: 200, body: reply };
}

/** Key of the session's attempt that is open, that paid the order, or that was announced and has not arrived. */
async function attemptToFollow(
  ledger: Ledger,
  order: string,
  owners: readonly string[],
): Promise<string | undefined> {
  const attempt = await ledger.findByOrder(order, owners);
  if (attempt?.leg === 'open') return attempt.key;
  if (attempt?.leg === 'authorised' && (await ledger.findOrder(order))?.isPaid) return attempt.key;
  return ledger.findReserved(order, owners);
}

async function ask(
  services: Services,
  call: Call,
  body: MethodsRequest,
  order: MerchantOrder,
): Promise<Answer> {
  const { shopperReference } = call.caller.identity;
  const countryCode = order.countryCode ?? body.countryCode;
  const result = await services.platform.ask(
    checkout.paymentMethods,
    {
      merchantAccount: order.merchantAccount ?? services.settings.merchantAccount,
      amount: order.amount,
      channel: 'Web',
      ...(countryCode !== undefined && { countryCode }),
      ...(body.locale !== undefined && { shopperLocale: body.locale }),
      ...(shopperReference !== undefined && { shopperReference }),
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

function narrowMethod({ settings }: Services, { type, name, brands }: Fields): Method[] {
  if (!isText(type)) return [];
  const known = Array.isArray(brands) ? brands.filter(isText) : undefined;
  // What is approved in an app ends by the platform's report alone.
  const isHeardOf = shortFormOf(type)?.next !== 'await' || settings.options.notifications;
  const family = isHeardOf ? familyOf(type) : undefined;
  return [
    { type, name: isText(name) ? name : type, ...(family && { family }), ...(known && { brands: known }) },
  ];
}

/** A card that lacks what a shopper knows it by is left out. */
function narrowCard({ type, id, brand, name, lastFour, expiryMonth, expiryYear }: Fields): StoredCard[] {
  if (type !== 'scheme' || !isText(id) || !isText(brand) || !isText(expiryMonth) || !isText(expiryYear))
    return [];
  if (typeof lastFour !== 'string' || !/^\d{4}$/.test(lastFour)) return [];
  return [{ id, brand, name: isText(name) ? name : brand, lastFour, expiryMonth, expiryYear }];
}
