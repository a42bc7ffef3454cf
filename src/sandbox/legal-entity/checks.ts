import { isCardChannel } from '../../facts/card-channels.js';
import { DAY } from '../../facts/instant.js';
import type { State } from '../state/state.js';
import { recordsOf, type Capability, type Entity, type Instrument, type StoredDocument } from './records.js';
import { isConfirmed, missingOf, type Fault } from './requirements.js';

/** Milliseconds that a check takes: of data against registers, of a document by a person, of a bank account by its bank. */
const CHECK_TIME = { data: 3000, document: 5000, bankAccount: 4000 } as const;

const YEAR = 365 * DAY;
/** Milliseconds that a signed questionnaire holds. */
export const QUESTIONNAIRE_LIFETIME = YEAR;
const ADULT = 18;
/** Unreadable files, by their names. */
const UNREADABLE = /^unreadable\b/i;

/** Stands for all verification errors of a thing. */
const ALL_CODES = '0_0001';

/** Capabilities for card payments and for payouts. */
const PAYMENTS: readonly Capability[] = ['receivePayments', 'receiveFromPlatformPayments'];
const PAYOUTS: readonly Capability[] = ['sendToTransferInstrument', 'payoutToTransferInstrument'];

const pending = (code: string, message: string, holds?: readonly Capability[]): Fault => ({
  code,
  type: 'pendingStatus',
  message,
  ...(holds && { holds }),
});

const unwaived = (faults: Fault[], { waived }: { readonly waived: ReadonlySet<string> }): Fault[] =>
  waived.has(ALL_CODES) ? [] : faults.filter(({ code }) => !waived.has(code));

/** Faults of what an entity says of itself. While nothing is wrong with it, it may still be looked at. */
export function dataFaults(state: State, entity: Entity): Fault[] {
  const records = recordsOf(state);
  const documents = records.documentsOf(entity);
  const wrong = unwaived(
    [
      ...missingOf(records, entity, documents),
      ...wrongOf(state, entity, documents),
      ...reviewOf(state, entity),
    ],
    entity,
  );
  if (wrong.length > 0 || entity.waived.has(ALL_CODES)) return wrong;
  if (state.now() < entity.changedAt + CHECK_TIME.data)
    return [pending('2_8901', 'The data is being checked')];
  const { individual, organization } = entity.description;
  return individual?.name.lastName === 'Refused' || organization?.legalName === 'Refused'
    ? [{ code: '2_8902', type: 'rejected', message: 'The platform does not work with this entity' }]
    : [];
}

function wrongOf(state: State, { description }: Entity, documents: readonly StoredDocument[]): Fault[] {
  const { individual, organization, soleProprietorship } = description;
  const born = Date.parse(individual?.birthData?.dateOfBirth ?? '');
  const registered = organization?.registrationNumber ?? soleProprietorship?.registrationNumber;
  const isProven = documents.some(({ details }) => details.type === 'registrationDocument');
  const faults: Fault[] = [];
  if (individual?.birthData?.dateOfBirth && !(born <= state.now() - ADULT * YEAR))
    faults.push({
      code: '2_8911',
      type: 'invalidInput',
      message: 'The date of birth is not that of an adult',
      remedy: 'Correct the date of birth',
    });
  if (registered && !isConfirmed(registered) && !isProven)
    faults.push({
      code: '2_8912',
      type: 'invalidInput',
      message: 'No register knows the registration number',
      remedy: 'Correct the registration number, or upload a registration document',
    });
  return faults;
}

function reviewOf(state: State, { reviewedAt }: Entity): Fault[] {
  if (state.now() < reviewedAt + YEAR) return [];
  const [message, remedy] = ['The data was last confirmed over a year ago', 'Confirm the data'];
  return [{ code: '2_8913', type: 'dataReview', message, remedy }];
}

/** Faults of what an entity needs to take and to be paid money; those who only stand behind another need none of it. */
export function businessFaults(state: State, entity: Entity): Fault[] {
  const records = recordsOf(state);
  const lines = records.linesOf(entity).map(({ details }) => details);
  const takesCards = lines.some(({ salesChannels = [] }) => salesChannels.some(isCardChannel));
  const isSigned = records
    .questionnairesOf(entity)
    .some(({ signed }) => signed && state.now() < signed.at + QUESTIONNAIRE_LIFETIME);
  const lack = (code: string, asks: string, remedy: string, holds: readonly Capability[]): Fault => ({
    code,
    type: 'dataMissing',
    message: `This entity lacks ${asks}`,
    remedy,
    holds,
  });
  const faults: Fault[] = [];
  if (!lines.some(({ service }) => service === 'paymentProcessing'))
    faults.push(lack('2_8501', 'a line of business', 'Add a line of business', PAYMENTS));
  if (records.instrumentsOf(entity).length === 0)
    faults.push(lack('2_8502', 'a bank account', 'Add a bank account', PAYOUTS));
  if (missingTerms(state, entity).length > 0)
    faults.push(lack('2_8503', 'accepted terms', 'Accept the terms', [...PAYMENTS, ...PAYOUTS]));
  if (takesCards && !isSigned)
    faults.push(lack('2_8504', 'a signed questionnaire on card data', 'Sign it', ['receivePayments']));
  return unwaived(faults, entity);
}

/** The terms that every business on the platform has to accept, less those it has. */
export const missingTerms = (
  state: State,
  entity: Entity,
): ('adyenForPlatformsAdvanced' | 'adyenAccount')[] =>
  (['adyenForPlatformsAdvanced', 'adyenAccount'] as const).filter(
    (type) =>
      !recordsOf(state)
        .termsOf(entity)
        .some((terms) => terms.type === type && terms.accepted),
  );

/** Faults of a bank account: its bank is asked for the holder's name, and a statement proves what it does not confirm. */
export function instrumentFaults(state: State, instrument: Instrument): Fault[] {
  const { accountIdentification: account } = instrument.details.bankAccount;
  const number = account && ('iban' in account ? account.iban : account.accountNumber);
  const isProven = recordsOf(state)
    .documentsOf(instrument)
    .some(({ details }) => details.type === 'bankStatement');
  if (instrument.waived.size > 0) return [];
  if (state.now() < instrument.changedAt + CHECK_TIME.bankAccount)
    return [pending('2_8601', 'The bank account is being checked', PAYOUTS)];
  if (isConfirmed(number) || isProven) return [];
  const message = 'The bank account is not in the name of this entity';
  const remedy = 'Upload a bank statement, or add another bank account';
  return [{ code: '2_8602', type: 'invalidInput', message, remedy, holds: PAYOUTS }];
}

/** Faults of a document: a person looks at it first, and it must not have run out. */
export function documentFaults(state: State, document: StoredDocument): Fault[] {
  const { expiryDate } = document.details;
  if (document.waived.size > 0) return [];
  if (expiryDate && Date.parse(expiryDate) < state.now())
    return [
      {
        code: '2_8701',
        type: 'invalidInput',
        message: 'The document has expired',
        remedy: 'Upload a document that is valid',
      },
    ];
  if (state.now() < document.changedAt + CHECK_TIME.document)
    return [pending('2_8702', 'The document is being checked')];
  return UNREADABLE.test(document.details.fileName ?? '')
    ? [
        {
          code: '2_8703',
          type: 'invalidInput',
          message: 'The document cannot be read',
          remedy: 'Upload a sharper picture of it',
        },
      ]
    : [];
}
