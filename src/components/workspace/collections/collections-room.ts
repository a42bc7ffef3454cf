import { words as english } from '../../../words/compiled/workspace/collections/en.js';
import type { Listed } from '../shell/in-workspace.js';
import { ListedRoom, opening } from '../shell/listed-room.js';
import { NamedForm } from '../shell/named-form.js';
import type { RoomHost } from '../shell/room.js';
import { makeCollection, readCollection, readCollections, type Kept } from './rows.js';

/** Collections: their list, a new one, and one of them with its folders and requests. */
export class CollectionsRoom extends ListedRoom<Listed, Kept> {
  constructor(host: RoomHost) {
    const words = host.record.wordsOf(english);
    super(host, {
      words,
      parts: { table: 'collections', row: 'collection' },
      title: () => words.text('collections'),
      list: readCollections,
      read: readCollection,
      deskOf: async (kept, onLeft) => new (await import('./desk.js')).Desk(host, kept, { words, onLeft }),
      form: new NamedForm(host, {
        words,
        title: () => words.text('new'),
        label: () => words.text('name'),
        save: () => words.text('create'),
        send: (client, name) => makeCollection(client, name),
        thing: 'collection',
        onMade: opening(host),
      }),
    });
  }
}
