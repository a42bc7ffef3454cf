import type { InterfaceName } from '../../client/interfaces.js';
import type { Operation, Table } from '../../client/operation.js';
import type { Call, Desk } from '../desk.js';
import type { Audience } from '../options.js';

/** What an identity owns of its own right: the ends of every chain from an id to its owner. */
export type Root =
  'shopperReference' | 'email' | 'userId' | 'legalEntities' | 'accountHolders' | 'balanceAccounts' | 'stores';

/**
 * How an id leads to something the caller owns: it is a root itself, or the platform is asked whose it is. `read` is
 * called with the id as its parameter `by`; the field `at` of its answer is the next id, held to `owner`.
 */
export type Owner =
  Root | { readonly read: Operation; readonly by: string; readonly at: string; readonly owner: Owner };

/** The credential a row is called with. Payout has two, which one identity can never both make use of. */
export type CredentialName =
  | 'checkout'
  | 'payout-store'
  | 'payout-review'
  | 'bin-lookup'
  | 'recurring'
  | 'legal-entity'
  | 'balance-platform'
  | 'transfers'
  | 'terminal-management'
  | 'disputes'
  | 'data-protection'
  | 'workspace'
  | 'listings';

/** A call that was found to be its caller's to make, about to be sent. */
export interface GuardedCall {
  readonly desk: Desk;
  readonly call: Call;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Stands around a call: may refuse it before it is sent, and knows its answer before the caller does. */
export type Guard = (guarded: GuardedCall, send: () => Promise<unknown>) => Promise<unknown>;

/** What the proxy demands of a call to one row, and does for it. */
export interface Rule {
  /** Who may call it. For everybody else the row does not exist. */
  readonly audiences: readonly Audience[];
  /** True where a guest may call it too, and no `identify` is needed: a catalogue that everybody sees. */
  readonly isPublic?: boolean;
  /** True where the merchant must name the row in `enable` first, whoever asks. */
  readonly optIn?: boolean;
  /** Default: that of the interface. */
  readonly credential?: CredentialName;
  /**
   * By path of an input field: how the id in it leads to its owner. An operator's scope is the credential's own; everybody
   * else must name at least one of these fields, and own each that is named.
   */
  readonly owned?: Readonly<Record<string, Owner>>;
  /** Path parameters that only operators may fill; everybody else sends `me`, and the session's own is put in. */
  readonly me?: Readonly<Record<string, 'email' | 'userId'>>;
  /** Names of input fields that mean card data elsewhere, and something else here. */
  readonly plain?: readonly string[];
  /** Largest body. Default: 64 KiB. */
  readonly maxBytes?: number;
  /** For what neither an audience nor an id decides. */
  readonly guard?: Guard;
  /** What the caller may see of an answer. Default: all of it. */
  readonly narrow?: (answer: never) => unknown;
}

/** One rule for every row of a table: a row without one does not compile. */
export type Policy<T extends Table> = { readonly [Name in keyof T]: Rule | 'never' };

/** An interface as the proxy offers it: `{mount}/{name}/{path of the row}`. */
export interface Offer {
  readonly name: InterfaceName;
  readonly credential: CredentialName;
  readonly table: Table;
  readonly policy: Readonly<Record<string, Rule | 'never'>>;
}

export const offer = <T extends Table>(
  name: InterfaceName,
  credential: CredentialName,
  table: T,
  policy: Policy<T>,
): Offer => ({ name, credential, table, policy });
