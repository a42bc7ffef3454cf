import type { ApiVersionRequest, workspace as table } from '../../client/workspace/index.js';
import type { Answers } from '../rows/simulation.js';
import type { State } from '../state/state.js';
import { begin, bookOf, trace, type Book, type Relation, type VersionEntry } from './book.js';
import { apiOf, stampsOf, versionOf } from './lookup.js';
import { required } from './refusal.js';
import { relate } from './relations.js';
import { removeVersion } from './removal.js';

const marks = (book: Book, version: VersionEntry) => ({
  id: version.id,
  name: version.name,
  ...stampsOf(book, version),
});

const shown = (book: Book, version: VersionEntry) => ({
  ...marks(book, version),
  api: version.apiId,
  updatedBy: book.owner.id,
});

const TESTS: readonly Relation['type'][] = ['contracttest', 'integrationtest', 'test', 'testsuite'];

/** Takes over what a new version shall have of an older one. Monitors follow the tests that they run. */
function takeOver(
  state: State,
  version: VersionEntry,
  source: NonNullable<ApiVersionRequest['source']>,
): void {
  const book = bookOf(state);
  const { documentation, mock, monitor } = source.relations ?? {};
  const wants = (type: Relation['type']): boolean =>
    Boolean((type === 'documentation' && documentation) || (type === 'mock' && mock)) ||
    Boolean(monitor && TESTS.includes(type));
  const isOfSource = ({ versionId }: { versionId: string }): boolean => versionId === source.id;
  for (const { type, targetId } of [...book.relations.values()].filter(isOfSource))
    if (wants(type)) relate(state, version, type, targetId);
  if (!source.schema) return;
  for (const { name, content } of [...book.schemas.values()].filter(isOfSource)) {
    const schema = { ...begin(state, name), versionId: version.id, content };
    book.schemas.set(schema.id, schema);
  }
}

export const versionAnswers = {
  listApiVersions: (state, { input }) => {
    const book = bookOf(state);
    const api = apiOf(book, input.apiId);
    const versions = [...book.versions.values()].filter(({ apiId }) => apiId === api.id);
    return { versions: versions.map((version) => ({ ...marks(book, version), ...api.details })) };
  },

  createApiVersion: (state, { input }) => {
    const book = bookOf(state);
    const api = apiOf(book, input.apiId);
    const wanted = required(input.version, 'version');
    const name = required(wanted.name, 'version.name');
    const { source } = wanted;
    if (source) versionOf(book, { apiId: api.id, apiVersionId: required(source.id, 'version.source.id') });
    const version = { ...begin(state, name), apiId: api.id };
    book.versions.set(version.id, version);
    if (source) takeOver(state, version, source);
    trace(state, 'version.created', name);
    return { version: { id: version.id, name, api: api.id } };
  },

  getApiVersion: (state, { input }) => {
    const book = bookOf(state);
    const version = versionOf(book, input);
    const schema = [...book.schemas.values()].filter(({ versionId }) => versionId === version.id);
    return { version: { ...shown(book, version), schema: schema.map(({ id }) => id) } };
  },

  updateApiVersion: (state, { input }) => {
    const book = bookOf(state);
    const version = versionOf(book, input);
    version.name = required(required(input.version, 'version').name, 'version.name');
    version.updatedAt = state.now();
    return { version: shown(book, version) };
  },

  deleteApiVersion: (state, { input }) => {
    const book = bookOf(state);
    const { id, name } = versionOf(book, input);
    removeVersion(book, id);
    trace(state, 'version.deleted', name);
    return { version: { id } };
  },
} satisfies Partial<Answers<typeof table>>;
