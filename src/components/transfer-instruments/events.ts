import type { LegalEntityChanged } from '../parts/legal-entity/entity-changes.js';
import type { Trouble } from '../parts/resource/resource-state.js';

export type { LegalEntityChanged };

/** Detail of `florin-before-bank-account-save`. Never the number. */
export interface BankAccountSave {
  /** Id of the account that changes; empty for a new one. */
  readonly id: string;
  /** ISO 3166-1. */
  readonly country: string;
  /** The platform's name for the format of the account number, for example `iban`. */
  readonly format: string;
}

/** Detail of `florin-bank-account-saved`, `florin-before-bank-account-remove` and `florin-bank-account-removed`. */
export interface BankAccountFace {
  readonly id: string;
}

/** Detail of `florin-transfer-instruments-failed`. */
export interface TransferInstrumentsFailed {
  /** `refused`: the platform did not accept it. */
  readonly code: Trouble['cause'] | 'refused';
  /** Status, code and field of the proxy's answer, without values. */
  readonly detail: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-before-bank-account-save': CustomEvent<BankAccountSave>;
    'florin-before-bank-account-remove': CustomEvent<BankAccountFace>;
    'florin-bank-account-saved': CustomEvent<BankAccountFace>;
    'florin-bank-account-removed': CustomEvent<BankAccountFace>;
    'florin-transfer-instruments-failed': CustomEvent<TransferInstrumentsFailed>;
  }
}
