import { words as english } from '../../../words/compiled/workspace/environments/en.js';
import type { Listed } from '../shell/in-workspace.js';
import { ListedRoom, opening } from '../shell/listed-room.js';
import { NamedForm } from '../shell/named-form.js';
import type { RoomHost } from '../shell/room.js';
import { environmentStyles } from './environments.css.js';
import { makeEnvironment, readEnvironment, readEnvironments, type Environment } from './rows.js';

/** Environments: their list, a new one, and one of them with its variables. */
export class EnvironmentsRoom extends ListedRoom<Listed, Environment> {
  constructor(host: RoomHost) {
    const { record } = host;
    const words = record.wordsOf(english);
    record.adopt(...environmentStyles);
    super(host, {
      words,
      parts: { table: 'environments', row: 'environment' },
      title: () => words.text('environments'),
      list: readEnvironments,
      read: readEnvironment,
      deskOf: async (environment, onLeft) =>
        new (await import('./desk.js')).Desk(host, environment, { words, onLeft }),
      form: new NamedForm(host, {
        words,
        title: () => words.text('new'),
        label: () => words.text('name'),
        save: () => words.text('create'),
        send: (client, name) => makeEnvironment(client, name),
        thing: 'environment',
        onMade: opening(host),
      }),
    });
  }
}
