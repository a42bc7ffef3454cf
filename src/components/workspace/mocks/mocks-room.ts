import { html } from 'lit';

import { words as english } from '../../../words/compiled/workspace/mocks/en.js';
import { MadeOf } from '../shell/made-of.js';
import { ListedRoom, opening } from '../shell/listed-room.js';
import { NamedForm } from '../shell/named-form.js';
import type { RoomHost } from '../shell/room.js';
import { mockStyles } from './mocks.css.js';
import { makeMock, readMock, readMocks, type ListedMock, type Mock } from './rows.js';

/** Mock servers: their list, a new one, and one of them with what it answers and was called with. */
export class MocksRoom extends ListedRoom<ListedMock, Mock> {
  constructor(host: RoomHost) {
    const { record } = host;
    const words = record.wordsOf(english);
    const madeOf = new MadeOf(words, () => record.update());
    record.adopt(...mockStyles);
    super(host, {
      words,
      parts: { table: 'mocks', row: 'mock' },
      title: () => words.text('mocks'),
      columns: () => [
        {
          name: 'environment',
          label: words.text('environment'),
          compare: (one, other) => one.environment.localeCompare(other.environment),
          cell: ({ environment }) =>
            environment
              ? html`<bdi>${environment}</bdi>`
              : html`<span class="quiet">${words.text('no-environment')}</span>`,
        },
        {
          name: 'address',
          label: words.text('address'),
          width: '3fr',
          cell: ({ address }) => html`<bdi dir="ltr" class="code">${address}</bdi>`,
        },
      ],
      list: async (client, workspace, options) => {
        const { mocks, choices } = await readMocks(client, workspace, options);
        madeOf.see(choices);
        return mocks;
      },
      read: (client, uid, options) => readMock(client, uid, host.spot().tab, options),
      deskOf: async (mock, onLeft) => new (await import('./desk.js')).Desk(host, mock, { words, onLeft }),
      form: new NamedForm(host, {
        words,
        thing: 'mock',
        title: () => words.text('new'),
        save: () => words.text('create'),
        more: () => madeOf.fields(),
        fault: () => (madeOf.collection ? undefined : '[part=cancel]'),
        send: (client) => makeMock(client, madeOf.collection, madeOf.environment),
        onMade: opening(host),
      }),
    });
  }
}
