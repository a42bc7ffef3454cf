import { html, nothing, type TemplateResult } from 'lit';

import type { COLLECTION_PURPOSES } from '../../../../facts/workspace-words.js';
import { ConfirmDialog } from '../../../parts/confirm/confirm.js';
import { isolatedText } from '../../../parts/listing/plain-text.js';
import type { RoomHost } from '../../shell/room.js';
import { Writing } from '../../shell/writing.js';
import { writingView } from '../../shell/writing-view.js';
import { readRequests, syncLink } from './link-rows.js';
import type { DeskOptions } from '../showing.js';
import type { Link, VersionPath } from '../things.js';

export type Syncable = (typeof COLLECTION_PURPOSES)[number];

/** The most of a name that is typed. */
const TYPED = 20;
const LONGEST = 80;

/** Brings a collection in line with the version's schema, once it is named what may go; then says what went. */
export class Syncing {
  readonly #host: RoomHost;
  readonly #words: DeskOptions['words'];
  readonly #path: VersionPath;
  readonly #writing: Writing;
  readonly #dialog: ConfirmDialog;
  /** What was sent and not answered. */
  #doubted: { readonly link: Link; readonly before: readonly string[] } | undefined;
  #news = '';

  constructor(host: RoomHost, words: DeskOptions['words'], path: VersionPath) {
    this.#host = host;
    this.#words = words;
    this.#path = path;
    this.#writing = new Writing(host, words);
    this.#dialog = new ConfirmDialog(host.element);
  }

  get isBusy(): boolean {
    return this.#writing.isBusy;
  }

  get isDoubtful(): boolean {
    return this.#writing.isDoubtful;
  }

  get isDirty(): boolean {
    return this.#writing.isDoubtful;
  }

  dialog(): TemplateResult | typeof nothing {
    return this.#dialog.template();
  }

  template(): TemplateResult {
    const news = this.#news;
    return html`${writingView(this.#words, this.#writing, () => void this.#look())}
    ${news ? html`<p class="notice good" part="notice" tabindex="-1">${news}</p>` : nothing}`;
  }

  /** The platform does not say before what goes, so all that the collection has is named. */
  async ask(kind: Syncable, link: Link): Promise<void> {
    const words = this.#words;
    this.#news = '';
    const found = await this.#writing.prepare(async (client) => ({
      before: await readRequests(client, link.target),
    }));
    if (!found) return this.#host.record.update();
    const { before } = found;
    if (!before) return this.#fail('gone');
    const wanted = link.name.trim().slice(0, TYPED).trim();
    this.#dialog.ask({
      title: words.text('ask-sync', { name: isolatedText(link.name, LONGEST) }),
      text: html`<p>${words.text('effect-sync')}</p>
        <p>${words.text('has-requests', { count: before.length })}</p>
        <ul>
          ${before.map((name) => html`<li><bdi>${name}</bdi></li>`)}
        </ul>`,
      yes: words.text('sync-now'),
      no: words.text('leave-it'),
      typed: [
        {
          label: words.text('type-name', { name: isolatedText(wanted, TYPED) }),
          wrong: words.text('type-name-wrong'),
          isText: true,
          isRight: (text) => text.trim() === wanted,
        },
      ],
      onYes: () => void this.#send(kind, link, before),
    });
  }

  async #send(kind: Syncable, link: Link, before: readonly string[]): Promise<void> {
    const { ending, answer } = await this.#writing.save({ thing: 'sync', isNew: false }, (client) =>
      syncLink(client, this.#path, kind, link.id),
    );
    this.#doubted = ending === 'unknown' ? { link, before } : undefined;
    if (ending !== 'received') return;
    if (answer) await this.#tell('synced', link, before);
    else this.#fail('not-synced');
  }

  #fail(word: 'gone' | 'not-synced'): void {
    this.#writing.problem = this.#words.text(word);
    this.#host.record.say(this.#writing.problem);
    this.#host.record.update();
  }

  /** What the collection has now says what was done. */
  async #look(): Promise<void> {
    const doubted = this.#doubted;
    if (!(await this.#writing.look())) return this.#host.record.focus('[part=doubt]');
    this.#doubted = undefined;
    if (doubted) await this.#tell('compared', doubted.link, doubted.before);
  }

  async #tell(word: 'synced' | 'compared', { name, target }: Link, before: readonly string[]): Promise<void> {
    const { record } = this.#host;
    const after = await this.#writing.prepare((client) => readRequests(client, target));
    if (after) {
      const list = new Intl.ListFormat(record.language);
      const missing = (from: readonly string[], than: readonly string[]): string =>
        list.format(from.filter((each) => !than.includes(each)).map((each) => isolatedText(each, 40)));
      const [removed, added] = [missing(before, after), missing(after, before)];
      this.#news = [
        this.#words.text(word, { name: isolatedText(name, LONGEST) }),
        !removed && !added && this.#words.text('synced-same'),
        removed && this.#words.text('removed-requests', { names: removed }),
        added && this.#words.text('added-requests', { names: added }),
      ]
        .filter(Boolean)
        .join(' ');
    }
    record.say(this.#news);
    record.focus('[part=notice]');
  }
}
