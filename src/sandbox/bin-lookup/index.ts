import { binLookup, type CostEstimateRequest } from '../../client/bin-lookup/index.js';
import type { Amount } from '../../client/schema/values.js';
import type { BinFacts } from '../cards/card-facts.js';
import { readAmount } from '../refusals/fields.js';
import { serviceRefusals } from '../refusals/service-error.js';
import { simulate, type Answers } from '../rows/simulation.js';
import type { State } from '../state/state.js';
import { findCard } from './cards.js';

/** Brands that take part in 3D Secure 2, with the names of their directory servers. */
const DIRECTORIES = new Map([
  ['amex', 'A000000025'],
  ['discover', 'A000000152'],
  ['diners', 'A000000152'],
  ['jcb', 'A000000065'],
  ['maestro', 'A000000004'],
  ['mc', 'A000000004'],
  ['visa', 'A000000003'],
]);

/** One made-up key for each directory server, the same as long as the sandbox lives. */
const openKeys = ({ random }: State): ReadonlyMap<string, string> =>
  new Map([...DIRECTORIES.keys()].map((brand) => [brand, btoa(random.digits(96))]));

/** Hundredths of a percent. */
const INTERCHANGE = { DEBIT: 20, CREDIT: 30 };
const COMMERCIAL = 150;
const SCHEME = new Map([
  ['amex', 120],
  ['maestro', 8],
  ['mc', 12],
  ['visa', 10],
]);
const OTHER_SCHEME = 25;
const WITHOUT_AUTHENTICATION = 15;

/** Minor units of the payment's currency, for each payment. */
const FIXED = 2;

/** The issuer's and the scheme's fees for a payment, higher where the cardholder is not authenticated. */
function costOf({ brand, fundingSource, isCommercial }: BinFacts, request: CostEstimateRequest): Amount {
  const { value, currency } = readAmount(request);
  const interchange = isCommercial ? COMMERCIAL : INTERCHANGE[fundingSource];
  const isProven = request.assumptions?.assume3DSecureAuthenticated ?? false;
  const rate = interchange + (SCHEME.get(brand) ?? OTHER_SCHEME) + (isProven ? 0 : WITHOUT_AUTHENTICATION);
  return { value: Math.round((value * rate) / 10_000) + FIXED, currency };
}

/** Brand, country and costs of a card follow from its first digits, the same each time. */
const answers: Answers<typeof binLookup> = {
  getThreeDSAvailability: async (state, { input }) => {
    const { facts, bin } = await findCard(state, { ...input, token: input.recurringDetailReference });
    const directoryServerId = DIRECTORIES.get(facts?.brand ?? '');
    const isAsked = !input.brands?.length || input.brands.includes(facts?.brand ?? '');
    if (!facts || !directoryServerId || !isAsked)
      return { threeDS1Supported: false, threeDS2supported: false };
    const { brand, issuingCountry } = facts;
    const publicKey = state.records(openKeys).get(brand) ?? '';
    const versions = ['2.1.0', '2.2.0'];
    return {
      threeDS1Supported: false,
      threeDS2supported: true,
      binDetails: { issuerCountry: issuingCountry },
      dsPublicKeys: [{ brand, directoryServerId, publicKey, fromSDKVersion: '1.0.0' }],
      ...(bin !== undefined && {
        threeDS2CardRangeDetails: [
          {
            brandCode: brand,
            startRange: bin.padEnd(16, '0'),
            endRange: bin.padEnd(16, '9'),
            threeDS2Versions: versions,
            acsInfoInd: ['01'],
          },
        ],
      }),
    };
  },
  getCostEstimate: async (state, { input }) => {
    const { facts, bin } = await findCard(state, { ...input, token: input.selectedRecurringDetailReference });
    readAmount(input);
    const costEstimateReference = state.random.reference();
    if (!facts) return { costEstimateReference, resultCode: 'Unsupported', surchargeType: 'ZERO' };
    const { brand, fundingSource, isCommercial, issuingCountry, issuingCurrency } = facts;
    return {
      costEstimateReference,
      costEstimateAmount: costOf(facts, input),
      resultCode: 'Success',
      surchargeType: isCommercial ? 'PASSTHROUGH' : 'ZERO',
      cardBin: {
        ...(bin !== undefined && { bin }),
        paymentMethod: brand,
        fundingSource,
        commercial: isCommercial,
        fundsAvailability: fundingSource === 'DEBIT' ? 'I' : 'N',
        issuingBank: 'Florin Sandbox Bank',
        issuingCountry,
        issuingCurrency,
        payoutEligible: fundingSource === 'DEBIT' ? 'Y' : 'N',
      },
    };
  },
};

export const binLookupSimulation = simulate({
  name: 'bin-lookup',
  prefix: /^\/pal\/servlet\/BinLookup\/v(\d+)(?=\/)/,
  table: binLookup,
  answers,
  refusals: serviceRefusals,
});
