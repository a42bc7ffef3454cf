import type { Api, ApisQuery, workspace as table } from '../../client/workspace/index.js';
import type { Answers } from '../rows/simulation.js';
import { begin, recordsOf, trace, type ApiEntry, type Records } from './records.js';
import { apiOf, placeOf, stampsOf } from './lookup.js';
import { required, wrong } from './refusal.js';
import { removeApi } from './removal.js';

const shown = (records: Records, entry: ApiEntry) => ({
  id: entry.id,
  name: entry.name,
  ...entry.details,
  ...stampsOf(records, entry),
});

const SORTED_BY = ['name', 'summary', 'description', 'createdAt', 'updatedAt'] as const;
type SortedBy = (typeof SORTED_BY)[number];

const holds = (text: string | undefined, part: string | undefined): boolean =>
  part === undefined || (text ?? '').toLowerCase().includes(part.toLowerCase());

/** An API is visible to its team only, so a request for public ones gets none. */
function fits(entry: ApiEntry, api: Api, query: ApisQuery): boolean {
  const { workspace, since, until, createdBy, updatedBy, isPublic } = query;
  return (
    (workspace === undefined || workspace === entry.workspaceId) &&
    [createdBy, updatedBy].every((person) => person === undefined || person === api.createdBy) &&
    isPublic !== 'true' &&
    !(entry.updatedAt < Date.parse(since ?? '')) &&
    !(entry.updatedAt > Date.parse(until ?? '')) &&
    holds(api.name, query.name) &&
    holds(api.summary, query.summary) &&
    holds(api.description, query.description)
  );
}

export const apiAnswers = {
  listApis: (state, { input }) => {
    const records = recordsOf(state);
    const { sort = 'updatedAt', direction = 'desc' } = input;
    if (!SORTED_BY.includes(sort as SortedBy)) throw wrong('sort');
    if (direction !== 'asc' && direction !== 'desc') throw wrong('direction');
    const keyOf = (api: Api): string => api[sort as SortedBy] ?? '';
    const apis = [...records.apis.values()]
      .filter((entry) => fits(entry, shown(records, entry), input))
      .map((entry) => shown(records, entry))
      .toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)));
    return { apis: direction === 'asc' ? apis : apis.toReversed() };
  },

  createApi: (state, { input }) => {
    const records = recordsOf(state);
    const workspaceId = placeOf(records, input.workspace);
    const wanted = required(input.api, 'api');
    const { summary, description } = wanted;
    const name = required(wanted.name, 'api.name');
    const entry: ApiEntry = { ...begin(state, name), workspaceId, details: { summary, description } };
    records.apis.set(entry.id, entry);
    trace(state, 'api.created', name);
    return { api: shown(records, entry) };
  },

  getApi: (state, { input }) => {
    const records = recordsOf(state);
    return { api: shown(records, apiOf(records, input.apiId)) };
  },

  updateApi: (state, { input }) => {
    const records = recordsOf(state);
    const entry = apiOf(records, input.apiId);
    const { name, description = entry.details.description } = required(input.api, 'api');
    entry.name = name || entry.name;
    entry.details = { ...entry.details, description };
    entry.updatedAt = state.now();
    return { api: shown(records, entry) };
  },

  deleteApi: (state, { input }) => {
    const records = recordsOf(state);
    const { id, name } = apiOf(records, input.apiId);
    removeApi(records, id);
    trace(state, 'api.deleted', name);
    return { api: { id } };
  },
} satisfies Partial<Answers<typeof table>>;
