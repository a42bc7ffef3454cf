import { PaymentMethodsRequest as ClassicRequest } from '../../../client/checkout-classic/payment-methods.js';
import { PaymentMethodsRequest } from '../../../client/checkout/methods-request.js';
import { shortFormOf } from '../../../client/shopper/short-forms.js';
import {
  checkStructure,
  member,
  readAmount,
  readMerchantAccount,
  readShopperReference,
  text,
} from '../../refusals/fields.js';
import { takesAmount } from '../amount-limits.js';
import { giftCardOffers } from '../gift-cards.js';
import { invoiceOffers } from '../invoice-methods.js';
import { issuerOffers, issuersOf } from '../issuer-methods.js';
import { EUROPES_CURRENCIES, redirectOffers, type Offer } from '../redirect-methods.js';
import { debitOffers } from '../debit-methods.js';
import { shortFormOffers } from '../short-form-methods.js';
import { forgetAccount, storedAccountMethod, storedAccounts } from '../stored-accounts.js';
import { walletOffers } from '../wallet-methods.js';
import type { StoredCard } from '../../cards/payment.js';
import { invalid } from '../../refusals/service-error.js';
import type { State } from '../../state/state.js';
import { ok, type Answer, type Call } from '../../rows/operation.js';

const EVERYWHERE = ['visa', 'mc', 'amex', 'maestro'];

const BY_COUNTRY = new Map<string, readonly string[]>([
  ['BR', ['elo', 'hipercard']],
  ['CN', ['cup']],
  ['DK', ['dankort']],
  ['FR', ['cartebancaire']],
  ['IN', ['rupay']],
  ['JP', ['jcb']],
  ['TR', ['troy']],
  ['US', ['discover', 'diners']],
]);

/** Maestro settles in these only. */
const MAESTRO_CURRENCIES = EUROPES_CURRENCIES.split(' ');

const list = (holder: unknown, name: string): readonly unknown[] | undefined => {
  const value = member(holder, name);
  return Array.isArray(value) ? value : undefined;
};

/** A transfer takes days: it is offered last. */
const isTransfer = ({ type }: Offer): boolean => shortFormOf(type)?.next === 'bankTransfer';

/** `POST /paymentMethods`: cards and other methods by country, currency and amount, and what is stored for the shopper. */
export function paymentMethods(state: State, { input, version }: Call): Answer {
  const merchantAccount = readMerchantAccount(input, state.merchantAccount);
  const amount = member(input, 'amount') === undefined ? undefined : readAmount(input);
  const shopperReference = readShopperReference(input);
  checkStructure('PaymentMethodsRequest', version === 52 ? ClassicRequest() : PaymentMethodsRequest(), input);
  const allowed = list(input, 'allowedPaymentMethods');
  const blocked = list(input, 'blockedPaymentMethods') ?? [];
  const isOffered = (name: string): boolean =>
    !blocked.includes(name) && (!allowed || allowed.includes(name));
  const brands = brandsFor(text(input, 'countryCode'), amount?.currency).filter(
    (brand) =>
      !blocked.includes(brand) && (!allowed || allowed.includes('scheme') || allowed.includes(brand)),
  );
  const offersCards =
    brands.length > 0 && (isOffered('scheme') || (!blocked.includes('scheme') && brands.some(isOffered)));
  const stored = shopperReference ? state.storedCards(merchantAccount, shopperReference) : [];
  const country = text(input, 'countryCode');
  const takesBancontact = country === 'BE' && (amount?.currency ?? 'EUR') === 'EUR' && isOffered('bcmc');
  const shown = stored.filter(({ card }) =>
    card.brand === 'bcmc' ? takesBancontact : offersCards && brands.includes(card.brand),
  );
  const accounts = shopperReference ? storedAccounts(state, merchantAccount, shopperReference) : [];
  const left = [
    ...shortFormOffers(country, amount),
    ...redirectOffers(country, amount, text(input, 'channel')),
    ...issuerOffers(country, amount),
    ...debitOffers(country, amount),
    ...invoiceOffers(country, amount),
  ]
    .filter(({ type, hasEnded }) => isOffered(type) && (!hasEnded || allowed?.includes(type)))
    .toSorted((one, other) => Number(isTransfer(one)) - Number(isTransfer(other)));
  const kept = [
    ...shown.map(storedMethod),
    ...accounts.filter(({ method }) => left.some(({ type }) => type === method)).map(storedAccountMethod),
  ];
  const takes = ({ type }: { type: string }): boolean => amount === undefined || takesAmount(type, amount);
  const wallets = walletOffers(country, brands, merchantAccount).filter(({ type }) => isOffered(type));
  return ok({
    paymentMethods: [
      ...(offersCards ? [{ type: 'scheme', name: 'Cards', brands }] : []),
      ...(takesBancontact ? [{ type: 'bcmc', name: 'Bancontact card', brands: ['bcmc'] }] : []),
      ...wallets.filter(takes),
      ...left.map(({ type, name }) => ({ type, name, ...issuersOf(type) })),
      ...giftCardOffers(allowed ?? [], blocked).filter(takes),
    ],
    ...(kept.length > 0 && { storedPaymentMethods: kept }),
  });
}

