import { timeOf } from '../../facts/instant.js';
import { type ApiEntry, type Records, type Thing, type VersionEntry } from './records.js';
import { notFound } from './refusal.js';

export const uidOf = (records: Records, id: string): string => `${records.owner.id}-${id}`;

/** The same of something that may have gone. */
export const uidOrNone = (records: Records, id: string | undefined): string | undefined =>
  id === undefined ? undefined : uidOf(records, id);

/** How others refer to a thing. */
export const refer = (records: Records, { id, name }: Thing) => ({ id, name, uid: uidOf(records, id) });

/** A thing in a listing. */
export const listed = (records: Records, thing: Thing) => ({
  ...refer(records, thing),
  owner: records.owner.id,
});

/** Who made a thing, and when it was made and changed. */
export const stampsOf = (records: Records, { createdAt, updatedAt }: Thing) => ({
  createdBy: records.owner.id,
  createdAt: timeOf(createdAt),
  updatedAt: timeOf(updatedAt),
});

/** A thing by its uid, which is what paths ask for. */
export function byUid<Entry>(
  records: Records,
  shelf: ReadonlyMap<string, Entry>,
  item: string,
  uid: string,
): Entry {
  const start = uidOf(records, '');
  return byId(shelf, item, uid.startsWith(start) ? uid.slice(start.length) : '', uid);
}

export function byId<Entry>(shelf: ReadonlyMap<string, Entry>, item: string, id: string, shown = id): Entry {
  const entry = shelf.get(id);
  if (!entry) throw notFound(item, shown);
  return entry;
}

/** A thing that a body names, by uid or by id. */
export function named<Entry>(
  records: Records,
  shelf: ReadonlyMap<string, Entry>,
  reference: string | undefined,
): Entry | undefined {
  const start = uidOf(records, '');
  return shelf.get(reference?.startsWith(start) ? reference.slice(start.length) : (reference ?? ''));
}

/** The workspace that something new shall lie in: the one that was named, else the first. */
export const placeOf = (records: Records, workspaceId: string | undefined): string =>
  byId(records.workspaces, 'workspace', workspaceId || records.homeId).id;

export const apiOf = (records: Records, id: string): ApiEntry => byId(records.apis, 'api', id);

/** A version by both ids of its path: one of another API is none. */
export function versionOf(
  records: Records,
  path: { readonly apiId: string; readonly apiVersionId: string },
): VersionEntry {
  const api = apiOf(records, path.apiId);
  const version = byId(records.versions, 'version', path.apiVersionId);
  if (version.apiId !== api.id) throw notFound('version', path.apiVersionId);
  return version;
}
