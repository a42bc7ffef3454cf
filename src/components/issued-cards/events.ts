import type { StatusChange } from '../parts/account-holder/status.js';
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

/** Detail of `florin-before-network-token-change`. */
export interface NetworkTokenChange {
  readonly card: string;
  /** Id of the network token. */
  readonly token: string;
  /** `suspend` and `resume` undo each other, `close` is for good. */
  readonly change: StatusChange;
}

/** Detail of `florin-network-token-changed`. */
export interface NetworkTokenChanged extends NetworkTokenChange {
  /** `received`: the platform has taken the change on. It is done later, and the element shows when. */
  readonly ending: Ending;
}

/** Detail of `florin-before-device-add`. */
export interface DeviceAdd {
  /** Id of the card that the device approves payments of. */
  readonly card: string;
}

/** Detail of `florin-device-added`. */
export interface DeviceAdded extends DeviceAdd {
  readonly device: string;
}

/** Detail of `florin-before-device-remove`. */
export interface DeviceRemove {
  readonly card: string;
  readonly device: string;
}

/** Detail of `florin-device-removed`. */
export interface DeviceRemoved extends DeviceRemove {
  readonly ending: Ending;
}

/** Detail of `florin-before-card-group-create`. */
export interface CardGroupCreate {
  /** Variant of the cards of the group, by the platform's name. */
  readonly variant: string;
}

/** Detail of `florin-card-group-created`. */
export interface CardGroupCreated {
  /** Id of the new group; empty where none was made, or where this is not known. */
  readonly group: string;
  readonly ending: Ending;
}

/** Detail of `florin-issued-card-followed`: the transaction rules of the card are to be shown. */
export interface IssuedCardFollowed {
  readonly card: string;
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
    'florin-before-network-token-change': CustomEvent<NetworkTokenChange>;
    'florin-network-token-changed': CustomEvent<NetworkTokenChanged>;
    'florin-before-device-add': CustomEvent<DeviceAdd>;
    'florin-device-added': CustomEvent<DeviceAdded>;
    'florin-before-device-remove': CustomEvent<DeviceRemove>;
    'florin-device-removed': CustomEvent<DeviceRemoved>;
    'florin-before-card-group-create': CustomEvent<CardGroupCreate>;
    'florin-card-group-created': CustomEvent<CardGroupCreated>;
    'florin-issued-card-followed': CustomEvent<IssuedCardFollowed>;
    'florin-issued-cards-exported': CustomEvent<IssuedCardsExported>;
    'florin-issued-cards-failed': CustomEvent<IssuedCardsFailed>;
  }
}
