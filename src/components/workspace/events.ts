import type { Trouble } from '../parts/resource/resource-state.js';
import type { Ending } from '../parts/resource/ending.js';
import type { WorkspaceThing } from './shell/room.js';
import type { WorkspaceRoom } from './shell/rooms.js';

/** Detail of `florin-workspace-opened`. */
export interface WorkspaceOpened {
  readonly room: WorkspaceRoom;
  /** Id of what is open in the room; empty where its list is shown. */
  readonly item: string;
}

/** Detail of `florin-before-workspace-save`. No name and no value is in it. */
export interface WorkspaceSave {
  readonly thing: WorkspaceThing;
  /** Whether it is made, rather than changed. */
  readonly isNew: boolean;
}

/** Detail of `florin-workspace-saved`. */
export interface WorkspaceSaved extends WorkspaceSave {
  /** `unknown`: the answer was lost, and it may be saved. */
  readonly ending: Exclude<Ending, 'not-sent'>;
}

/** Detail of `florin-before-workspace-delete`. */
export interface WorkspaceDelete {
  readonly thing: WorkspaceThing;
}

/** Detail of `florin-workspace-deleted`. */
export interface WorkspaceDeleted extends WorkspaceDelete {
  /** `unknown`: the answer was lost, and it may be deleted. */
  readonly ending: Exclude<Ending, 'not-sent'>;
}

/** Detail of `florin-before-workspace-import`. No name and no content is in it. */
export interface WorkspaceImport {
  /** `openapi`: a description of an API. `exported`: what the platform exported before. */
  readonly kind: 'openapi' | 'exported';
  /** How many collections and environments would be made. */
  readonly count: number;
}

/** Detail of `florin-workspace-imported`. */
export interface WorkspaceImported extends WorkspaceImport {
  /** `unknown`: the answer was lost, and it may be imported. */
  readonly ending: Exclude<Ending, 'not-sent'>;
}

/** Detail of `florin-workspace-failed`. */
export interface WorkspaceFailed {
  /** `refused`: the platform understood, and will not do it. */
  readonly code: Trouble['cause'] | 'refused';
  /** Status, code and field of the proxy's answer, without values. */
  readonly detail: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-workspace-opened': CustomEvent<WorkspaceOpened>;
    'florin-before-workspace-save': CustomEvent<WorkspaceSave>;
    'florin-workspace-saved': CustomEvent<WorkspaceSaved>;
    'florin-before-workspace-delete': CustomEvent<WorkspaceDelete>;
    'florin-workspace-deleted': CustomEvent<WorkspaceDeleted>;
    'florin-before-workspace-import': CustomEvent<WorkspaceImport>;
    'florin-workspace-imported': CustomEvent<WorkspaceImported>;
    'florin-workspace-failed': CustomEvent<WorkspaceFailed>;
  }
}
