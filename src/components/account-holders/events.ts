import type { Ending } from '../parts/resource/ending.js';
import type { Trouble } from '../parts/resource/resource-state.js';

/** Detail of `florin-account-holder-opened`. */
export interface AccountHolderOpened {
  /** Id of the account holder; empty where the list is shown. */
  readonly accountHolder: string;
}

/** Detail of `florin-account-holder-followed`: where the operator wants to go. */
export interface AccountHolderFollowed {
  readonly accountHolder: string;
  /** Id of the legal entity that an element about legal entities can show. */
  readonly legalEntity: string;
}

/** Detail of `florin-before-account-holder-change`. What was typed is not in it. */
export interface AccountHolderChange {
  readonly accountHolder: string;
  /** Id of the balance account that changes; empty where the account holder itself does. */
  readonly balanceAccount: string;
  /** `close` is for good. `edit` changes the description, the reference, the time zone, when sales are paid out, or metadata. */
  readonly change: 'suspend' | 'resume' | 'close' | 'edit';
}

/** Detail of `florin-account-holder-changed`. */
export interface AccountHolderChanged extends AccountHolderChange {
  readonly ending: Ending;
}

/** Detail of `florin-before-account-holder-create`. */
export interface AccountHolderCreate {
  /** Id of the legal entity of a new account holder; empty where only a balance account is made. */
  readonly legalEntity: string;
  /** Id of the account holder that a new balance account is for; empty where that is new too. */
  readonly accountHolder: string;
}

/** Detail of `florin-account-holder-created`. */
export interface AccountHolderCreated extends AccountHolderCreate {
  /** Id of the new balance account; empty where none was made, or where this is not known. */
  readonly balanceAccount: string;
  readonly ending: Ending;
}

/** Detail of `florin-account-holders-exported`. */
export interface AccountHoldersExported {
  readonly name: string;
  readonly count: number;
}

/** Detail of `florin-tax-form-opened`. */
export interface TaxFormOpened {
  /** Id of the account holder; `me` is the one of the session. */
  readonly accountHolder: string;
  readonly formType: 'US1099k' | 'US1099nec';
  readonly year: number;
}

/** Detail of `florin-account-holders-failed`. */
export interface AccountHoldersFailed {
  readonly code: Trouble['cause'] | 'refused';
  /** Status, code and field of the proxy's answer, without values. */
  readonly detail: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-account-holder-opened': CustomEvent<AccountHolderOpened>;
    'florin-account-holder-followed': CustomEvent<AccountHolderFollowed>;
    'florin-before-account-holder-change': CustomEvent<AccountHolderChange>;
    'florin-account-holder-changed': CustomEvent<AccountHolderChanged>;
    'florin-before-account-holder-create': CustomEvent<AccountHolderCreate>;
    'florin-account-holder-created': CustomEvent<AccountHolderCreated>;
    'florin-account-holders-exported': CustomEvent<AccountHoldersExported>;
    'florin-tax-form-opened': CustomEvent<TaxFormOpened>;
    'florin-account-holders-failed': CustomEvent<AccountHoldersFailed>;
  }
}
