import { html } from 'lit';

import { words as english } from '../../../words/compiled/workspace/monitors/en.js';
import { timeText } from '../../parts/table/time-text.js';
import { MadeOf } from '../shell/made-of.js';
import type { Listed } from '../shell/in-workspace.js';
import { ListedRoom, opening } from '../shell/listed-room.js';
import { NamedForm } from '../shell/named-form.js';
import type { RoomHost } from '../shell/room.js';
import { barView } from './bar-view.js';
import type { DeskOptions } from './desk.js';
import type { Details } from './details.js';
import { Looked } from './looked.js';
import type { Making } from './making.js';
import type { Monitor } from './monitor.js';
import { monitorStyles } from './monitors.css.js';
import { readMonitor, readMonitors } from './list-rows.js';
import type { Showing } from './showing.js';
import { statusView } from './status.js';

/** Monitors: their list, a new one, and one of them with its schedule and its runs. */
export class MonitorsRoom extends ListedRoom<Listed, Monitor> {
  constructor(host: RoomHost) {
    const { record } = host;
    const words = record.wordsOf(english);
    const showing = (): Showing => ({ words, language: record.language });
    const madeOf = new MadeOf(words, () => record.update());
    let making: Making | undefined;
    let ofOne: DeskOptions['words'] | undefined;
    const makeMaking = async (): Promise<void> => {
      const { Making: Made } = await import('./making.js');
      making ??= new Made(showing, madeOf, () => record.update());
      record.update();
    };
    const looked = new Looked(host, words);
    record.adopt(...monitorStyles);
    const quiet = (text: string) => html`<span class="quiet">${text}</span>`;
    const known = (uid: string, view: (details: Details) => unknown): unknown => {
      const details = looked.of(uid);
      return details ? view(details) : quiet(words.text('not-read'));
    };
    const lastRunCell = ({ lastRun }: Details): unknown => {
      if (!lastRun) return quiet(words.text('never-ran'));
      const { status, startedAt } = lastRun;
      const time = timeText(record.language, startedAt, { dateStyle: 'medium', timeStyle: 'short' });
      return html`<span class="what">${statusView(words, status)} ${barView(lastRun)} ${quiet(time)}</span>`;
    };
    super(host, {
      words,
      parts: { table: 'monitors', row: 'monitor' },
      title: () => words.text('monitors'),
      columns: () => [
        {
          name: 'schedule',
          label: words.text('schedule'),
          width: '2fr',
          cell: ({ uid }) => known(uid, (details) => looked.scheduleOf(showing(), details)),
        },
        {
          name: 'last-run',
          label: words.text('last-run'),
          cell: ({ uid }) => known(uid, lastRunCell),
        },
      ],
      above: () => looked.template(),
      list: async (client, workspace, options) => {
        const read = await readMonitors(client, workspace, options);
        madeOf.see(read.choices);
        looked.see(read);
        return read.monitors;
      },
      read: async (client, uid, options) => {
        const monitor = await readMonitor(client, uid, options);
        looked.know(uid, monitor);
        return monitor;
      },
      deskOf: async (monitor, onLeft) => {
        const { Desk, deskWords } = await import('./desk.js');
        ofOne ??= deskWords(host);
        return new Desk(host, monitor, { words: ofOne, onLeft });
      },
      form: new NamedForm(host, {
        words,
        thing: 'monitor',
        title: () => words.text('new'),
        label: () => words.text('name'),
        save: () => words.text('create'),
        more: () => {
          if (!making) void makeMaking();
          return making?.fields() ?? html``;
        },
        isTyped: () => making?.isTyped === true,
        fault: () => (making ? making.fault() : '#new-name'),
        send: (client, name) => making!.send(client, name),
        onLeave: () => making?.reset(),
        onMade: opening(host),
      }),
    });
  }
}
