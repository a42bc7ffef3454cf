import type { balancePlatform, PaymentInstrument } from '../../client/balance-platform/index.js';
import { invalidField, notPossible } from '../refusals/rest-error.js';
import type { Answers } from '../rows/simulation.js';
import type { State } from '../state/state.js';
import { checkPlatform } from './account-holders.js';
import { balancePlatformRecords } from './platform-records.js';
import type { Kept } from './records.js';
import { isAllowed } from './capabilities.js';
import { orderCard } from './cards/card-orders.js';
import { issueAccount } from './issued-accounts.js';
import { isExpired, issueCard, shownCard } from './cards/issued-cards.js';
import { checkCountry, found, given, named, pageOf } from './lookup.js';
import { closeTokens, provisionTokens } from './cards/network-tokens.js';

type Instrument = Kept<typeof PaymentInstrument>;

/** An account that an instrument may spend from: active, and its holder too. */
function spendingAccount(state: State, id: string) {
  const { balanceAccounts, accountHolders } = balancePlatformRecords(state);
  const account = named(balanceAccounts, id, 'balanceAccountId');
  const holder = accountHolders.get(account.accountHolderId);
  if (account.status !== 'active' || holder?.status !== 'active')
    throw notPossible('The balance account or its holder is not active');
  return account;
}

/** A reason is given for what is out of use, and `other` explained. */
function checkReason({ status, statusReason, statusComment }: Partial<Instrument>): void {
  if (statusReason !== undefined && status === 'active')
    throw invalidField('statusReason', 'An active instrument has none');
  if (statusReason === 'other' && !statusComment)
    throw invalidField('statusComment', 'Says what other means');
}

/** An instrument as it is now: a card whose month is over cannot be used any more. */
export function instrumentNow(state: State, id: string): Instrument {
  const instrument = found(balancePlatformRecords(state).paymentInstruments, id, 'Payment instrument');
  const { card, status } = instrument;
  if (!card || status === 'closed' || !isExpired(card, state.now())) return instrument;
  return { ...instrument, status: 'inactive', statusReason: 'expired' };
}

/** A card that was lost or stolen is never used again: the holder gets a new one. */
const isGone = ({ statusReason }: Instrument): boolean =>
  statusReason === 'lost' || statusReason === 'stolen' || statusReason === 'expired';

const isPhysical = ({ card }: Pick<Instrument, 'card'>): boolean => card?.formFactor === 'physical';

export const paymentInstrumentAnswers = {
  createPaymentInstrument(state, { input }) {
    const { paymentInstruments, paymentInstrumentGroups, cardSecrets } = balancePlatformRecords(state);
    const { bankAccount, card: cardInfo, ...rest } = input;
    const { type, issuingCountryCode: country, paymentInstrumentGroupId: group } = rest;
    checkCountry(country, 'issuingCountryCode');
    checkReason(rest);
    if (group !== undefined) named(paymentInstrumentGroups, group, 'paymentInstrumentGroupId');
    const { accountHolderId } = spendingAccount(state, rest.balanceAccountId);
    const right =
      type === 'card'
        ? (['issueCard', 'issueCardCommercial', 'issueCardConsumer'] as const)
        : (['issueBankAccount'] as const);
    if (!isAllowed(state, accountHolderId, ...right))
      throw notPossible(`The account holder lacks the capability ${right[0]}`);
    const id = `PI${state.random.reference()}`;
    if (type === 'bankAccount') {
      if (cardInfo) throw invalidField('card', 'Not for a business account');
      const numbers = issueAccount(state.random, country, bankAccount?.formFactor ?? 'virtual');
      paymentInstruments.set(id, { status: 'active', ...given(rest), id, bankAccount: numbers });
      return instrumentNow(state, id);
    }
    if (!cardInfo) throw invalidField('card', 'Says what card to issue');
    const { card, secret } = issueCard(state, cardInfo);
    const status = isPhysical({ card }) ? 'inactive' : 'active';
    const instrument = { status, ...given(rest), id, card } as const;
    paymentInstruments.set(id, instrument);
    cardSecrets.set(id, secret);
    if (isPhysical(instrument)) orderCard(state, id, card);
    if (instrument.status === 'active') provisionTokens(state, instrument);
    return instrumentNow(state, id);
  },

  getPaymentInstrument: (state, { input: { id } }) => instrumentNow(state, id),

  updatePaymentInstrument(state, { input: { id, card, ...input } }) {
    const instrument = instrumentNow(state, id);
    checkReason({ ...instrument, statusReason: undefined, ...given(input) });
    if (instrument.status === 'closed') throw notPossible('A closed payment instrument stays closed');
    if (input.status === 'active' && isGone(instrument)) throw notPossible('This card has to be replaced');
    if (input.balanceAccountId !== undefined && input.balanceAccountId !== instrument.balanceAccountId) {
      if (instrument.status !== 'inactive')
        throw invalidField('balanceAccountId', 'Changes only while the instrument is inactive');
      const [before, after] = [instrument.balanceAccountId, input.balanceAccountId].map(
        (account) => balancePlatformRecords(state).balanceAccounts.get(account)?.accountHolderId,
      );
      spendingAccount(state, input.balanceAccountId);
      if (before !== after) throw invalidField('balanceAccountId', 'An account of another holder');
    }
    for (const field of ['brand', 'brandVariant', 'formFactor'] as const)
      if (card && card[field] !== instrument.card?.[field])
        throw invalidField(`card.${field}`, 'Cannot be changed');
    const { statusReason: _reason, statusComment: _comment, ...usable } = instrument;
    const changed = {
      ...(input.status === 'active' ? usable : instrument),
      ...given(input),
      ...(card && instrument.card && { card: { ...instrument.card, ...shownCard(card) } }),
    };
    balancePlatformRecords(state).paymentInstruments.set(id, changed);
    if (changed.status === 'active') provisionTokens(state, changed);
    if (changed.status === 'closed') closeTokens(state, id);
    return instrumentNow(state, id);
  },

  listPaymentInstruments(state, { input: { id, status, ...asked } }) {
    const { balanceAccounts, paymentInstruments } = balancePlatformRecords(state);
    found(balanceAccounts, id, 'Balance account');
    const own = [...paymentInstruments.values()]
      .filter(({ balanceAccountId }) => balanceAccountId === id)
      .map((instrument) => instrumentNow(state, instrument.id))
      .filter((instrument) => status === undefined || instrument.status === status);
    const { items, ...page } = pageOf(own, asked);
    return { paymentInstruments: items, ...page };
  },

  createPaymentInstrumentGroup(state, { input }) {
    checkPlatform(state, input.balancePlatform);
    const id = `PG${state.random.reference()}`;
    const group = { ...given(input), id };
    balancePlatformRecords(state).paymentInstrumentGroups.set(id, group);
    return group;
  },

  getPaymentInstrumentGroup: (state, { input: { id } }) =>
    found(balancePlatformRecords(state).paymentInstrumentGroups, id, 'Payment instrument group'),
} satisfies Partial<Answers<typeof balancePlatform>>;
