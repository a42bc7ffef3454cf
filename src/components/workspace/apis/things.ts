import { COLLECTION_PURPOSES } from '../../../facts/workspace-words.js';

/** An API in the list. */
export interface ListedApi {
  readonly uid: string;
  readonly name: string;
  readonly description: string;
  /** ISO time; empty where the platform does not say it. */
  readonly updatedAt: string;
}

/** Where a version is, by both ids of its path. */
export interface VersionPath {
  readonly apiId: string;
  readonly apiVersionId: string;
}

export interface Version extends VersionPath {
  /** What the address says. */
  readonly uid: string;
  readonly name: string;
  readonly updatedAt: string;
}

/** What is known of a schema. The platform keeps its text, and does not give it out. */
export interface SchemaFacts {
  readonly id: string;
  readonly type: string;
  readonly language: string;
  readonly updatedAt: string;
}

export interface ReleaseTexts {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly gitTag: string;
  readonly visibility: string;
}

export interface Release extends ReleaseTexts {
  readonly id: string;
  readonly createdAt: string;
}

/** Something that belongs to a version. */
export interface Link {
  /** Id of the relation. */
  readonly id: string;
  readonly name: string;
  /** Uid of the collection or monitor; empty where the platform does not say it. */
  readonly target: string;
}

/** An API with its versions. */
export interface ApiThing {
  readonly kind: 'api';
  readonly apiId: string;
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly versions: readonly Version[];
}

/** A version with its schemas and releases. */
export interface VersionThing extends VersionPath {
  readonly kind: 'version';
  readonly name: string;
  readonly schemas: readonly SchemaFacts[];
  readonly releases: readonly Release[];
}

export interface SchemaThing extends VersionPath, SchemaFacts {
  readonly kind: 'schema';
}

export interface ReleaseThing extends VersionPath, Release {
  readonly kind: 'release';
}

/** What belongs to a version, by what it is for. */
export interface LinksThing extends VersionPath {
  readonly kind: 'links';
  /** The version's name. */
  readonly name: string;
  readonly hasSchema: boolean;
  readonly links: Readonly<Record<LinkKind, readonly Link[]>>;
}

/** All that is opened in the room. */
export type Thing = ApiThing | VersionThing | SchemaThing | ReleaseThing | LinksThing;

/** What something is to a version, in the order in which it is shown. */
export const LINK_KINDS = [...COLLECTION_PURPOSES, 'mock', 'monitor', 'environment'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];
