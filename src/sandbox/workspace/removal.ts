import type { Records } from './records.js';

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

export function removeMock(records: Records, id: string): void {
  records.mocks.delete(id);
  remove(records.relations, ({ targetId }) => targetId === id);
}

/** With a collection go its mock servers, monitors, webhooks and relations; its forks stay. */
export function removeCollection(records: Records, id: string): void {
  records.collections.delete(id);
  const hangsOn = ({ collectionId }: { collectionId: string }): boolean => collectionId === id;
  remove(records.mocks, hangsOn, (mock) => removeMock(records, mock.id));
  remove(records.monitors, hangsOn);
  remove(records.webhooks, hangsOn);
  remove(records.relations, ({ targetId }) => targetId === id);
}

/** Mock servers and monitors go on without the variables. */
export function removeEnvironment(records: Records, id: string): void {
  records.environments.delete(id);
  for (const user of [...records.mocks.values(), ...records.monitors.values()])
    if (user.environmentId === id) user.environmentId = undefined;
}

/** With a version go its schemas, releases and relations; what it was related to stays. */
export function removeVersion(records: Records, id: string): void {
  records.versions.delete(id);
  const isOfVersion = ({ versionId }: { versionId: string }): boolean => versionId === id;
  remove(records.schemas, isOfVersion);
  remove(records.releases, isOfVersion);
  remove(records.relations, isOfVersion);
}

export function removeApi(records: Records, id: string): void {
  records.apis.delete(id);
  remove(
    records.versions,
    ({ apiId }) => apiId === id,
    (version) => removeVersion(records, version.id),
  );
}

export function removeWorkspace(records: Records, id: string): void {
  records.workspaces.delete(id);
  const isInside = ({ workspaceId }: { workspaceId: string }): boolean => workspaceId === id;
  remove(records.collections, isInside, (entry) => removeCollection(records, entry.id));
  remove(records.environments, isInside, (entry) => removeEnvironment(records, entry.id));
  remove(records.mocks, isInside, (entry) => removeMock(records, entry.id));
  remove(records.monitors, isInside);
  remove(records.webhooks, isInside);
  remove(records.apis, isInside, (entry) => removeApi(records, entry.id));
}
