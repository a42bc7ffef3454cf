import type { Amount } from '../../client/index.js';
import { formatAmount } from '../../client/money.js';
import type { PayRequest } from '../../client/shopper/index.js';
import type { Consent, Creditor } from '../../client/shopper/debits.js';
import { base64url } from '../../facts/base64.js';
import { sha256 } from '../../facts/digest.js';
import type { MerchantOrder } from '../platform/merchant-order.js';
import type { Services } from '../services.js';
import { CONSENT_TEXTS } from './consent-texts.js';

/** The identifier is the one that Deutsche Bundesbank publishes for tests. */
const SANDBOX_CREDITOR: Creditor = {
  name: 'Florin Sandbox',
  identifier: 'DE98ZZZ09999999999',
  address: 'Guldenstraat 1, Amsterdam, Netherlands',
  contact: 'debits@shop.example',
};

/** Who takes the money of an order; undefined where the merchant has not said it. */
export const creditorOf = ({ settings }: Services, order: MerchantOrder): Creditor | undefined =>
  order.creditor ??
  settings.options.creditor ??
  (settings.environment === 'sandbox' ? SANDBOX_CREDITOR : undefined);

const textsOf = ({ settings }: Services, type: string): readonly Consent[] => {
  const { consents = {} } = settings.options;
  return (Object.hasOwn(consents, type) ? consents[type] : CONSENT_TEXTS[type]) ?? [];
};

const language = (locale: string): string => locale.split('-')[0]!.toLowerCase();

/** Of each consent the text in the shopper's language, else in English, else in whichever there is. */
function inLanguage(texts: readonly Consent[], locale: string): Consent[] {
  const ids = [...new Set(texts.map(({ id }) => id))];
  const find = (id: string, wanted: string) =>
    texts.find((text) => text.id === id && language(text.locale) === language(wanted));
  return ids.flatMap(
    (id) => find(id, locale) ?? find(id, 'en') ?? texts.find((text) => text.id === id) ?? [],
  );
}

/**
 * What the shopper agrees to by paying with a direct debit, and who debits. Undefined where the merchant has not said what a text has
 * a place for: such a method cannot be offered.
 */
export function consentsFor(
  services: Services,
  order: MerchantOrder,
  type: string,
  locale: string,
): { readonly consents: Consent[]; readonly creditor: Creditor } | undefined {
  const creditor = creditorOf(services, order);
  const texts = inLanguage(textsOf(services, type), locale);
  if (!creditor || texts.length === 0) return undefined;
  const consents = texts.map((consent) => fill(services, creditor, order.amount, consent));
  const isWhole = consents.every((consent) => consent !== undefined);
  return isWhole ? { consents: consents as Consent[], creditor } : undefined;
}

/** The text as the shopper reads it now; undefined where a place in it stays empty. */
function fill(
  { settings }: Services,
  { name, ...rest }: Creditor,
  amount: Amount,
  consent: Consent,
): Consent | undefined {
  const { locale } = consent;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(settings.now());
  const text = filled(consent.text, { creditor: name, ...rest, amount: formatAmount(amount, locale), date });
  return text === undefined ? undefined : { ...consent, text };
}

function filled(text: string, known: Readonly<Record<string, string | undefined>>): string | undefined {
  const places = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (places.some((name) => known[name] === undefined)) return undefined;
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => known[name]!);
}

type Given = NonNullable<PayRequest['paymentMethod']['debit']>['consents'][number];

/** The text that the shopper's agreement names. */
const textGiven = (texts: readonly Consent[], given: Given): Consent | undefined =>
  texts.find(
    ({ id, version, locale }) => id === given.id && version === given.version && locale === given.locale,
  );

/** A page cannot put a text of its own in the place of the merchant's: what was agreed to is named, and is one of those. */
export function wrongConsents(
  services: Services,
  order: MerchantOrder,
  { paymentMethod }: PayRequest,
): string | undefined {
  const { type, debit } = paymentMethod;
  if (!debit) return undefined;
  const texts = textsOf(services, type);
  const ids = [...new Set(texts.map(({ id }) => id))];
  const given = debit.consents.map(({ id }) => id);
  const isRight = given.join(' ') === ids.join(' ') && debit.consents.every((each) => textGiven(texts, each));
  const canBeOffered = consentsFor(services, order, type, 'en') !== undefined;
  return isRight && canBeOffered ? undefined : 'paymentMethod.debit.consents';
}

/**
 * Proof of what was agreed to and when, by the server's clock; kept with the payment at the platform. The digest is SHA-256 of the
 * texts as they were filled in, in base64 for addresses. Nothing of the account.
 */
export async function consentMetadata(
  services: Services,
  order: MerchantOrder,
  { paymentMethod: { type, debit } }: PayRequest,
  amount: Amount,
): Promise<Record<string, unknown>> {
  if (!debit || debit.consents.length === 0) return {};
  const all = (name: 'id' | 'version' | 'locale') => debit.consents.map((each) => each[name]).join(' ');
  const creditor = creditorOf(services, order);
  const known = textsOf(services, type);
  const texts = debit.consents.map((given) => {
    const consent = textGiven(known, given);
    return creditor && consent && fill(services, creditor, amount, consent)?.text;
  });
  const metadata = {
    ...order.metadata,
    consentId: all('id'),
    consentVersion: all('version'),
    consentLocale: all('locale'),
    consentDigest: base64url(await sha256(texts.join('\n\n'))),
    consentAcceptedAt: new Date(services.settings.now()).toISOString(),
  };
  return { metadata };
}
