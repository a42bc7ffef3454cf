import { html, type TemplateResult } from 'lit';

import { timeText } from '../../parts/table/time-text.js';
import { words as english } from '../../../words/compiled/workspace/apis/en.js';
import { ListedRoom, opening, type RoomDesk } from '../shell/listed-room.js';
import { NamedForm } from '../shell/named-form.js';
import type { RoomHost } from '../shell/room.js';
import { apiStyles } from './apis.css.js';
import { makeApi, readApis } from './list-rows.js';
import type { DeskOptions } from './showing.js';
import { textField } from '../shell/texts/text-field.js';
import type { ListedApi, Thing } from './things.js';

async function deskOf(host: RoomHost, thing: Thing, options: DeskOptions): Promise<RoomDesk<Thing>> {
  if (thing.kind === 'api') return new (await import('./api-desk.js')).ApiDesk(host, thing, options);
  if (thing.kind === 'version')
    return new (await import('./version-desk.js')).VersionDesk(host, thing, options);
  if (thing.kind === 'schema')
    return new (await import('./schemas/schema-desk.js')).SchemaDesk(host, thing, options);
  if (thing.kind === 'release')
    return new (await import('./release-desk.js')).ReleaseDesk(host, thing, options);
  return new (await import('./links/links-desk.js')).LinksDesk(host, thing, options);
}

/** APIs: their list, a new one, and one of them with its versions, schemas, releases and links. */
export class ApisRoom extends ListedRoom<ListedApi, Thing> {
  constructor(host: RoomHost) {
    const { record } = host;
    const words = record.wordsOf(english);
    record.adopt(...apiStyles);
    let summary = '';
    const more = (): TemplateResult =>
      html`${textField(
        { label: words.text('summary') },
        {
          id: 'new-summary',
          text: summary,
          fault: '',
          onType: (text) => {
            summary = text;
            record.update();
          },
        },
      )}`;
    super(host, {
      words,
      parts: { table: 'apis', row: 'api' },
      title: () => words.text('apis'),
      columns: () => [
        {
          name: 'description',
          label: words.text('description'),
          width: '3fr',
          cell: ({ description }) => html`<bdi dir="auto">${description}</bdi>`,
        },
        {
          name: 'updated',
          label: words.text('updated'),
          compare: (one, other) => one.updatedAt.localeCompare(other.updatedAt),
          cell: ({ updatedAt }) => timeText(record.language, updatedAt, { dateStyle: 'medium' }),
        },
      ],
      list: readApis,
      read: async (client, item, options) =>
        (await import('./read-thing.js')).readThing(client, item, options),
      deskOf: (thing, onLeft) => deskOf(host, thing, { words, onLeft }),
      form: new NamedForm(host, {
        words,
        thing: 'api',
        title: () => words.text('new'),
        label: () => words.text('name'),
        save: () => words.text('create'),
        more,
        send: (client, name) => makeApi(client, host.spot().workspace, { name, summary: summary.trim() }),
        onMade: (uid) => {
          summary = '';
          opening(host)(uid);
        },
      }),
    });
  }
}
