import { timeOf, type ApiEntry, type Book, type Thing, type VersionEntry } from './book.js';
import { notFound } from './refusal.js';

export const uidOf = (book: Book, id: string): string => `${book.owner.id}-${id}`;

/** The same of something that may have gone. */
export const uidOrNone = (book: Book, id: string | undefined): string | undefined =>
  id === undefined ? undefined : uidOf(book, id);

/** How others refer to a thing. */
export const refer = (book: Book, { id, name }: Thing) => ({ id, name, uid: uidOf(book, id) });

/** A thing in a listing. */
export const listed = (book: Book, thing: Thing) => ({ ...refer(book, thing), owner: book.owner.id });

/** Who made a thing, and when it was made and changed. */
export const stampsOf = (book: Book, { createdAt, updatedAt }: Thing) => ({
  createdBy: book.owner.id,
  createdAt: timeOf(createdAt),
  updatedAt: timeOf(updatedAt),
});

/** A thing by its uid, which is what paths ask for. */
export function byUid<Entry>(
  book: Book,
  shelf: ReadonlyMap<string, Entry>,
  item: string,
  uid: string,
): Entry {
  const start = uidOf(book, '');
  return byId(shelf, item, uid.startsWith(start) ? uid.slice(start.length) : '', uid);
}

export function byId<Entry>(shelf: ReadonlyMap<string, Entry>, item: string, id: string, shown = id): Entry {
  const entry = shelf.get(id);
  if (!entry) throw notFound(item, shown);
  return entry;
}

/** A thing that a body names, by uid or by id. */
export function named<Entry>(
  book: Book,
  shelf: ReadonlyMap<string, Entry>,
  reference: string | undefined,
): Entry | undefined {
  const start = uidOf(book, '');
  return shelf.get(reference?.startsWith(start) ? reference.slice(start.length) : (reference ?? ''));
}

/** The workspace that something new shall lie in: the one that was named, else the first. */
export const placeOf = (book: Book, workspaceId: string | undefined): string =>
  byId(book.workspaces, 'workspace', workspaceId || book.homeId).id;

export const apiOf = (book: Book, id: string): ApiEntry => byId(book.apis, 'api', id);

/** A version by both ids of its path: one of another API is none. */
export function versionOf(
  book: Book,
  path: { readonly apiId: string; readonly apiVersionId: string },
): VersionEntry {
  const api = apiOf(book, path.apiId);
  const version = byId(book.versions, 'version', path.apiVersionId);
  if (version.apiId !== api.id) throw notFound('version', path.apiVersionId);
  return version;
}
