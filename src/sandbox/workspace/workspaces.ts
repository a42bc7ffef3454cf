import type { workspace as table, WorkspaceUpdate } from '../../client/workspace/index.js';
import { WORKSPACE_TYPES } from '../../facts/workspace-words.js';
import type { Answers } from '../rows/simulation.js';
import { begin, recordsOf, trace, type Records, type Placed } from './records.js';
import { byId, named, refer } from './lookup.js';
import { notFound, required, wrong, forbidden } from './refusal.js';
import { removeWorkspace } from './removal.js';

type Reference = { readonly id?: string | undefined; readonly uid?: string | undefined };

const inside = (shelf: ReadonlyMap<string, Placed>, id: string): Placed[] =>
  [...shelf.values()].filter(({ workspaceId }) => workspaceId === id);

/** Finds all that a body names before anything is moved: a body with one strange name moves nothing. */
function found(
  records: Records,
  shelf: ReadonlyMap<string, Placed>,
  item: string,
  references: readonly Reference[] | undefined,
): Placed[] | undefined {
  return references?.map(({ id, uid }) => {
    const entry = named(records, shelf, uid ?? id);
    if (!entry) throw notFound(item, uid ?? id ?? '');
    return entry;
  });
}

/**
 * Gives a workspace exactly what the lists of a body name, wherever it was before; a kind without a list stays as it is.
 * An item that leaves a workspace without a new one goes to the first.
 */
function fill(records: Records, id: string, contents: WorkspaceUpdate): void {
  const kinds = [
    [records.collections, found(records, records.collections, 'collection', contents.collections)],
    [records.environments, found(records, records.environments, 'environment', contents.environments)],
    [records.mocks, found(records, records.mocks, 'mock', contents.mocks)],
    [records.monitors, found(records, records.monitors, 'monitor', contents.monitors)],
  ] as const;
  for (const [shelf, entries] of kinds) {
    if (!entries) continue;
    for (const entry of inside(shelf, id)) entry.workspaceId = records.homeId;
    for (const entry of entries) entry.workspaceId = id;
  }
}

export const workspaceAnswers = {
  listWorkspaces: (state) => ({
    workspaces: [...recordsOf(state).workspaces.values()].map(({ id, name, type }) => ({ id, name, type })),
  }),

  createWorkspace: (state, { input }) => {
    const records = recordsOf(state);
    const wanted = required(input.workspace, 'workspace');
    const name = required(wanted.name, 'name');
    const type = required(wanted.type, 'type');
    if (!WORKSPACE_TYPES.some((known) => known === type)) throw wrong('type');
    const entry = { ...begin(state, name), type, description: wanted.description };
    fill(records, entry.id, wanted);
    records.workspaces.set(entry.id, entry);
    trace(state, 'workspace.created', name);
    return { workspace: { id: entry.id, name } };
  },

  getWorkspace: (state, { input }) => {
    const records = recordsOf(state);
    const { id, name, type, description } = byId(records.workspaces, 'workspace', input.workspaceId);
    return {
      workspace: {
        id,
        name,
        type,
        description,
        collections: inside(records.collections, id).map((entry) => refer(records, entry)),
        environments: inside(records.environments, id).map((entry) => refer(records, entry)),
      },
    };
  },

  updateWorkspace: (state, { input }) => {
    const records = recordsOf(state);
    const entry = byId(records.workspaces, 'workspace', input.workspaceId);
    const wanted = required(input.workspace, 'workspace');
    fill(records, entry.id, wanted);
    entry.name = wanted.name || entry.name;
    entry.description = wanted.description ?? entry.description;
    entry.updatedAt = state.now();
    return { workspace: { id: entry.id, name: entry.name } };
  },

  deleteWorkspace: (state, { input }) => {
    const records = recordsOf(state);
    const { id, name } = byId(records.workspaces, 'workspace', input.workspaceId);
    if (id === records.homeId) throw forbidden('The first workspace stays: things need a place to be in');
    removeWorkspace(records, id);
    trace(state, 'workspace.deleted', name);
    return { workspace: { id } };
  },
} satisfies Partial<Answers<typeof table>>;