function brandsFor(country: string | undefined, currency: string | undefined): string[] {
  const brands = [...EVERYWHERE, ...(BY_COUNTRY.get(country ?? '') ?? [])];
  return brands.filter((brand) => brand !== 'maestro' || !currency || MAESTRO_CURRENCIES.includes(currency));
}

const NAMES = new Map([
  ['visa', 'VISA'],
  ['mc', 'MasterCard'],
  ['amex', 'American Express'],
  ['maestro', 'Maestro'],
  ['bcmc', 'Bancontact'],
  ['cartebancaire', 'CB'],
  ['dankort', 'Dankort'],
]);

export function storedMethod({ id, card, models }: StoredCard) {
  return {
    id,
    type: 'scheme',
    brand: card.brand,
    name: NAMES.get(card.brand) ?? card.brand,
    lastFour: card.lastFour,
    expiryMonth: card.expiryMonth,
    expiryYear: card.expiryYear,
    ...(card.holderName && { holderName: card.holderName }),
    supportedRecurringProcessingModels: [...models],
    supportedShopperInteractions: ['Ecommerce', 'ContAuth'],
  };
}

/** `GET /storedPaymentMethods`. */
export function listStored(state: State, { input }: Call): Answer {
  const merchantAccount = readMerchantAccount(input, state.merchantAccount);
  const shopperReference = readShopperReference(input);
  if (!shopperReference) throw invalid('158', "Required field 'shopperReference' is not provided.");
  const stored = state.storedCards(merchantAccount, shopperReference);
  return ok({
    merchantAccount,
    shopperReference,
    storedPaymentMethods: [
      ...stored.map(storedMethod),
      ...storedAccounts(state, merchantAccount, shopperReference).map(storedAccountMethod),
    ].map(({ supportedShopperInteractions: _, ...resource }) => ({ ...resource, shopperReference })),
  });
}

/** `DELETE /storedPaymentMethods/{storedPaymentMethodId}`: another shopper's token is not there. */
export function deleteStored(state: State, { input }: Call): Answer {
  const merchantAccount = readMerchantAccount(input, state.merchantAccount);
  const id = text(input, 'storedPaymentMethodId');
  const shopperReference = readShopperReference(input);
  if (forgetAccount(state, merchantAccount, shopperReference, id)) return { status: 204 };
  const kept = state.storedCards(merchantAccount, shopperReference).find((stored) => stored.id === id);
  if (!kept) throw invalid('800', 'Contract not found');
  state.tokens.delete(kept.id);
  return { status: 204 };
}
