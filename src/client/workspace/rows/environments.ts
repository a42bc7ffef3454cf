import { del, get, post, put } from '../../operation.js';
import { Environment, EnvironmentRequest } from '../environments.js';
import { envelope, listOf } from '../fields.js';
import { OwnedResource, Resource, ResourceId } from '../resource.js';

/** Lists all environments, without their variables. */
export const listEnvironments = /*@__PURE__*/ get('/environments', {
  output: /*@__PURE__*/ listOf('environments', OwnedResource),
});

/** Makes an environment. */
export const createEnvironment = /*@__PURE__*/ post('/environments', {
  input: /*@__PURE__*/ envelope('environment', EnvironmentRequest),
  output: /*@__PURE__*/ envelope('environment', Resource),
});

/** Reads an environment with its variables. */
export const getEnvironment = /*@__PURE__*/ get('/environments/{environmentUid}', {
  output: /*@__PURE__*/ envelope('environment', Environment),
});

/** Replaces the name and all variables of an environment. */
export const updateEnvironment = /*@__PURE__*/ put('/environments/{environmentUid}', {
  input: /*@__PURE__*/ envelope('environment', EnvironmentRequest),
  output: /*@__PURE__*/ envelope('environment', Resource),
});

/** Deletes an environment. */
export const deleteEnvironment = /*@__PURE__*/ del('/environments/{environmentUid}', {
  output: /*@__PURE__*/ envelope('environment', ResourceId),
});
