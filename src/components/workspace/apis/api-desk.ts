import { html, type TemplateResult, type nothing } from 'lit';
import { live } from 'lit/directives/live.js';

import { backView } from '../../parts/record/back-view.js';
import type { Table } from '../../parts/table/table.js';
import { timeText } from '../../parts/table/time-text.js';
import { namedTable, opening, type RoomDesk } from '../shell/listed-room.js';
import { NamedForm } from '../shell/named-form.js';
import type { RoomHost } from '../shell/room.js';
import { apiFarewell } from './farewell.js';
import { makeVersion, readApi, removeApi, saveApi } from './rows.js';
import type { DeskOptions } from './showing.js';
import { TextsForm } from '../shell/texts/texts-form.js';
import type { ApiThing, Version } from './things.js';

/** What a new version takes over from an older one. */
const TAKEN_OVER = ['schema', 'documentation', 'mock', 'monitor'] as const;
type TakenOver = (typeof TAKEN_OVER)[number];

/** One API: renamed, described, given versions, deleted with what goes named. */
export class ApiDesk implements RoomDesk<ApiThing> {
  readonly #host: RoomHost;
  readonly #options: DeskOptions;
  readonly #texts: TextsForm<'name' | 'description', ApiThing>;
  readonly #table: Table<Version>;
  readonly #form: NamedForm;
  #api: ApiThing;
  #source = '';
  readonly #takes = new Set<TakenOver>(TAKEN_OVER);

  constructor(host: RoomHost, api: ApiThing, options: DeskOptions) {
    const { words } = options;
    const { apiId } = api;
    const { record } = host;
    this.#host = host;
    this.#options = options;
    this.#api = api;
    this.#texts = new TextsForm(host, {
      words,
      thing: 'api',
      kept: api,
      fields: ['name', 'description'],
      lookOf: (field) => ({ label: words.text(field), isLong: field === 'description' }),
      about: () => this.#about(),
      read: (client) => readApi(client, apiId),
      send: (client, texts) => saveApi(client, apiId, texts),
      removal: {
        label: () => words.text('delete-api'),
        look: (client) => apiFarewell(words, client, this.#api),
        send: (client) => removeApi(client, apiId),
        onLeft: options.onLeft,
      },
    });
    this.#table = namedTable<Version>(host, {
      words,
      parts: { table: 'versions', row: 'version' },
      title: () => words.text('versions'),
      nameLabel: () => words.text('version'),
      columns: () => [
        {
          name: 'updated',
          label: words.text('updated'),
          compare: (one, other) => one.updatedAt.localeCompare(other.updatedAt),
          cell: ({ updatedAt }) => timeText(record.language, updatedAt, { dateStyle: 'medium' }),
        },
      ],
      items: () => this.#api.versions,
    });
    this.#form = new NamedForm(host, {
      words,
      thing: 'version',
      isAside: true,
      title: () => words.text('new-version'),
      label: () => words.text('version-name'),
      save: () => words.text('create'),
      more: () => this.#sources(),
      send: (client, name) => makeVersion(client, apiId, { name, ...this.#sourceOf() }),
      onMade: (uid) => {
        this.#source = '';
        opening(host)(uid);
      },
    });
  }

  get isBusy(): boolean {
    return this.#texts.isBusy || this.#form.isBusy;
  }

  get isDirty(): boolean {
    return this.#texts.isDirty || this.#form.isDirty;
  }

  see(api: ApiThing): void {
    this.#api = api;
    this.#texts.see(api);
  }

  dialog(): TemplateResult | typeof nothing {
    return this.#texts.dialog();
  }

  template(): TemplateResult {
    const { words } = this.#options;
    return html`<div class="stack">
      ${backView(words.text('back'), () => this.#host.go({}))} ${this.#texts.template()}
      <section aria-labelledby="versions">
        <h3 id="versions">${words.text('versions')}</h3>
        ${
          this.#api.versions.length > 0
            ? this.#table.template()
            : html`<p class="quiet">${words.text('no-versions')}</p>`
        }
        ${this.#form.template()}
      </section>
    </div>`;
  }

  /** The summary is given once: the platform's call to change an API does not take it. */
  #about(): TemplateResult {
    const { summary } = this.#api;
    return html`<p class="quiet"><bdi dir="auto">${summary}</bdi></p>`;
  }

  #sourceOf() {
    const id = this.#source;
    if (!id) return {};
    const takes = (what: TakenOver): boolean => this.#takes.has(what);
    const [documentation, mock, monitor] = [takes('documentation'), takes('mock'), takes('monitor')];
    return { source: { id, schema: takes('schema'), relations: { documentation, mock, monitor } } };
  }

  #sources(): TemplateResult {
    const { words } = this.#options;
    const { versions } = this.#api;
    if (versions.length === 0) return html``;
    return html`<div class="field">
        <label for="new-source">${words.text('source')}</label>
        <select
          id="new-source"
          part="field"
          @change=${({ target }: Event) => {
            this.#source = (target as HTMLSelectElement).value;
            this.#host.record.update();
          }}
        >
          <option value="" .selected=${live(this.#source === '')}>${words.text('source-none')}</option>
          ${versions.map(({ apiVersionId: id, name }) => html`<option value=${id} .selected=${live(this.#source === id)}>${name}</option>`)}
        </select>
      </div>
      ${this.#source ? this.#takeOver() : html``}`;
  }

  #takeOver(): TemplateResult {
    const { words } = this.#options;
    const toggle = (what: TakenOver, isOn: boolean): void => {
      if (isOn) this.#takes.add(what);
      else this.#takes.delete(what);
    };
    return html`<fieldset class="stack">
      <legend>${words.text('take-over')}</legend>
      ${TAKEN_OVER.map(
        (what) =>
          html`<label class="check">
            <input
              type="checkbox"
              .checked=${live(this.#takes.has(what))}
              @change=${({ target }: Event) => toggle(what, (target as HTMLInputElement).checked)}
            />
            <span>${words.text(`take-${what}`)}</span>
          </label>`,
      )}
    </fieldset>`;
  }
}
