import type {
  Api,
  ApiSchemaRequest,
  CallLog,
  Collection,
  EnvironmentRequest,
  MonitorRun,
  NewMockResponse,
  ReleaseUpdate,
  User,
} from '../../client/workspace/index.js';
import type { State } from '../state/state.js';
import type { Cron } from '../../facts/cron.js';
import type { COLLECTION_PURPOSES } from '../../facts/workspace-words.js';

/** The fields that every record has. All times are milliseconds since the epoch. */
export interface Thing {
  readonly id: string;
  name: string;
  readonly createdAt: number;
  updatedAt: number;
}

/** Something that lies in one workspace, and moves with it. */
export interface Placed extends Thing {
  workspaceId: string;
}

export interface WorkspaceEntry extends Thing {
  type: string;
  description: string | undefined;
}

export interface CollectionEntry extends Placed {
  content: Collection;
  readonly fork?: {
    readonly label: string;
    /** The uid of the collection that was copied. */
    readonly from: string;
    /** The content of both when they were last equal. */
    base: Collection;
  };
}

export interface EnvironmentEntry extends Placed {
  values: NonNullable<EnvironmentRequest['values']>;
}

export interface MockResponseEntry extends Thing {
  content: NewMockResponse;
}

export interface MockEntry extends Placed {
  readonly collectionId: string;
  environmentId: string | undefined;
  /** Calls of a private one need the key. */
  isPrivate: boolean;
  /** Oldest first; the latest is given to every call. */
  readonly responses: Map<string, MockResponseEntry>;
  /** Oldest first. */
  readonly calls: (CallLog & { readonly at: number })[];
}

export interface MonitorEntry extends Placed {
  readonly collectionId: string;
  environmentId: string | undefined;
  schedule: { readonly line: string; readonly cron: Cron; readonly timezone: string } | undefined;
  nextRun: number | undefined;
  lastRun: MonitorRun | undefined;
}

export interface ApiEntry extends Placed {
  details: Pick<Api, 'summary' | 'description'>;
}

export interface VersionEntry extends Thing {
  readonly apiId: string;
}

export interface SchemaEntry extends Thing {
  readonly versionId: string;
  content: ApiSchemaRequest;
}

export interface ReleaseEntry extends Thing {
  readonly versionId: string;
  content: ReleaseUpdate['release'];
}

/** What a collection is to a version of an API. */
export type Purpose = (typeof COLLECTION_PURPOSES)[number];

/** Ties a collection or a mock server to a version, for as long as both are there. */
export interface Relation {
  readonly id: string;
  readonly type: Purpose | 'mock';
  readonly versionId: string;
  readonly targetId: string;
}

export interface Person {
  /** Digits: the first part of every uid. */
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly email: string;
}

/** A line of the team's record: who did what. */
export interface Trace {
  readonly id: number;
  readonly at: number;
  readonly action: string;
  readonly message: string;
}

/**
 * The workspace's records. One person owns every key; a first workspace is there, and whatever is made without naming
 * one lands in it. Every collection, environment, mock server, monitor and API lies in exactly one workspace.
 */
export interface Records {
  readonly owner: Person;
  readonly team: { readonly id: number; readonly name: string };
  readonly homeId: string;
  readonly workspaces: Map<string, WorkspaceEntry>;
  readonly collections: Map<string, CollectionEntry>;
  readonly environments: Map<string, EnvironmentEntry>;
  readonly mocks: Map<string, MockEntry>;
  readonly monitors: Map<string, MonitorEntry>;
  readonly apis: Map<string, ApiEntry>;
  readonly versions: Map<string, VersionEntry>;
  readonly schemas: Map<string, SchemaEntry>;
  readonly releases: Map<string, ReleaseEntry>;
  readonly relations: Map<string, Relation>;
  readonly webhooks: Map<string, Placed & { readonly collectionId: string }>;
  readonly users: Map<string, User & { readonly id: string }>;
  readonly trail: Trace[];
  /** By key: when its minute ends, and how many calls it made in it. */
  readonly allowances: Map<string, { readonly endsAt: number; used: number }>;
  /** Use of each allowance: calls of all keys, calls that mock servers received, requests that monitors sent. */
  readonly usage: { calls: number; served: number; sent: number };
}

function openRecords(state: State): Records {
  const { random } = state;
  const owner: Person = {
    id: random.digits(8).replace(/^0/, '1'),
    name: 'Robin Keeper',
    username: 'robin-keeper',
    email: 'robin@shop.example',
  };
  const home: WorkspaceEntry = {
    ...begin(state, 'My workspace'),
    type: 'personal',
    description: undefined,
  };
  return {
    owner,
    team: { id: Number(random.digits(5)), name: 'The shop' },
    homeId: home.id,
    workspaces: new Map([[home.id, home]]),
    collections: new Map(),
    environments: new Map(),
    mocks: new Map(),
    monitors: new Map(),
    apis: new Map(),
    versions: new Map(),
    schemas: new Map(),
    releases: new Map(),
    relations: new Map(),
    webhooks: new Map(),
    users: new Map(),
    trail: [],
    allowances: new Map(),
    usage: { calls: 0, served: 0, sent: 0 },
  };
}

export const recordsOf = (state: State): Records => state.records(openRecords);

/** The start of a new thing. */
export const begin = (state: State, name: string): Thing => ({
  id: state.random.uuid(),
  name,
  createdAt: state.now(),
  updatedAt: state.now(),
});

/** The moment as answers say it. */

/** Adds a line to the team's record. */
export function trace(state: State, action: string, message: string): void {
  const { trail } = recordsOf(state);
  trail.push({ id: trail.length + 1, at: state.now(), action, message });
}
