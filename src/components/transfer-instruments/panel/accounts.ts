import type { CallOptions, Client } from '../../../client/index.js';
import type {
  CapabilityProblem,
  LegalEntity,
  TransferInstrument,
} from '../../../client/legal-entity/index.js';
import { checkVerificationErrors, getLegalEntity } from '../../../client/legal-entity/rows/legal-entities.js';
import { getTransferInstrument } from '../../../client/legal-entity/rows/transfer-instruments.js';
import { standingOf, type Need } from '../../parts/legal-entity/standing.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { FORMATS, type FormatName } from './account-formats.js';

const readEntity = /*@__PURE__*/ proxyRow('legal-entity', getLegalEntity);
const readProblems = /*@__PURE__*/ proxyRow('legal-entity', checkVerificationErrors);
const readInstrument = /*@__PURE__*/ proxyRow('legal-entity', getTransferInstrument);

/**
 * A bank account as it is shown. Its number is the platform's own mask: the whole number, which comes with the account, is
 * let go of here and never in a state, an attribute or the page.
 */
export interface Account {
  readonly id: string;
  readonly mask: string;
  /** ISO 3166-1, or nothing. */
  readonly country: string;
  readonly bankName: string;
  readonly format: FormatName | undefined;
  /** The bank itself has confirmed it. */
  readonly isTrusted: boolean;
  readonly status: 'verified' | 'checking' | 'problem' | 'unknown';
  readonly needs: readonly Need[];
}

export interface Accounts {
  readonly accounts: readonly Account[];
  /** Whether the platform says that one is missing. */
  readonly isMissing: boolean;
  /** Where the seller is, for an account to be. */
  readonly country: string;
}

/** More than any business has. */
const MOST_ACCOUNTS = 40;

function statusOf({ capabilities = {} }: TransferInstrument, needs: readonly Need[]): Account['status'] {
  if (needs.some(({ way }) => way !== 'wait')) return 'problem';
  if (needs.length > 0) return 'checking';
  const grants = Object.values(capabilities);
  return grants.length > 0 && grants.every(({ allowed }) => allowed) ? 'verified' : 'unknown';
}

function accountOf(entity: LegalEntity, instrument: TransferInstrument, needs: readonly Need[]): Account {
  const { id, bankAccount } = instrument;
  const { accountIdentification, bankName = '', countryCode = '', trustedSource = false } = bankAccount;
  const reference = entity.transferInstruments?.find((each) => each.id === id);
  const own = needs.filter(({ about }) => about.kind === 'bank-account' && about.id === id);
  const type = accountIdentification?.type ?? '';
  const ofIban =
    accountIdentification && 'iban' in accountIdentification ? accountIdentification.iban.slice(0, 2) : '';
  return {
    id,
    mask: reference?.accountIdentifier ?? '',
    country: countryCode || ofIban,
    bankName,
    format: Object.hasOwn(FORMATS, type) ? (type as FormatName) : undefined,
    isTrusted: trustedSource,
    status: statusOf(instrument, own),
    needs: own,
  };
}

const countryOf = ({ individual, organization, soleProprietorship, trust }: LegalEntity): string =>
  individual?.residentialAddress.country ??
  organization?.registeredAddress?.country ??
  soleProprietorship?.registeredAddress?.country ??
  trust?.registeredAddress?.country ??
  '';

function accountsOf(
  entity: LegalEntity,
  problems: readonly CapabilityProblem[] | undefined,
  instruments: readonly TransferInstrument[],
): Accounts {
  const { needs } = standingOf(entity, problems);
  return {
    accounts: instruments.map((instrument) => accountOf(entity, instrument, needs)),
    isMissing: needs.some(({ word }) => word === 'bank'),
    country: countryOf(entity),
  };
}

/** Asks for the bank accounts of an entity, and what is wrong with them. */
export async function loadAccounts(client: Client, id: string, options: CallOptions): Promise<Accounts> {
  const [entity, { problems }] = await Promise.all([
    client.call(readEntity, { id }, options),
    client.call(readProblems, { id }, options),
  ]);
  const references = (entity.transferInstruments ?? []).slice(0, MOST_ACCOUNTS);
  const instruments = await Promise.all(
    references.map((reference) => client.call(readInstrument, { id: reference.id }, options)),
  );
  return accountsOf(entity, problems, instruments);
}
