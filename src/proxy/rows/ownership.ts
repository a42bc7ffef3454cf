import { ClientError, pages, type Client, type Operation } from '../../client/index.js';
import type { InterfaceName } from '../../client/interfaces.js';
import type { Identity } from '../audience.js';
import type { Listing, Owner, Reading, Root, Rule } from '../policy/rule.js';
import { Refusal } from '../refusal.js';

type Fields = Readonly<Record<string, unknown>>;

/** Asks the platform. */
export type Ask = (row: Operation, input: Fields) => Promise<unknown>;

/** One call whose ids are looked at. */
interface Asked {
  readonly identity: Identity;
  readonly input: Fields;
  /** A way to ask an interface, by default that of the row which is called; nothing where the merchant gave no credential for it. */
  readonly reach: (of?: InterfaceName) => Ask | undefined;
}

/** More pages than a real list has; after them an id is not looked for. */
const MOST_PAGES = 100;

/** The values at a path like `counterparty.balanceAccountId` or `lines.*.id`; nothing inherited. */
function valuesAt(holder: unknown, path: string): unknown[] {
  let values = [holder];
  for (const name of path.split('.'))
    values = values.flatMap((value) => {
      if (name === '*') return Array.isArray(value) ? (value as unknown[]) : [];
      const isThere = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
      return isThere ? [(value as Fields)[name]] : [];
    });
  return values.filter((value) => value !== undefined);
}

/** E-mail addresses are compared as they were written: which variants of one reach the same person, only its host knows. */
function ownsRoot(identity: Identity, root: Root, id: string): boolean {
  const owned = identity[root];
  return typeof owned === 'string' ? owned === id : (owned?.includes(id) ?? false);
}

/**
 * A resource that the platform refuses to read is not owned: another tenant's id and one that never was look the same. Where
 * the platform has trouble of its own, it is not known whose the resource is.
 */
async function unlessRefused<T>(asking: Promise<T>): Promise<T | undefined> {
  return asking.catch((error: unknown) => {
    if (!(error instanceof ClientError)) throw error;
    const isRefused = error.kind === 'refused' && (error.status ?? 0) < 500;
    if (isRefused || error.unsent) return undefined;
    throw error;
  });
}

async function ownsRead(
  asked: Asked,
  { read, of, by, asking, leads }: Reading,
  id: string,
): Promise<boolean> {
  const ask = asked.reach(of);
  const answer = ask && (await unlessRefused(ask(read, { ...asking, [by]: id })));
  for (const [path, owner] of Object.entries(leads))
    for (const next of valuesAt(answer, path)) if (await owns(asked, owner, next)) return true;
  return false;
}

async function isListed(asked: Asked, { list, by, at }: Listing, id: string): Promise<boolean> {
  const ask = asked.reach();
  const client = { call: ask } as unknown as Client;
  const listed = pages(
    client,
    list as Operation<string, never, never, 'none'>,
    { [by]: asked.input[by] } as never,
    {
      maxPages: MOST_PAGES,
    },
  );
  const find = async (): Promise<boolean> => {
    for await (const { answer } of listed.pages()) if (valuesAt(answer, at).includes(id)) return true;
    return false;
  };
  return (ask && (await unlessRefused(find()))) ?? false;
}

/** Follows an id to its root. */
async function owns(asked: Asked, owner: Owner, id: unknown): Promise<boolean> {
  if (typeof id !== 'string' || id === '') return false;
  if (typeof owner === 'string') return ownsRoot(asked.identity, owner, id);
  if ('list' in owner) return isListed(asked, owner, id);
  if ('read' in owner) return ownsRead(asked, owner, id);
  for (const one of owner) if (await owns(asked, one, id)) return true;
  return false;
}

/** Refuses a call with an id that is not the caller's, or with none where one must say whose things are meant. */
export async function checkOwned(rule: Rule, asked: Asked): Promise<void> {
  const { identity, input } = asked;
  const isMerchant = identity.audience === 'operator' || identity.audience === 'approver';
  if (isMerchant || !rule.owned) return;
  const named = Object.entries(rule.owned).flatMap(([path, owner]) =>
    valuesAt(input, path).map((id) => ({ owner, id })),
  );
  if (named.length === 0 && !rule.mayNameNone) throw new Refusal('not-found');
  for (const { owner, id } of named) if (!(await owns(asked, owner, id))) throw new Refusal('not-found');
}

/** The same for optional fields: only the word itself is replaced. */
export function fillMine({ mine = {} }: Rule, identity: Identity, input: Fields): Fields {
  const filled = { ...input };
  for (const [name, root] of Object.entries(mine)) {
    if (filled[name] !== 'me') continue;
    if (!identity[root]) throw new Refusal('not-found');
    filled[name] = identity[root];
  }
  return filled;
}

/** A copy of an object with another value at a path, where `me` stands there now. */
function replaceMe(holder: unknown, [name = '', ...rest]: readonly string[], own: () => unknown): unknown {
  if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, name)) return holder;
  const value = (holder as Fields)[name];
  const next = rest.length > 0 ? replaceMe(value, rest, own) : value === 'me' ? own() : value;
  return next === value ? holder : { ...holder, [name]: next };
}

/** Roots of which a session may have exactly one, so that a page need not know it. */
const ROOTS = ['legalEntities', 'accountHolders'] as const;

/** Whether an id may be such a root itself, be it among others. */
const rootOf = (owner: Owner | undefined): (typeof ROOTS)[number] | undefined =>
  ROOTS.find((root) => owner === root || (Array.isArray(owner) && owner.includes(root)));

/**
 * Puts the session's legal entity or account holder in where one has to be owned and `me` stands in its place. Of a session
 * that has none or several, it is unclear which is meant.
 */
export function fillOwn({ owned = {} }: Rule, identity: Identity, fields: Fields): Fields {
  const own = (root: (typeof ROOTS)[number]): string => {
    const [only, ...others] = identity[root] ?? [];
    if (!only || others.length > 0) throw new Refusal('not-found');
    return only;
  };
  return Object.entries(owned).reduce((filled, [path, owner]) => {
    const root = path.includes('*') ? undefined : rootOf(owner);
    return root ? (replaceMe(filled, path.split('.'), () => own(root)) as Fields) : filled;
  }, fields);
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
