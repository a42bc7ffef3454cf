import type * as z from '../../client/schema/schema.js';

import type {
  legalEntity,
  TransferInstrument,
  TransferInstrumentReference,
  TransferInstrumentRequest,
} from '../../client/legal-entity/index.js';
import { bareIban, isIban } from '../../facts/iban.js';
import type { Answers } from '../rows/simulation.js';
import type { State } from '../state/state.js';
import { recordsOf, find, findEntity, refuse, type Instrument } from './records.js';
import { documentReference } from './documents.js';
import { instrumentVerification } from './verification.js';

/** Refuses a bank account without a number, or with one that cannot be. */
export function checkBankAccount({
  accountIdentification: account,
}: TransferInstrumentRequest['bankAccount']): void {
  if (!account) throw refuse('bankAccount.accountIdentification', 'a bank account has a number');
  if ('iban' in account && !isIban(bareIban(account.iban)))
    throw refuse('bankAccount.accountIdentification.iban', 'the length or the check digits are wrong');
}

export function addInstrument(state: State, input: TransferInstrumentRequest): Instrument {
  const { 'x-requested-verification-code': code, ...details } = input;
  findEntity(state, details.legalEntityId);
  checkBankAccount(details.bankAccount);
  const instrument: Instrument = {
    id: `SE${state.random.reference()}`,
    details: untrusted(details),
    changedAt: state.now(),
    waived: new Set(code === undefined ? [] : [code]),
  };
  recordsOf(state).instruments.set(instrument.id, instrument);
  return instrument;
}

/** Only a bank can say that it confirmed an account itself. */
const untrusted = (details: Instrument['details']): Instrument['details'] => ({
  ...details,
  bankAccount: { ...details.bankAccount, trustedSource: false },
});

/** A bank account as its owner lists it: the last four of its number. */
export function referenceOf({
  id,
  details,
}: Instrument): z.input<ReturnType<typeof TransferInstrumentReference>> {
  const { accountIdentification: account, trustedSource = false } = details.bankAccount;
  const number = account ? ('iban' in account ? account.iban : account.accountNumber) : '';
  const realLastFour = number.slice(-4);
  return { id, accountIdentifier: `****${realLastFour}`, realLastFour, trustedSource };
}

const answerOf = (state: State, instrument: Instrument): z.input<ReturnType<typeof TransferInstrument>> => ({
  ...instrument.details,
  id: instrument.id,
  documentDetails: recordsOf(state).documentsOf(instrument).map(documentReference),
  ...instrumentVerification(state, instrument),
});

type Rows = Pick<
  typeof legalEntity,
  | 'createTransferInstrument'
  | 'getTransferInstrument'
  | 'updateTransferInstrument'
  | 'deleteTransferInstrument'
>;

const findInstrument = (state: State, id: string): Instrument =>
  find(recordsOf(state).instruments, id, 'Transfer instrument');

export const transferInstruments: Answers<Rows> = {
  createTransferInstrument: (state, { input }) => answerOf(state, addInstrument(state, input)),
  getTransferInstrument: (state, { input }) => answerOf(state, findInstrument(state, input.id)),
  updateTransferInstrument: (state, { input: { id, 'x-requested-verification-code': code, ...details } }) => {
    const instrument = findInstrument(state, id);
    if (details.legalEntityId !== instrument.details.legalEntityId)
      throw refuse('legalEntityId', 'a bank account stays with its owner');
    checkBankAccount(details.bankAccount);
    Object.assign(instrument, { details: untrusted(details), changedAt: state.now() });
    if (code !== undefined) instrument.waived.add(code);
    return answerOf(state, instrument);
  },
  deleteTransferInstrument: (state, { input }) => {
    recordsOf(state).instruments.delete(findInstrument(state, input.id).id);
    return undefined;
  },
};
