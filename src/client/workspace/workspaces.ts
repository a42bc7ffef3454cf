import type * as z from '../schema/schema.js';
import { list, text } from '../schema/fields.js';
import { object, objectOfTexts, textFields } from './fields.js';
import { RecordId, Resource } from './resource.js';

const contents = () => ({
  ...textFields('name', 'description'),
  collections: list(Resource()),
  environments: list(Resource()),
});

const changeable = () => ({ ...contents(), mocks: list(RecordId()), monitors: list(RecordId()) });

/** What a workspace shall be called and hold. */
export const WorkspaceUpdate = /*@__PURE__*/ object(changeable);
export type WorkspaceUpdate = z.input<ReturnType<typeof WorkspaceUpdate>>;

/** The same for a new one, with its `type`. */
export const WorkspaceRequest = /*@__PURE__*/ object(() => ({ ...changeable(), type: text() }));
export type WorkspaceRequest = z.input<ReturnType<typeof WorkspaceRequest>>;

/** A place that people share collections and environments in. */
export const Workspace = /*@__PURE__*/ object(() => ({ ...contents(), ...textFields('id', 'type') }));
export type Workspace = z.infer<ReturnType<typeof Workspace>>;

/** A workspace in a listing. */
export const WorkspaceSummary = /*@__PURE__*/ objectOfTexts('id', 'name', 'type');
export type WorkspaceSummary = z.infer<ReturnType<typeof WorkspaceSummary>>;

/** A workspace after it was made or changed. */
export const WorkspaceName = /*@__PURE__*/ objectOfTexts('id', 'name');
export type WorkspaceName = z.infer<ReturnType<typeof WorkspaceName>>;
