import * as z from '../schema/schema.js';
import { time, word } from '../schema/fields.js';
import { oneOf } from '../schema/values.js';
import { object, textFields } from './fields.js';

const VISIBILITIES = ['private', 'public'] as const;

const releaseFields = () => ({
  ...textFields('name', 'summary', 'description', 'gitTag'),
  visibility: word(...VISIBILITIES),
});

/** What can be changed of a release. */
export const ReleaseUpdate = /*@__PURE__*/ object(() => ({ release: z.object(releaseFields()) }));
export type ReleaseUpdate = z.input<ReturnType<typeof ReleaseUpdate>>;

/** A new release. */
export const ReleaseRequest = /*@__PURE__*/ object(() => ({
  release: z.object({ ...releaseFields(), name: z.string(), visibility: oneOf(...VISIBILITIES) }),
}));
export type ReleaseRequest = z.input<ReturnType<typeof ReleaseRequest>>;

/** A state of a version that was handed out, to the team (`private`) or to anyone. */
export const Release = /*@__PURE__*/ object(() => ({
  ...releaseFields(),
  ...textFields('id', 'createdBy', 'updatedBy'),
  createdAt: time(),
  updatedAt: time(),
}));
export type Release = z.infer<ReturnType<typeof Release>>;
