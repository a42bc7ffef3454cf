import { html, type nothing, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import { ConfirmDialog } from '../../parts/confirm/confirm.js';
import { copyText } from '../../parts/controls/copy-text.js';
import { isolatedText } from '../../parts/listing/plain-text.js';
import type { Client } from '../../../client/index.js';
import type { Word } from '../../../words/compiled/workspace/mocks/en.js';
import type { RoomHost } from '../shell/room.js';
import type { Writing } from '../shell/writing.js';
import { changeMock, openMock, type Mock } from './rows.js';

interface SettingsOptions {
  readonly words: Words<Word>;
  readonly writing: Writing;
}

/** What can be changed of a mock server. Of its name, and of whether it is public, the platform tells nothing. */
export class Settings {
  readonly #host: RoomHost;
  readonly #options: SettingsOptions;
  readonly #dialog: ConfirmDialog;
  #mock: Mock;
  name = '';
  environment: string;
  news = '';
  copied: 'copied' | 'copy-failed' | undefined;

  constructor(host: RoomHost, mock: Mock, options: SettingsOptions) {
    this.#host = host;
    this.#options = options;
    this.#mock = mock;
    this.environment = mock.environment;
    this.#dialog = new ConfirmDialog(host.element);
  }

  get mock(): Mock {
    return this.#mock;
  }

  get isDirty(): boolean {
    return this.name.trim() !== '' || this.environment !== this.#mock.environment;
  }

  see(mock: Mock): void {
    const isChosen = this.environment !== this.#mock.environment;
    this.#mock = mock;
    if (!isChosen) this.environment = mock.environment;
  }

  dialog(): TemplateResult | typeof nothing {
    return this.#dialog.template();
  }

  type(changes: Partial<Pick<Settings, 'name' | 'environment'>>): void {
    Object.assign(this, changes);
    this.news = '';
    this.#host.record.update();
  }

  discard(): void {
    const { words, writing } = this.#options;
    this.name = '';
    this.environment = this.#mock.environment;
    this.news = '';
    writing.reset();
    this.#host.record.say(words.text('discarded'));
    this.#host.record.focus('h2[tabindex]');
  }

  async copy(): Promise<void> {
    this.copied = await copyText(this.#mock.address);
    this.#host.record.say(this.#options.words.text(this.copied));
  }

  /** Only what was changed is sent, so that nothing is undone that another person changed. */
  async save(): Promise<void> {
    const { words } = this.#options;
    const { uid, environment: before } = this.#mock;
    const { environment } = this;
    const name = this.name.trim();
    if (!this.isDirty) return this.#tell(words.text('unchanged'));
    const changes = { ...(name && { name }), ...(environment !== before && { environment }) };
    await this.#send(
      (client) => changeMock(client, uid, changes),
      (now) => {
        this.name = '';
        this.#mock = { ...this.#mock, environment };
        return name && now ? words.text('saved-as', { name: isolatedText(now, 80) }) : words.text('saved');
      },
    );
  }

  /** From then on, all who know the address may call it, so that is asked first. */
  publish(): void {
    const { words } = this.#options;
    this.#dialog.ask({
      title: words.text('ask-publish', { name: isolatedText(this.#mock.name, 80) }),
      text: html`<p>${words.text('effect-publish')}</p>`,
      yes: words.text('publish'),
      no: words.text('cancel'),
      onYes: () => void this.#open(true),
    });
  }

  async unpublish(): Promise<void> {
    await this.#open(false);
  }

  async #open(isPublic: boolean): Promise<void> {
    const { words } = this.#options;
    const { uid } = this.#mock;
    await this.#send(
      (client) => openMock(client, uid, isPublic),
      () => words.text(isPublic ? 'published' : 'unpublished'),
    );
  }

  /** The platform tells the environment only: what else was sent is sent again, or found out by a call. */
  async look(): Promise<void> {
    const { words, writing } = this.#options;
    if (!(await writing.look())) return this.#host.record.focus('[part=doubt]');
    this.#tell(words.text('looked-mock'));
  }

  async #send<Answer>(
    call: (client: Client) => Promise<Answer>,
    done: (answer: Answer) => string,
  ): Promise<void> {
    const { record } = this.#host;
    const { writing } = this.#options;
    if (writing.isBusy || writing.isDoubtful) return;
    this.news = '';
    const { ending, answer } = await writing.save({ thing: 'mock', isNew: false }, call);
    if (ending !== 'received') return;
    const text = done(answer as Answer);
    await record.refresh();
    this.#tell(text);
  }

  #tell(text: string): void {
    this.news = text;
    this.#host.record.say(text);
    this.#host.record.focus('[part=notice]');
  }
}
