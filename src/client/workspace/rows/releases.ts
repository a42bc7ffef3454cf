import { del, get, patch, post } from '../../operation.js';
import { envelope, listOf } from '../fields.js';
import { Release, ReleaseRequest, ReleaseUpdate } from '../releases.js';

/** Lists the releases of a version. */
export const listReleases = /*@__PURE__*/ get('/apis/{apiId}/versions/{apiVersionId}/releases', {
  output: /*@__PURE__*/ listOf('releases', Release),
});

/** Publishes a release of a version. */
export const createRelease = /*@__PURE__*/ post('/apis/{apiId}/versions/{apiVersionId}/releases', {
  input: ReleaseRequest,
  output: /*@__PURE__*/ envelope('release', Release),
});

/** Reads a release. */
export const getRelease = /*@__PURE__*/ get('/apis/{apiId}/versions/{apiVersionId}/releases/{releaseId}', {
  output: /*@__PURE__*/ envelope('release', Release),
});

/** Changes a release; what is left out stays. */
export const updateRelease = /*@__PURE__*/ patch(
  '/apis/{apiId}/versions/{apiVersionId}/releases/{releaseId}',
  { input: ReleaseUpdate, output: /*@__PURE__*/ envelope('release', Release) },
);

/** Deletes a release and says which it was. */
export const deleteRelease = /*@__PURE__*/ del('/apis/{apiId}/versions/{apiVersionId}/releases/{releaseId}', {
  output: /*@__PURE__*/ envelope('release', Release),
});
