import type { Amount } from '../../client/index.js';
import type { Ending } from '../parts/resource/ending.js';
import type { Trouble } from '../parts/resource/resource-state.js';
import type { RecurringContractsTab } from './panel/contracts-record.js';

/** Detail of `florin-recurring-details-opened`. Neither the shopper nor the stored payment method is in it. */
export interface RecurringDetailsOpened {
  /** The tab that is open; empty where the list is shown. */
  readonly tab: RecurringContractsTab | '';
}

/** Detail of `florin-before-recurring-details-remove`. */
export interface RecurringDetailsRemove {
  /** `detail`: one stored payment method, or one use of it. `contract`: all of one kind. `shopper`: all that the shopper has. */
  readonly scope: 'detail' | 'contract' | 'shopper';
  /** The platform's word for the use that ends, such as `RECURRING`; empty where all uses end. */
  readonly contract: string;
}

/** Detail of `florin-recurring-details-removed`. */
export interface RecurringDetailsRemoved extends RecurringDetailsRemove {
  /** `unknown`: the answer was lost, and it may have been done. */
  readonly ending: Exclude<Ending, 'not-sent'>;
}

/** Detail of `florin-before-permit-create`. Neither the partner nor the stored payment method is in it. */
export interface PermitCreate {
  /** Whether all charges together have a limit. */
  readonly isLimited: boolean;
  /** Whether it ends with the first charge. */
  readonly isSingleUse: boolean;
}

/** Detail of `florin-permit-created`. The token is in no event. */
export interface PermitCreated {
  /** `unknown`: the answer was lost, and there may be a permit. */
  readonly ending: Exclude<Ending, 'not-sent'>;
}

/** Detail of `florin-permit-removed`. */
export interface PermitRemoved {
  /** `unknown`: the answer was lost, and the permit may be withdrawn. */
  readonly ending: 'received' | 'unknown';
}

/** Detail of `florin-before-notice-send`. */
export interface NoticeSend {
  /** What is to be charged. */
  readonly amount: Amount;
}

/** Detail of `florin-notice-sent`. */
export interface NoticeSent {
  /** `unknown`: the answer was lost, and the shopper may be told. */
  readonly ending: Exclude<Ending, 'not-sent'>;
}

/** Detail of `florin-account-updates-requested`: how many cards had which answer. */
export interface AccountUpdatesRequested {
  /** The card schemes are asked. What they answer comes later. */
  readonly asked: number;
  readonly refused: number;
  /** It is not known whether the card schemes are asked. */
  readonly unknown: number;
}

/** Detail of `florin-recurring-contracts-failed`. */
export interface RecurringContractsFailed {
  /** `refused`: the platform understood, and will not do it. */
  readonly code: Trouble['cause'] | 'refused';
  /** Status, code and field of the proxy's answer, without values. */
  readonly detail: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-recurring-details-opened': CustomEvent<RecurringDetailsOpened>;
    'florin-before-recurring-details-remove': CustomEvent<RecurringDetailsRemove>;
    'florin-recurring-details-removed': CustomEvent<RecurringDetailsRemoved>;
    'florin-before-permit-create': CustomEvent<PermitCreate>;
    'florin-permit-created': CustomEvent<PermitCreated>;
    'florin-permit-removed': CustomEvent<PermitRemoved>;
    'florin-before-notice-send': CustomEvent<NoticeSend>;
    'florin-notice-sent': CustomEvent<NoticeSent>;
    'florin-account-updates-requested': CustomEvent<AccountUpdatesRequested>;
    'florin-recurring-contracts-failed': CustomEvent<RecurringContractsFailed>;
  }
}
