import type { Ending } from '../parts/resource/ending.js';
import type { Trouble } from '../parts/resource/resource-state.js';

/** Detail of `florin-issued-card-opened`. */
export interface IssuedCardOpened {
  /** Id of the card; empty where the list is shown. */
  readonly card: string;
}

/** Detail of `florin-before-issued-card-change`. */
export interface IssuedCardChange {
  readonly card: string;
  /** `freeze` can be undone, `close` is for good. `move` changes the balance account that the card spends from. */
  readonly change: 'freeze' | 'unfreeze' | 'activate' | 'move' | 'close';
  /** Why a card is closed, by the platform's word; empty otherwise. What was typed is not in it. */
  readonly reason: string;
}

/** Detail of `florin-issued-card-changed`. */
export interface IssuedCardChanged extends IssuedCardChange {
  readonly ending: Ending;
}

/** Detail of `florin-before-issued-card-create`. Whose card it is, and where it is sent, is not in it. */
export interface IssuedCardCreate {
  /** Id of the balance account that the card spends from. */
  readonly balanceAccount: string;
  readonly form: 'physical' | 'virtual';
}

/** Detail of `florin-issued-card-created`. */
export interface IssuedCardCreated extends IssuedCardCreate {
  /** Id of the new card; empty where none was made, or where this is not known. */
  readonly card: string;
  readonly ending: Ending;
}

/** Detail of `florin-issued-cards-exported`. */
export interface IssuedCardsExported {
  readonly name: string;
  readonly count: number;
}

/** Detail of `florin-issued-cards-failed`. */
export interface IssuedCardsFailed {
  readonly code: Trouble['cause'] | 'refused';
  /** Status, code and field of the proxy's answer, without values. */
  readonly detail: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-issued-card-opened': CustomEvent<IssuedCardOpened>;
    'florin-before-issued-card-change': CustomEvent<IssuedCardChange>;
    'florin-issued-card-changed': CustomEvent<IssuedCardChanged>;
    'florin-before-issued-card-create': CustomEvent<IssuedCardCreate>;
    'florin-issued-card-created': CustomEvent<IssuedCardCreated>;
    'florin-issued-cards-exported': CustomEvent<IssuedCardsExported>;
    'florin-issued-cards-failed': CustomEvent<IssuedCardsFailed>;
  }
}
