import type * as z from '../../client/schema/schema.js';
import type {
  createDonation,
  DonationCampaign,
  listDonationCampaigns,
  PaymentResponse,
} from '../../client/checkout/index.js';
import { nextAnswer } from './paying/answers.js';
import { readAmount, readMerchantAccount, readShopperReference } from '../refusals/fields.js';
import { readCard } from './paying/card.js';
import { createPayment } from './paying/payments.js';
import { invalid, notConfigured } from '../refusals/service-error.js';
import type { Answering } from '../rows/simulation.js';
import type { State } from '../state/state.js';

/** The causes, with ids of this sandbox's own. */
const openCampaigns = ({ random }: State): readonly DonationCampaign[] =>
  [
    { campaignName: 'Trees for towns', causeName: 'Nature', nonprofitName: 'Treehouse' },
    { campaignName: 'A meal for everybody', causeName: 'Food', nonprofitName: 'Long Table' },
  ].map((cause, at) => ({
    id: `DC${random.reference()}`,
    ...cause,
    nonprofitDescription: `${cause.nonprofitName} exists in this sandbox alone.`,
    nonprofitUrl: `https://example.org/causes/${at + 1}`,
    logoUrl: `https://example.org/causes/${at + 1}/logo.svg`,
    bannerUrl: `https://example.org/causes/${at + 1}/banner.svg`,
    termsAndConditionsUrl: `https://example.org/causes/${at + 1}/terms`,
  }));

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
  const isNamed = namesCard(input.paymentMethod);
  if (input.paymentMethod.type !== 'scheme' || !(isNamed || original.method === 'scheme'))
    throw notConfigured();
  const request = { ...input };
  const used = isNamed
    ? await readCard(state, request, merchantAccount)
    : { card: { ...original.card, steps: [] }, answer: original.answer, securityCodeGiven: false };
  const shopperReference = readShopperReference(input);
  const known = { merchantAccount, shopperReference, method: 'scheme', used } as const;
  const payment = createPayment(state, { ...call, input: request }, known);
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
