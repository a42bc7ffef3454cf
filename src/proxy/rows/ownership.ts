import { ClientError, type Operation } from '../../client/index.js';
import type { Identity } from '../options.js';
import type { Owner, Root, Rule } from '../policy/rule.js';
import { Refusal } from '../refusal.js';

type Fields = Readonly<Record<string, unknown>>;

/** Asks the platform, with the credential of the row that is called. */
export type Ask = (row: Operation, input: Fields) => Promise<unknown>;

/** The value at a path like `counterparty.balanceAccountId`; nothing inherited. */
function valueAt(holder: unknown, path: string): unknown {
  let value = holder;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

/** E-mail addresses are compared as they were written: which variants of one reach the same person, only its host knows. */
function ownsRoot(identity: Identity, root: Root, id: string): boolean {
  const owned = identity[root];
  return typeof owned === 'string' ? owned === id : (owned?.includes(id) ?? false);
}

/** Follows an id to its root. What cannot be read is not owned: another tenant's id and one that never was look the same. */
async function owns(identity: Identity, owner: Owner, id: unknown, ask: Ask): Promise<boolean> {
  if (typeof id !== 'string' || id === '') return false;
  if (typeof owner === 'string') return ownsRoot(identity, owner, id);
  const answer = await ask(owner.read, { [owner.by]: id }).catch((error: unknown) => {
    if (error instanceof ClientError && (error.kind === 'refused' || error.unsent)) return undefined;
    throw error;
  });
  return owns(identity, owner.owner, valueAt(answer, owner.at), ask);
}

/** Refuses a call with an id that is not the caller's, or with none where one must say whose things are meant. */
export async function checkOwned(rule: Rule, identity: Identity, input: Fields, ask: Ask): Promise<void> {
  const isMerchant = identity.audience === 'operator' || identity.audience === 'approver';
  if (isMerchant || !rule.owned) return;
  const named = Object.entries(rule.owned).filter(([path]) => valueAt(input, path) !== undefined);
  if (named.length === 0) throw new Refusal('not-found');
  for (const [path, owner] of named)
    if (!(await owns(identity, owner, valueAt(input, path), ask))) throw new Refusal('not-found');
}

/** Puts the session's own e-mail or user in where the path says `me`. */
export function fillMe(rule: Rule, identity: Identity, parameters: Fields): Fields {
  const filled = { ...parameters };
  for (const [name, root] of Object.entries(rule.me ?? {})) {
    if (filled[name] === 'me' && identity[root]) filled[name] = identity[root];
    else if (identity.audience !== 'operator' || filled[name] === 'me') throw new Refusal('not-found');
  }
  return filled;
}
