import type { CostEstimateResponse, ThreeDSAvailabilityResponse } from '../../../client/bin-lookup/index.js';
import type { CardDetailsResponse } from '../../../client/checkout/card-details.js';
import type { Amount } from '../../../client/schema/values.js';
import { INTERNATIONAL, NATIONAL } from '../../parts/brand-choice/brand-names.js';

/** Brands that share no card with another. */
const ALONE: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cup: 'UnionPay',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
};

/** What three answers of the platform say of one card. A fact that none of them holds is left out. */
export interface CardFacts {
  /** Names of all brands on the card. Empty: no scheme knows it. */
  readonly brands: readonly string[];
  readonly bank?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | undefined;
  /** ISO 4217. */
  readonly currency?: string | undefined;
  /** The platform's word, for example `CREDIT`. */
  readonly funding?: string | undefined;
  readonly isCommercial?: boolean | undefined;
  /** `Y` yes, `N` no, `D` within the country alone, `U` not known. */
  readonly payout?: string | undefined;
  /** Versions of 3D Secure. Empty: none. */
  readonly secure?: readonly string[] | undefined;
  readonly cost?: Amount | undefined;
  /** `ZERO`, `PASSTHROUGH` or `UNLIMITED`. */
  readonly surcharge?: string | undefined;
}

/** One card of a search. Without facts and without an error, it is still to be looked up. */
export interface LookedUpCard {
  readonly bin: string;
  /** The amount for which its cost was estimated. */
  readonly amount: Amount;
  readonly facts?: CardFacts | undefined;
  /** Why the facts, or some of them, are missing. */
  readonly error?: string | undefined;
}

/** The answers that came. */
export interface CardAnswers {
  readonly cost?: CostEstimateResponse | undefined;
  readonly secure?: ThreeDSAvailabilityResponse | undefined;
  readonly details?: CardDetailsResponse | undefined;
}

const nameOf = (brand: string): string => NATIONAL[brand] ?? INTERNATIONAL[brand] ?? ALONE[brand] ?? brand;

function versionsOf({
  threeDS1Supported,
  threeDS2supported,
  threeDS2CardRangeDetails = [],
}: ThreeDSAvailabilityResponse) {
  const ranges = threeDS2CardRangeDetails.flatMap(({ threeDS2Versions = [] }) => threeDS2Versions);
  const second = ranges.length > 0 ? ranges : threeDS2supported ? ['2'] : [];
  return [...new Set([...(threeDS1Supported ? ['1'] : []), ...second])].sort();
}

/** Puts together what is known of a card. */
export function cardFacts({ cost, secure, details }: CardAnswers): CardFacts {
  const bin = cost?.cardBin;
  const types = [bin?.paymentMethod, ...(details?.brands ?? []).map(({ type }) => type)];
  const known = types.filter((type): type is string => !!type);
  return {
    brands: [...new Set(known)].map(nameOf),
    bank: bin?.issuingBank,
    country: bin?.issuingCountry ?? details?.issuingCountryCode ?? secure?.binDetails?.issuerCountry,
    currency: bin?.issuingCurrency,
    funding: bin?.fundingSource,
    isCommercial: bin?.commercial,
    payout: bin?.payoutEligible,
    secure: secure && versionsOf(secure),
    cost: cost?.costEstimateAmount,
    surcharge: bin && cost?.surchargeType,
  };
}
