import type { workspace as table } from '../../client/workspace/index.js';
import type { Answers } from '../rows/simulation.js';
import { begin, bookOf, trace, type Book, type ReleaseEntry } from './book.js';
import { byId, stampsOf, versionOf } from './lookup.js';
import { notFound, required } from './refusal.js';

function releaseOf(
  book: Book,
  path: { readonly apiId: string; readonly apiVersionId: string; readonly releaseId: string },
): ReleaseEntry {
  const version = versionOf(book, path);
  const release = byId(book.releases, 'release', path.releaseId);
  if (release.versionId !== version.id) throw notFound('release', path.releaseId);
  return release;
}

const shown = (book: Book, entry: ReleaseEntry) => ({
  ...entry.content,
  id: entry.id,
  updatedBy: book.owner.id,
  ...stampsOf(book, entry),
});

export const releaseAnswers = {
  listReleases: (state, { input }) => {
    const book = bookOf(state);
    const version = versionOf(book, input);
    const releases = [...book.releases.values()].filter(({ versionId }) => versionId === version.id);
    return { releases: releases.map((release) => shown(book, release)) };
  },

  createRelease: (state, { input }) => {
    const book = bookOf(state);
    const version = versionOf(book, input);
    const content = input.release;
    const name = required(content.name, 'release.name');
    const release = { ...begin(state, name), versionId: version.id, content };
    book.releases.set(release.id, release);
    trace(state, 'release.created', name);
    return { release: shown(book, release) };
  },

  getRelease: (state, { input }) => {
    const book = bookOf(state);
    return { release: shown(book, releaseOf(book, input)) };
  },

  updateRelease: (state, { input }) => {
    const book = bookOf(state);
    const release = releaseOf(book, input);
    release.name = required(input.release.name ?? release.name, 'release.name');
    release.content = { ...release.content, ...input.release };
    release.updatedAt = state.now();
    return { release: shown(book, release) };
  },

  deleteRelease: (state, { input }) => {
    const book = bookOf(state);
    const release = releaseOf(book, input);
    book.releases.delete(release.id);
    trace(state, 'release.deleted', release.name);
    return { release: shown(book, release) };
  },
} satisfies Partial<Answers<typeof table>>;
