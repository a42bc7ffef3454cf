import type { workspace as table } from '../../client/workspace/index.js';
import type { Answers } from '../rows/simulation.js';
import { begin, recordsOf, trace, type Records, type ReleaseEntry } from './records.js';
import { byId, stampsOf, versionOf } from './lookup.js';
import { notFound, required } from './refusal.js';

function releaseOf(
  records: Records,
  path: { readonly apiId: string; readonly apiVersionId: string; readonly releaseId: string },
): ReleaseEntry {
  const version = versionOf(records, path);
  const release = byId(records.releases, 'release', path.releaseId);
  if (release.versionId !== version.id) throw notFound('release', path.releaseId);
  return release;
}

const shown = (records: Records, entry: ReleaseEntry) => ({
  ...entry.content,
  id: entry.id,
  updatedBy: records.owner.id,
  ...stampsOf(records, entry),
});

export const releaseAnswers = {
  listReleases: (state, { input }) => {
    const records = recordsOf(state);
    const version = versionOf(records, input);
    const releases = [...records.releases.values()].filter(({ versionId }) => versionId === version.id);
    return { releases: releases.map((release) => shown(records, release)) };
  },

  createRelease: (state, { input }) => {
    const records = recordsOf(state);
    const version = versionOf(records, input);
    const content = input.release;
    const name = required(content.name, 'release.name');
    const release = { ...begin(state, name), versionId: version.id, content };
    records.releases.set(release.id, release);
    trace(state, 'release.created', name);
    return { release: shown(records, release) };
  },

  getRelease: (state, { input }) => {
    const records = recordsOf(state);
    return { release: shown(records, releaseOf(records, input)) };
  },

  updateRelease: (state, { input }) => {
    const records = recordsOf(state);
    const release = releaseOf(records, input);
    release.name = required(input.release.name ?? release.name, 'release.name');
    release.content = { ...release.content, ...input.release };
    release.updatedAt = state.now();
    return { release: shown(records, release) };
  },

  deleteRelease: (state, { input }) => {
    const records = recordsOf(state);
    const release = releaseOf(records, input);
    records.releases.delete(release.id);
    trace(state, 'release.deleted', release.name);
    return { release: shown(records, release) };
  },
} satisfies Partial<Answers<typeof table>>;
