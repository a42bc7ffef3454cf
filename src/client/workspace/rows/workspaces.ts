import { del, get, post, put } from '../../operation.js';
import { envelope, listOf } from '../fields.js';
import { RecordId } from '../resource.js';
import {
  Workspace,
  WorkspaceName,
  WorkspaceRequest,
  WorkspaceSummary,
  WorkspaceUpdate,
} from '../workspaces.js';

/** Lists all workspaces, without what is in them. */
export const listWorkspaces = /*@__PURE__*/ get('/workspaces', {
  output: /*@__PURE__*/ listOf('workspaces', WorkspaceSummary),
});

/** Makes a workspace. */
export const createWorkspace = /*@__PURE__*/ post('/workspaces', {
  input: /*@__PURE__*/ envelope('workspace', WorkspaceRequest),
  output: /*@__PURE__*/ envelope('workspace', WorkspaceName),
});

/** Reads a workspace and the names of what is in it. */
export const getWorkspace = /*@__PURE__*/ get('/workspaces/{workspaceId}', {
  output: /*@__PURE__*/ envelope('workspace', Workspace),
});

/** Changes a workspace. Fails with 403 where the owner of the key may not. */
export const updateWorkspace = /*@__PURE__*/ put('/workspaces/{workspaceId}', {
  input: /*@__PURE__*/ envelope('workspace', WorkspaceUpdate),
  output: /*@__PURE__*/ envelope('workspace', WorkspaceName),
});

/** Deletes a workspace. */
export const deleteWorkspace = /*@__PURE__*/ del('/workspaces/{workspaceId}', {
  output: /*@__PURE__*/ envelope('workspace', RecordId),
});
