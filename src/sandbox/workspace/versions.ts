import type { ApiVersionRequest, workspace as table } from '../../client/workspace/index.js';
import type { Answers } from '../rows/simulation.js';
import type { State } from '../state/state.js';
import { begin, recordsOf, trace, type Records, type Relation, type VersionEntry } from './records.js';
import { apiOf, stampsOf, versionOf } from './lookup.js';
import { required } from './refusal.js';
import { relate } from './relations.js';
import { removeVersion } from './removal.js';

const marks = (records: Records, version: VersionEntry) => ({
  id: version.id,
  name: version.name,
  ...stampsOf(records, version),
});

const shown = (records: Records, version: VersionEntry) => ({
  ...marks(records, version),
  api: version.apiId,
  updatedBy: records.owner.id,
});

const TESTS: readonly Relation['type'][] = ['contracttest', 'integrationtest', 'test', 'testsuite'];

/** Takes over what a new version shall have of an older one. Monitors follow the tests that they run. */
function takeOver(
  state: State,
  version: VersionEntry,
  source: NonNullable<ApiVersionRequest['source']>,
): void {
  const records = recordsOf(state);
  const { documentation, mock, monitor } = source.relations ?? {};
  const wants = (type: Relation['type']): boolean =>
    Boolean((type === 'documentation' && documentation) || (type === 'mock' && mock)) ||
    Boolean(monitor && TESTS.includes(type));
  const isOfSource = ({ versionId }: { versionId: string }): boolean => versionId === source.id;
  for (const { type, targetId } of [...records.relations.values()].filter(isOfSource))
    if (wants(type)) relate(state, version, type, targetId);
  if (!source.schema) return;
  for (const { name, content } of [...records.schemas.values()].filter(isOfSource)) {
    const schema = { ...begin(state, name), versionId: version.id, content };
    records.schemas.set(schema.id, schema);
  }
}

export const versionAnswers = {
  listApiVersions: (state, { input }) => {
    const records = recordsOf(state);
    const api = apiOf(records, input.apiId);
    const versions = [...records.versions.values()].filter(({ apiId }) => apiId === api.id);
    return { versions: versions.map((version) => ({ ...marks(records, version), ...api.details })) };
  },

  createApiVersion: (state, { input }) => {
    const records = recordsOf(state);
    const api = apiOf(records, input.apiId);
    const wanted = required(input.version, 'version');
    const name = required(wanted.name, 'version.name');
    const { source } = wanted;
    if (source) versionOf(records, { apiId: api.id, apiVersionId: required(source.id, 'version.source.id') });
    const version = { ...begin(state, name), apiId: api.id };
    records.versions.set(version.id, version);
    if (source) takeOver(state, version, source);
    trace(state, 'version.created', name);
    return { version: { id: version.id, name, api: api.id } };
  },

  getApiVersion: (state, { input }) => {
    const records = recordsOf(state);
    const version = versionOf(records, input);
    const schema = [...records.schemas.values()].filter(({ versionId }) => versionId === version.id);
    return { version: { ...shown(records, version), schema: schema.map(({ id }) => id) } };
  },

  updateApiVersion: (state, { input }) => {
    const records = recordsOf(state);
    const version = versionOf(records, input);
    version.name = required(required(input.version, 'version').name, 'version.name');
    version.updatedAt = state.now();
    return { version: shown(records, version) };
  },

  deleteApiVersion: (state, { input }) => {
    const records = recordsOf(state);
    const { id, name } = versionOf(records, input);
    removeVersion(records, id);
    trace(state, 'version.deleted', name);
    return { version: { id } };
  },
} satisfies Partial<Answers<typeof table>>;
