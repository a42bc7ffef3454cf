import { html, type TemplateResult } from 'lit';

import { words as english } from '../../../words/compiled/workspace/team/en.js';
import { timeText } from '../../parts/table/time-text.js';
import { ListedRoom, opening, type ListedContent, type RoomDesk } from '../shell/listed-room.js';
import { NamedForm } from '../shell/named-form.js';
import type { RoomHost } from '../shell/room.js';
import { activeView } from './active-view.js';
import { Inviting } from './inviting.js';
import { Members } from './members.js';
import type { DeskOptions } from './showing.js';
import { teamStyles } from './team.css.js';
import type { ListedMember, Thing } from './things.js';

async function deskOf(host: RoomHost, thing: Thing, options: DeskOptions): Promise<RoomDesk<Thing>> {
  if (thing.kind === 'audit') return new (await import('./audit-desk.js')).AuditDesk(host, options);
  if (thing.kind === 'directory')
    return new (await import('./directory-desk.js')).DirectoryDesk(host, thing, options);
  return new (await import('./member-desk.js')).MemberDesk(host, thing, options);
}

type Content = ListedContent<ListedMember, Thing>;

/** The team: its members, what they did, and what the directory of an organisation can do with them. */
export class TeamRoom extends ListedRoom<ListedMember, Thing> {
  readonly #members: Members;

  constructor(host: RoomHost) {
    const { record } = host;
    const words = record.wordsOf(english);
    const inviting = new Inviting(words, () => record.update());
    const members = new Members(host, words);
    record.adopt(...teamStyles);
    super(host, {
      words,
      parts: { table: 'members', row: 'member' },
      title: () => words.text('place-members'),
      columns: () => [
        {
          name: 'email',
          label: words.text('userName'),
          width: '2fr',
          compare: (one, other) => one.email.localeCompare(other.email),
          cell: ({ email }) => html`<bdi dir="ltr">${email}</bdi>`,
        },
        {
          name: 'active',
          label: words.text('access'),
          compare: (one, other) => Number(one.isActive ?? 0) - Number(other.isActive ?? 0),
          cell: ({ isActive }) => activeView(words, isActive),
        },
        {
          name: 'changed',
          label: words.text('changed'),
          compare: (one, other) => one.changedAt.localeCompare(other.changedAt),
          cell: ({ changedAt }) => timeText(record.language, changedAt, { dateStyle: 'medium' }),
        },
      ],
      above: () => members.above(),
      list: (client, _, options) => members.list(client, options),
      read: async (client, item, options) => (await import('./rows.js')).readThing(client, item, options),
      deskOf: (thing) => deskOf(host, thing, { words }),
      form: new NamedForm(host, {
        words,
        thing: 'member',
        title: () => words.text('invite'),
        save: () => words.text('invite-now'),
        more: () => inviting.fields(),
        isTyped: () => inviting.isTyped,
        fault: () => inviting.fault(),
        send: (client) => inviting.send(client),
        onLeave: () => inviting.reset(),
        onMade: opening(host),
      }),
    });
    this.#members = members;
  }

  /** Members that the platform does not tell may be there all the same. */
  override isEmpty(content: Content): boolean {
    return !this.#members.closed && super.isEmpty(content);
  }

  override render(content: Content): TemplateResult {
    if (!content.list || !this.#members.closed) return super.render(content);
    return html`<h2 tabindex="-1">${this.title}</h2>
      ${this.#members.above()}`;
  }
}
