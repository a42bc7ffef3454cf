import type { InterfaceName } from '../../client/interfaces.js';
import type { Operation, Table } from '../../client/operation.js';
import type { Call, Services } from '../services.js';
import type { Audience } from '../audience.js';
import type { Caller } from '../edge/identity.js';
import type { Payee } from '../ledger/deed.js';
import type { Receipt } from '../ledger/intent.js';
import type { CredentialName } from '../credential.js';

/** Fields of an identity that own something directly: every chain from an id to its owner ends at one. */
export type Root =
  'shopperReference' | 'email' | 'userId' | 'legalEntities' | 'accountHolders' | 'balanceAccounts' | 'stores';

/** Asks the platform whose an id is: `read` is called with it as the parameter `by`. */
export interface Reading {
  readonly read: Operation;
  /** The interface that the row is of, where it is another than that of the row which is called. */
  readonly of?: InterfaceName;
  readonly by: string;
  /** Further input of that call: a document can tell its owner without its pages. */
  readonly asking?: Readonly<Record<string, unknown>>;
  /** By path of a field of the answer: how the id in it leads on. One of them that is the caller's is enough. */
  readonly leads: Readonly<Record<string, Owner>>;
}

/** Looks for an id among those that the platform lists below another field of the same call, `by`, which has a chain of its own. */
export interface Listing {
  readonly list: Operation;
  readonly by: string;
  /** Where ids stand in a page of the list: `data.*.id`. */
  readonly at: string;
}

/**
 * How an id leads to something the caller owns: it is a root itself, or the platform is asked whose it is. Of a list one that
 * leads there is enough, so an empty one has no owner.
 */
export type Owner = Root | Reading | Listing | readonly Owner[];

/** A call that was found to be its caller's to make, about to be sent. */
export interface GuardedCall {
  readonly services: Services;
  readonly call: Call;
  readonly input: Readonly<Record<string, unknown>>;
  /** The ids in the path. */
  readonly subject: Readonly<Record<string, unknown>>;
}

type Fields = Readonly<Record<string, unknown>>;

/** Of what a receipt is kept. */
export interface ReceiptOf {
  readonly services: Services;
  readonly input: Fields;
}

/** What a call is about, for the journal, and fields that are sent in place of the caller's. */
export interface Named {
  readonly subject: readonly string[];
  readonly fields: Fields;
}

/** Stands around a call: may refuse it before it is sent, and knows its answer before the caller does. */
export type Guard = (guarded: GuardedCall, send: () => Promise<unknown>) => Promise<unknown>;

/** Conditions of a call to one row, and the proxy's own work for it. */
export interface Rule {
  /** Who may call it. For all other callers the row does not exist. */
  readonly audiences: readonly Audience[];
  /** True where a guest may call it too, and no `identify` is needed: a catalogue that every visitor sees. */
  readonly isPublic?: boolean;
  /** True of a POST that changes nothing at the platform: the journal keeps no word of it. */
  readonly isRead?: boolean;
  /** Those of its audiences to whom the row is closed until the merchant names it in `enable`. */
  readonly optIn?: readonly Audience[];
  /** Default: that of the interface. */
  readonly credential?: CredentialName;
  /**
   * By path of an input field, with `*` for every item of a list: how the id in it leads to its owner. An operator's scope is
   * the credential's own; all other callers must name at least one of these fields, and own each that is named. Where a legal
   * entity or an account holder has to be owned, `me` stands for the one of a session that has exactly one.
   */
  readonly owned?: Readonly<Record<string, Owner>>;
  /** True where none of them needs to be named: what the row makes has no owner yet. What is named is still looked at. */
  readonly mayNameNone?: boolean;
  /** Path parameters that only operators may fill; all other callers send `me`, and the session's own is put in. */
  readonly me?: Readonly<Record<string, 'email' | 'userId'>>;
  /** Input fields in which the word `me` stands for the session's own; without a session of that kind, for no owner. */
  readonly mine?: Readonly<Record<string, 'email' | 'userId'>>;
  /**
   * Names of fields that the proxy supplies from a session, and that an operator, who acts for others, says instead. What
   * the merchant's `supply` says of them counts for more.
   */
  readonly saidByOperator?: readonly string[];
  /**
   * Names of supplied fields that an operator may name too. What is named has to be what the proxy supplies: the merchant's
   * `supply` finds it in `input`, and opens it by handing it on.
   */
  readonly askedByOperator?: readonly string[];
  /** Supplied fields that the ledger knows better than the settings do. The merchant's `supply` counts for more. */
  readonly known?: (
    services: Services,
    input: Readonly<Record<string, unknown>>,
  ) => Promise<Readonly<Record<string, unknown>>>;
  /** Names of input fields that mean card data elsewhere, and something else here. */
  readonly plain?: readonly string[];
  /** Largest body. Default: 64 KiB. */
  readonly maxBytes?: number;
  /** For what neither an audience nor an id decides. */
  readonly guard?: Guard;
  /** What the ledger keeps of an answer to a row that is sent once, where it is not a reference at the top of it. */
  readonly receipt?: {
    keep(answer: never, asked: ReceiptOf): Receipt | Promise<Receipt>;
    /** The fields of the answer again, for the same call under the same key. Default: those of the receipt. */
    restore?(receipt: Receipt, services: Services): Fields | Promise<Fields>;
  };
  /** What stands for what the caller names, where they know less than the platform wants to hear. */
  readonly named?: (services: Services, input: Fields) => Promise<Named>;
  /** Whom money goes to, as the journal keeps it. */
  readonly payee?: (services: Services, input: Readonly<Record<string, unknown>>) => Promise<Payee>;
  /** Keeps the fields of an answer that the caller may see. Default: all of them. */
  readonly narrow?: (answer: never, audience: Caller['audience']) => unknown;
}

/** A rule for sellers, each with what they own, and for operators. */
export const own = (owned: Rule['owned'], rule: Partial<Rule> = {}): Rule => ({
  audiences: ['seller', 'operator'],
  ...(owned && { owned }),
  ...rule,
});

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
