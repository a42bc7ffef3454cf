import { CARD_CHANNELS } from '../../../facts/card-channels.js';
import { checkUrl } from '../../../client/url.js';
import type { BusinessLine, BusinessLineUpdate } from '../../../client/legal-entity/business-line.js';

/** A code of an industry and what people call it. */
export interface IndustryCode {
  readonly code: string;
  readonly name: string;
}

/** The ways of selling that the platform tells apart. */
export const CHANNELS = [...CARD_CHANNELS, 'payByLink'] as const;

export const EXEMPTIONS = ['noOnlinePresence', 'notCollectedDuringOnboarding'] as const;

export type Service = 'paymentProcessing' | 'banking';

export interface DraftAddress {
  readonly text: string;
  /** The platform's own id of an address that was there before. */
  readonly id?: string | undefined;
}

/** What stands in the form, as text: nothing typed is lost because it is not right yet. */
export interface Draft {
  /** Empty for a line to be. */
  readonly id: string;
  readonly service: Service;
  readonly industryCode: string;
  readonly channels: readonly string[];
  readonly addresses: readonly DraftAddress[];
  /** Empty where nobody needs one. */
  readonly exemption: string;
  /** Where money comes from: only what is paid here, from elsewhere too, or not said. */
  readonly funds: 'processed' | 'other' | '';
  readonly fundsDescription: string;
}

/** What is wrong with a field; `refused` is the platform's word for what nobody here could know. */
export type Fault = 'required' | 'not-code' | 'not-secure' | 'needs-address' | 'no-channel' | 'refused';

/** By field; of addresses by their place: `addresses.0`. */
export type Faults = Readonly<Record<string, Fault>>;

export const EMPTY: Draft = {
  id: '',
  service: 'paymentProcessing',
  industryCode: '',
  channels: [],
  addresses: [{ text: '' }],
  exemption: '',
  funds: '',
  fundsDescription: '',
};

/** A line as its form shows it. */
export function draftOf(line: BusinessLine): Draft {
  const {
    id,
    service,
    industryCode,
    salesChannels = [],
    webData = [],
    webDataExemption,
    sourceOfFunds,
  } = line;
  const addresses = webData.map(({ webAddress = '', webAddressId }) => ({
    text: webAddress,
    id: webAddressId,
  }));
  const processed = sourceOfFunds?.adyenProcessedFunds;
  return {
    id,
    service: service === 'banking' ? 'banking' : 'paymentProcessing',
    industryCode,
    channels: salesChannels,
    addresses: addresses.length > 0 ? addresses : [{ text: '' }],
    exemption: webDataExemption?.reason ?? '',
    funds: processed === undefined ? '' : processed ? 'processed' : 'other',
    fundsDescription: sourceOfFunds?.description ?? '',
  };
}

const written = ({ addresses }: Draft): readonly DraftAddress[] =>
  addresses.flatMap(({ text, id }) => (text.trim() ? [{ text: text.trim(), id }] : []));

/** Everything in a draft that does not fit, named at once. Whether a code is one of an industry, the platform knows. */
export function faultsOf(draft: Draft): Faults {
  const faults: Record<string, Fault> = {};
  const code = draft.industryCode.trim();
  if (!code) faults['industryCode'] = 'required';
  else if (!/^[\w.-]{1,20}$/.test(code)) faults['industryCode'] = 'not-code';
  draft.addresses.forEach(({ text }, at) => {
    if (text.trim() && checkUrl(text.trim())?.protocol !== 'https:') faults[`addresses.${at}`] = 'not-secure';
  });
  if (draft.service === 'paymentProcessing' && draft.channels.length === 0) faults['channels'] = 'no-channel';
  if (draft.channels.includes('eCommerce') && written(draft).length === 0 && !draft.exemption)
    faults['exemption'] = 'needs-address';
  if (draft.funds === 'other' && !draft.fundsDescription.trim()) faults['fundsDescription'] = 'required';
  return faults;
}

type Body = BusinessLineUpdate & { readonly industryCode: string };

function fundsOf({ funds, fundsDescription }: Draft): Pick<Body, 'sourceOfFunds'> {
  if (!funds) return {};
  const type = 'business' as const;
  return funds === 'processed'
    ? { sourceOfFunds: { type, adyenProcessedFunds: true } }
    : { sourceOfFunds: { type, adyenProcessedFunds: false, description: fundsDescription.trim() } };
}

/** What a draft says, whole. */
export function bodyOf(draft: Draft): Body {
  const reason = EXEMPTIONS.find((known) => known === draft.exemption);
  const addresses = written(draft);
  return {
    industryCode: draft.industryCode.trim(),
    salesChannels: [...draft.channels],
    webData: addresses.map(({ text: webAddress, id: webAddressId }) => ({
      webAddress,
      ...(webAddressId !== undefined && { webAddressId }),
    })),
    // Whoever names a web site is exempt from nothing.
    webDataExemption: reason && addresses.length === 0 ? { reason } : {},
    ...fundsOf(draft),
  };
}

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Of what a draft says, what differs from the line as it was read. */
export function changesOf(draft: Draft, line: BusinessLine): BusinessLineUpdate {
  const before = bodyOf(draftOf(line));
  const after = Object.entries(bodyOf(draft));
  return Object.fromEntries(after.filter(([name, value]) => !isSame(value, before[name as keyof Body])));
}

/** The field of a draft's form that a path of the platform's is about; undefined where the form does not show it. */
function fieldOf(path: string, draft: Draft): string | undefined {
  const [name = '', at = '0'] = path.split(/[^\w-]+/);
  // Only what is written was sent: an empty field before it does not count.
  const places = draft.addresses.flatMap(({ text }, place) => (text.trim() ? [place] : []));
  const isShown: Readonly<Record<string, boolean>> = {
    service: !draft.id,
    exemption: places.length === 0,
    fundsDescription: draft.funds === 'other',
  };
  const fields: Readonly<Record<string, string>> = {
    service: 'service',
    industryCode: 'industryCode',
    salesChannels: 'channels',
    webData: `addresses.${places[Number(at)] ?? 0}`,
    webDataExemption: 'exemption',
    sourceOfFunds: 'fundsDescription',
  };
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field && isShown[field] !== false ? field : undefined;
}

/** What the platform refuses, beside the fields it is about. `isWhole`: no field stands for some of it. */
export function refusedOf(
  paths: readonly string[],
  draft: Draft,
): { readonly faults: Faults; readonly isWhole: boolean } {
  const fields = paths.map((path) => fieldOf(path, draft));
  const shown = fields.flatMap((field) => field ?? []);
  const faults = Object.fromEntries(shown.map((field) => [field, 'refused' as const]));
  return { faults, isWhole: shown.length === 0 || shown.length < fields.length };
}
