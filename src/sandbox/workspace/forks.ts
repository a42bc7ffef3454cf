import { MERGE_STRATEGIES } from '../../facts/collection-format.js';
import { timeOf } from '../../facts/instant.js';
import type { workspace as table } from '../../client/workspace/index.js';
import type { Answers } from '../rows/simulation.js';
import { recordsOf } from './records.js';
import { addCollection, setContent } from './collections.js';
import { byUid, named, placeOf, refer, uidOf } from './lookup.js';
import { required, WorkspaceRefusal, wrong } from './refusal.js';
import { removeCollection } from './removal.js';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const forkAnswers = {
  forkCollection: (state, { input }) => {
    const records = recordsOf(state);
    const parent = byUid(records, records.collections, 'collection', input.collectionUid);
    const label = required(input.name, 'name');
    const from = uidOf(records, parent.id);
    const entry = addCollection(state, parent.name, parent.content, {
      workspaceId: placeOf(records, input.workspace),
      fork: { label, from, base: parent.content },
    });
    return {
      collection: { ...refer(records, entry), fork: { label, from, createdAt: timeOf(entry.createdAt) } },
    };
  },

  /**
   * Takes over what changed in the fork since both were last the same. Where the other changed as well, nothing is merged:
   * no change is ever lost.
   */
  mergeCollection: (state, { input }) => {
    const records = recordsOf(state);
    const { strategy = 'default' } = input;
    const source = byUid(records, records.collections, 'collection', required(input.source, 'source'));
    const target = byUid(
      records,
      records.collections,
      'collection',
      required(input.destination, 'destination'),
    );
    const { fork } = source;
    if (!MERGE_STRATEGIES.some((each) => each === strategy)) throw wrong('strategy');
    if (!fork || named(records, records.collections, fork.from) !== target)
      throw wrong('source', 'is no fork of the destination');
    const hasSourceChanged = !isSame(source.content, fork.base);
    if (hasSourceChanged && !isSame(target.content, fork.base) && !isSame(target.content, source.content))
      throw new WorkspaceRefusal(409, 'mergeConflictError', 'Both collections changed since the fork');
    if (hasSourceChanged) setContent(state, target, source.content);
    fork.base = source.content;
    if (strategy === 'updateSourceWithDestination') {
      setContent(state, source, target.content);
      fork.base = source.content;
    }
    if (strategy === 'deleteSource') removeCollection(records, source.id);
    return { collection: { id: target.id, uid: uidOf(records, target.id) } };
  },
} satisfies Partial<Answers<typeof table>>;
