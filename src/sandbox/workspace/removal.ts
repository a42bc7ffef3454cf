import type { Book } from './book.js';

/*
 * A removal takes along all that depends on the record, so that no reference is ever left without its target.
 */

function remove<Entry extends { readonly id: string }>(
  shelf: Map<string, Entry>,
  isGone: (entry: Entry) => boolean,
  removeOne: (entry: Entry) => void = ({ id }) => shelf.delete(id),
): void {
  for (const entry of [...shelf.values()].filter(isGone)) removeOne(entry);
}

export function removeMock(book: Book, id: string): void {
  book.mocks.delete(id);
  remove(book.relations, ({ targetId }) => targetId === id);
}

/** With a collection go its mock servers, monitors, webhooks and relations; its forks stay. */
export function removeCollection(book: Book, id: string): void {
  book.collections.delete(id);
  const hangsOn = ({ collectionId }: { collectionId: string }): boolean => collectionId === id;
  remove(book.mocks, hangsOn, (mock) => removeMock(book, mock.id));
  remove(book.monitors, hangsOn);
  remove(book.webhooks, hangsOn);
  remove(book.relations, ({ targetId }) => targetId === id);
}

/** Mock servers and monitors go on without the variables. */
export function removeEnvironment(book: Book, id: string): void {
  book.environments.delete(id);
  for (const user of [...book.mocks.values(), ...book.monitors.values()])
    if (user.environmentId === id) user.environmentId = undefined;
}

/** With a version go its schemas, releases and relations; what it was related to stays. */
export function removeVersion(book: Book, id: string): void {
  book.versions.delete(id);
  const isOfVersion = ({ versionId }: { versionId: string }): boolean => versionId === id;
  remove(book.schemas, isOfVersion);
  remove(book.releases, isOfVersion);
  remove(book.relations, isOfVersion);
}

export function removeApi(book: Book, id: string): void {
  book.apis.delete(id);
  remove(
    book.versions,
    ({ apiId }) => apiId === id,
    (version) => removeVersion(book, version.id),
  );
}

export function removeWorkspace(book: Book, id: string): void {
  book.workspaces.delete(id);
  const isInside = ({ workspaceId }: { workspaceId: string }): boolean => workspaceId === id;
  remove(book.collections, isInside, (entry) => removeCollection(book, entry.id));
  remove(book.environments, isInside, (entry) => removeEnvironment(book, entry.id));
  remove(book.mocks, isInside, (entry) => removeMock(book, entry.id));
  remove(book.monitors, isInside);
  remove(book.webhooks, isInside);
  remove(book.apis, isInside, (entry) => removeApi(book, entry.id));
}
