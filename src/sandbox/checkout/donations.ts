import type * as z from '../../client/schema/schema.js';
import type {
  createDonation,
  DonationCampaign,
  listDonationCampaigns,
  DonationMethodDetails,
  PaymentResponse,
} from '../../client/checkout/index.js';
import { nextAnswer } from './paying/answers.js';
import { charityAddresses } from '../bank/charity.js';
import { readAmount, readMerchantAccount, readShopperReference } from '../refusals/fields.js';
import { readCard, type UsedCard } from './paying/card.js';
import { createPayment } from './paying/payments.js';
import { invalid, notConfigured } from '../refusals/service-error.js';
import type { PaymentMethodType, Payment } from '../cards/payment.js';
import type { TestCard } from '../cards/cards.js';
import { redirectAccount } from './redirect-methods.js';
import { walletCard } from './wallet-methods.js';
import { walletOf, type WalletMethod } from '../../client/shopper/wallets.js';
import type { Answering } from '../rows/simulation.js';
import type { State } from '../state/state.js';

/** The causes, with ids of this sandbox's own. */
const openCampaigns = ({ random, base }: State): readonly DonationCampaign[] =>
  [
    { campaignName: 'Trees for towns', causeName: 'Nature', nonprofitName: 'Treehouse' },
    { campaignName: 'A meal for everybody', causeName: 'Food', nonprofitName: 'Long Table' },
  ].map((cause) => {
    const id = `DC${random.reference()}`;
    const nonprofitDescription = `${cause.nonprofitName} exists in this sandbox alone.`;
    return { id, ...cause, nonprofitDescription, ...charityAddresses(base, id) };
  });

/** `POST /donationCampaigns`: one cause takes fixed amounts, the other rounds a payment up. */
export const listCampaigns: Answering<typeof listDonationCampaigns> = (state, { input }) => {
  readMerchantAccount(input, state.merchantAccount);
  const { currency } = readAmount({ amount: { value: 0, currency: input.currency } });
  const values = [100, 300, 500];
  const [fixed, roundup] = state.records(openCampaigns);
  return {
    donationCampaigns: [
      {
        ...fixed,
        amounts: { currency, values },
        donation: { currency, donationType: 'fixedAmounts', values },
      },
      { ...roundup, donation: { currency, donationType: 'roundup', maxRoundupAmount: 100 } },
    ],
  };
};

const STATUSES = new Map([
  ['Authorised', 'completed'],
  ['Refused', 'refused'],
  ['Error', 'refused'],
  ['Cancelled', 'refused'],
] as const);

/** A donation that names no card is charged to the one that the payment before it was made with. */
const namesCard = (method: object): boolean =>
  'storedPaymentMethodId' in method || Object.keys(method).some((name) => name.startsWith('encrypted'));

/** What becomes of a donation by the card before it, where that is not paid at once. */
const FATES: Readonly<Partial<Record<string, Pick<TestCard, 'steps' | 'answer'>>>> = {
  'donation-refused': { steps: [], answer: 'DECLINED' },
  'donation-pending': { steps: [], answer: 'PENDING' },
  'donation-challenge': { steps: ['challenge'], answer: 'APPROVED' },
};

type Given = z.infer<ReturnType<typeof DonationMethodDetails>>;

/** What the donation is charged to. By iDEAL, the shopper approves it at the bank again. */
async function usedFor(
  state: State,
  input: { readonly paymentMethod: Given },
  { merchantAccount, method, card, answer }: Payment,
): Promise<{ readonly method: PaymentMethodType; readonly used: UsedCard }> {
  const { paymentMethod } = input;
  const { type } = paymentMethod;
  if (walletOf(String(type))) return { method: type as WalletMethod, used: walletCard(state, { ...input }) };
  if (type === 'scheme' && namesCard(paymentMethod))
    return { method: 'scheme', used: await readCard(state, { ...input }, merchantAccount) };
  if (type !== method) throw notConfigured();
  if (type === 'ideal') return { method, used: redirectAccount(state, { ...input }) };
  const { [card.afterwards ?? '']: fate = { steps: [], answer } } = FATES;
  return {
    method,
    used: { card: { ...card, steps: fate.steps }, answer: fate.answer, securityCodeGiven: false },
  };
}

/**
 * `POST /donations`: a payment of its own, for which the token in the answer to an authorised payment is good once. A
 * donation that is refused leaves the token as it was.
 */
export const donate: Answering<typeof createDonation> = async (state, call) => {
  const { input } = call;
  const merchantAccount = readMerchantAccount(input, state.merchantAccount);
  const amount = readAmount(input);
  const original = state.payments.find(
    ({ pspReference }) => pspReference === input.donationOriginalPspReference,
  );
  const { donationToken = '' } = input;
  if (original?.donationToken !== donationToken || original.merchantAccount !== merchantAccount)
    throw invalid('14_020', 'Invalid donationToken: no payment of yours came with it');
  const campaigns = state.records(openCampaigns);
  const { donationCampaignId, donationAccount, reference } = input;
  if (donationCampaignId !== undefined && !campaigns.some(({ id }) => id === donationCampaignId))
    throw invalid('14_020', 'Invalid donationCampaignId: there is no such cause');
  const { method, used } = await usedFor(state, input, original);
  const shopperReference = readShopperReference(input);
  const known = { merchantAccount, shopperReference, method, used, donatedAfter: original.pspReference };
  const payment = createPayment(state, { ...call, input: { ...input } }, known);
  state.payments.push(payment);
  const answer = nextAnswer(state, payment) as z.input<ReturnType<typeof PaymentResponse>>;
  const status = STATUSES.get(answer.resultCode as 'Authorised') ?? 'pending';
  if (status !== 'refused') delete original.donationToken;
  return {
    id: `DN${state.random.reference()}`,
    amount,
    merchantAccount,
    reference,
    status,
    payment: answer,
    ...(donationAccount !== undefined && { donationAccount }),
  };
};
