import type { TemplateResult } from 'lit';

import type { CallOptions, Client } from '../../../client/index.js';
import type { RecordController } from '../../parts/record/record-controller.js';
import type { RecordView } from '../../parts/record/record-view.js';
import type { RenderingHost } from '../../base/adopt-styles.js';
import type { Table, TableOptions } from '../../parts/table/table.js';

/** What the workspace holds and lets people change. */
export type WorkspaceThing =
  | 'api'
  | 'collection'
  | 'environment'
  | 'fork'
  | 'link'
  | 'merge'
  | 'member'
  | 'mock'
  | 'mock-response'
  | 'monitor'
  | 'release'
  | 'run'
  | 'schema'
  | 'sync'
  | 'version'
  | 'webhook'
  | 'workspace';

/** Where a person is in a room. */
export interface Spot {
  /** Id of the workspace that the room is narrowed to; empty: all. */
  readonly workspace: string;
  /** Id of what is open; empty: the list. */
  readonly item: string;
  readonly tab: string;
}

/** What a room asked for. */
export interface RoomAnswer {
  readonly room: string;
  readonly content: object;
  /** There is nothing to list. */
  readonly isEmpty: boolean;
}

export type WorkspaceRecord = RecordController<RoomAnswer, RecordView<RoomAnswer>, 'florin-workspace-failed'>;

/** What the shell gives to each of its rooms. */
export interface RoomHost {
  readonly record: WorkspaceRecord;
  readonly element: RenderingHost & Element;
  /** Knows what is left of the minute's calls. Nothing before the proxy is known. */
  client(): Client | undefined;
  spot(): Spot;
  hrefOf(spot: Partial<Spot>): string | undefined;
  /** Goes to a place in this room, as a step of its own. */
  go(spot: Partial<Spot>): void;
  /** Whether the workspace has a room of this name. */
  hasRoom(room: string): boolean;
  /** The same of another room, by its name. */
  hrefTo(room: string, spot: Partial<Spot>): string | undefined;
  goTo(room: string, spot: Partial<Spot>): void;
  /** A table of rows that all come with one answer; every room has one, so the shell brings it. */
  tableOf<Item>(options: Omit<TableOptions<Item>, 'pages'>): Table<Item>;
  /** Seconds for which a secret is shown. */
  revealSeconds(): number;
}

/** One room. It is made when it is first opened, and stays: what is typed in it outlives a look into another. */
export interface Room<Content extends object = object> {
  load(client: Client, spot: Spot, options: CallOptions): Promise<Content>;
  /** Whether there is nothing to list. Left out: never. */
  isEmpty?(content: Content): boolean;
  /** What stands over the content in every state: the ways to something new, a question, a form. */
  over(): TemplateResult;
  render(content: Content): TemplateResult;
  readonly isBusy: boolean;
  /** Something is typed that is not saved. */
  readonly isDirty: boolean;
}
