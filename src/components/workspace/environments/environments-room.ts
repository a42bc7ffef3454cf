import { html, nothing, type TemplateResult } from 'lit';

import type { CallOptions, Client } from '../../../client/index.js';
import type { Words } from '../../base/words.js';
import type { Table } from '../../parts/table/table.js';
import { words as english } from '../../../words/compiled/workspace/environments/en.js';
import { words as shellEnglish } from '../../../words/compiled/workspace/shell/en.js';
import { backView } from '../../parts/record/back-view.js';
import { NamedForm } from '../shell/named-form.js';
import type { Room, RoomHost, Spot } from '../shell/room.js';
import type { Desk } from './desk.js';
import { environmentStyles } from './environments.css.js';
import { makeEnvironment, readEnvironment, readEnvironments, type Environment, type Listed } from './rows.js';

/** The list, or one environment; neither where that one is not there any more. */
export interface EnvironmentsContent {
  readonly list?: readonly Listed[];
  readonly environment?: Environment | undefined;
}

/** Environments: their list, a new one, and one of them with its variables. */
export class EnvironmentsRoom implements Room<EnvironmentsContent> {
  readonly #host: RoomHost;
  readonly #words: Words<keyof typeof english>;
  readonly #table: Table<Listed>;
  readonly #form: NamedForm;
  /** By uid: what is typed into one outlives a look at another. */
  readonly #desks = new Map<string, Desk>();
  #list: readonly Listed[] = [];

  constructor(host: RoomHost) {
    this.#host = host;
    const { record } = host;
    const words = (this.#words = record.wordsOf(english));
    record.adopt(...environmentStyles);
    this.#form = new NamedForm(host, {
      words: record.wordsOf(shellEnglish),
      title: () => words.text('new'),
      label: () => words.text('name'),
      save: () => words.text('create'),
      send: (client, name) => makeEnvironment(client, name),
      thing: 'environment',
      onMade: (uid) => this.#onMade(uid),
    });
    this.#table = host.tableOf<Listed>({
      parts: { table: 'environments', row: 'environment' },
      texts: () => ({ words, language: record.language }),
      label: () => words.text('environments'),
      columns: () => [
        {
          name: 'name',
          label: words.text('name'),
          width: '2fr',
          compare: (one, other) => one.name.localeCompare(other.name),
          cell: ({ name }) => html`<bdi class="strong">${name}</bdi>`,
        },
        {
          name: 'id',
          label: words.text('id'),
          width: '2fr',
          cell: ({ uid }) => html`<bdi dir="ltr">${uid}</bdi>`,
        },
      ],
      items: () => this.#list,
      idOf: ({ uid }) => uid,
      nameOf: ({ name }) => name,
      hrefOf: ({ uid }) => host.hrefOf({ item: uid }),
      onOpen: ({ uid }) => host.go({ item: uid }),
    });
  }

  async load(client: Client, { workspace, item }: Spot, options: CallOptions): Promise<EnvironmentsContent> {
    if (!item) {
      this.#list = await readEnvironments(client, workspace, options);
      return { list: this.#list };
    }
    const environment = await readEnvironment(client, item, options);
    if (environment) (await this.#deskOf(environment)).see(environment);
    else this.#desks.delete(item);
    return { environment };
  }

  isEmpty({ list }: EnvironmentsContent): boolean {
    return list?.length === 0;
  }

  get isBusy(): boolean {
    return this.#form.isBusy || [...this.#desks.values()].some(({ isBusy }) => isBusy);
  }

  get isDirty(): boolean {
    return this.#form.isDirty || [...this.#desks.values()].some(({ isDirty }) => isDirty);
  }

  over(): TemplateResult {
    const { item, workspace } = this.#host.spot();
    if (item) return html`${this.#desks.get(item)?.dialog() ?? nothing}`;
    return html`${this.#form.template()}
    ${
      workspace
        ? html`<p class="ways">
            <span class="quiet">${this.#words.text('one-workspace')}</span>
            <button type="button" class="small" part="back" @click=${() => this.#host.go({ workspace: '' })}>
              ${this.#words.text('all')}
            </button>
          </p>`
        : nothing
    }`;
  }

  render({ list, environment }: EnvironmentsContent): TemplateResult {
    if (list)
      return html`<h2 tabindex="-1">${this.#words.text('environments')}</h2>
        ${this.#table.template()}`;
    const desk = environment && this.#desks.get(environment.uid);
    if (desk) return desk.template();
    return html`${backView(this.#words.text('back'), () => this.#host.go({}))}
      <h2 tabindex="-1" class="panel">${this.#words.text('gone')}</h2>`;
  }

  /** What edits one is loaded when the first is opened. */
  async #deskOf(environment: Environment): Promise<Desk> {
    const { Desk } = await import('./desk.js');
    const { uid } = environment;
    const options = { words: this.#words, onLeft: () => this.#onLeft(uid) };
    const desk = this.#desks.get(uid) ?? new Desk(this.#host, environment, options);
    this.#desks.set(uid, desk);
    return desk;
  }

  #onMade(uid: string): void {
    if (uid) this.#host.go({ item: uid });
    else void this.#host.record.refresh();
  }

  /** It is deleted: the list is shown without it. */
  #onLeft(uid: string): void {
    this.#desks.delete(uid);
    this.#host.go({});
    this.#host.record.say(this.#words.text('deleted'));
  }
}
