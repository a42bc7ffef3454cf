import { timeOf } from '../../facts/instant.js';
import type { workspace as table } from '../../client/workspace/index.js';
import type { Answers } from '../rows/simulation.js';
import type { State } from '../state/state.js';
import {
  recordsOf,
  type Records,
  type CollectionEntry,
  type MockEntry,
  type MonitorEntry,
  type Relation,
  type VersionEntry,
} from './records.js';
import { named, uidOf, versionOf } from './lookup.js';
import { addressOf } from './mocks/mock-server.js';
import { notFound } from './refusal.js';

/** Ties something to a version; what is tied already stays as it was. */
export function relate(
  state: State,
  version: VersionEntry,
  type: Relation['type'],
  targetId: string,
): Relation {
  const { relations } = recordsOf(state);
  const known = [...relations.values()].find(
    (each) => each.versionId === version.id && each.type === type && each.targetId === targetId,
  );
  if (known) return known;
  const relation = { id: state.random.uuid(), type, versionId: version.id, targetId };
  relations.set(relation.id, relation);
  return relation;
}

/** The relations of one kind, each with what it leads to. */
function tied<Entry>(
  records: Records,
  shelf: ReadonlyMap<string, Entry>,
  version: VersionEntry,
  type: Relation['type'],
): { id: string; entry: Entry }[] {
  return [...records.relations.values()].flatMap((each) => {
    const entry = shelf.get(each.targetId);
    return each.versionId === version.id && each.type === type && entry ? [{ id: each.id, entry }] : [];
  });
}

const collectionsOf = (records: Records, version: VersionEntry, type: Relation['type']) =>
  tied<CollectionEntry>(records, records.collections, version, type).map(({ id, entry }) => ({
    id,
    name: entry.name,
    collectionId: uidOf(records, entry.id),
    updatedAt: timeOf(entry.updatedAt),
  }));

const mocksOf = (records: Records, version: VersionEntry) =>
  tied<MockEntry>(records, records.mocks, version, 'mock');

/** Monitors belong to a version by running a collection of it. */
const monitorsOf = (records: Records, version: VersionEntry): MonitorEntry[] =>
  [...records.monitors.values()].filter(({ collectionId }) =>
    [...records.relations.values()].some(
      ({ versionId, targetId }) => versionId === version.id && targetId === collectionId,
    ),
  );

type Path = { readonly apiId: string; readonly apiVersionId: string };

const listing =
  (type: Relation['type']) =>
  (state: State, { input }: { input: Path }) => {
    const records = recordsOf(state);
    return collectionsOf(records, versionOf(records, input), type);
  };

const undated = (type: Relation['type']) => (state: State, call: { input: Path }) =>
  listing(type)(state, call).map(({ id, name, collectionId }) => ({ id, name, collectionId }));

/** Relations by their id, without what the kind of it already says. */
const keyed = (records: Records, version: VersionEntry, type: Relation['type']) =>
  Object.fromEntries(
    collectionsOf(records, version, type).map(({ id, name, updatedAt }) => [id, { id, name, updatedAt }]),
  );

export const relationAnswers = {
  listContractTests: (state, call) => ({ contracttest: listing('contracttest')(state, call) }),
  listDocumentation: (state, call) => ({ documentation: listing('documentation')(state, call) }),
  listIntegrationTests: (state, call) => ({ integrationtest: listing('integrationtest')(state, call) }),
  listTestSuites: (state, call) => ({ testsuite: listing('testsuite')(state, call) }),
  listTests: (state, call) => ({ test: undated('test')(state, call) }),
  listUnclassified: (state, call) => ({ unclassified: undated('unclassified')(state, call) }),

  listRelatedMonitors: (state, { input }) => {
    const records = recordsOf(state);
    return {
      monitor: monitorsOf(records, versionOf(records, input)).map(({ id, name, updatedAt }) => ({
        id,
        name,
        monitorId: uidOf(records, id),
        updatedAt: timeOf(updatedAt),
      })),
    };
  },

  /** The environments that the version's mock servers and monitors are filled from. */
  listRelatedEnvironments: (state, { input }) => {
    const records = recordsOf(state);
    const version = versionOf(records, input);
    const users = [...mocksOf(records, version).map(({ entry }) => entry), ...monitorsOf(records, version)];
    const ids = new Set(users.map(({ environmentId }) => environmentId));
    const environments = [...records.environments.values()].filter(({ id }) => ids.has(id));
    return {
      environment: environments.map(({ id, name, updatedAt }) => ({
        id,
        name,
        updatedAt: timeOf(updatedAt),
      })),
    };
  },

  getRelations: (state, { input }) => {
    const records = recordsOf(state);
    const version = versionOf(records, input);
    const mocks = mocksOf(records, version).map(({ id, entry }) => ({
      id,
      name: entry.name,
      url: addressOf(state, entry),
      updatedAt: timeOf(entry.updatedAt),
    }));
    return {
      relations: {
        contracttest: keyed(records, version, 'contracttest'),
        integrationtest: keyed(records, version, 'integrationtest'),
        mock: Object.fromEntries(mocks.map((mock) => [mock.id, mock])),
      },
    };
  },

  /** All or nothing: one name that leads nowhere, and nothing is tied. */
  createRelations: (state, { input }) => {
    const records = recordsOf(state);
    const version = versionOf(records, input);
    const { contracttest, documentation, testsuite, mock = [] } = input;
    const wanted = Object.entries({ contracttest, documentation, testsuite }).flatMap(
      ([type, references = []]) =>
        references.map((reference) => ({
          type: type as Relation['type'],
          reference,
          shelf: records.collections,
        })),
    );
    const mocks = mock.map((reference) => ({ type: 'mock' as const, reference, shelf: records.mocks }));
    const found = [...wanted, ...mocks].map(({ type, reference, shelf }) => {
      const entry = named<CollectionEntry | MockEntry>(records, shelf, reference);
      if (!entry) throw notFound(type, reference);
      return { type, id: entry.id };
    });
    for (const { type, id } of found) relate(state, version, type, id);
    return { contracttest, documentation, testsuite };
  },
} satisfies Partial<Answers<typeof table>>;
