import type { CSSResult, LitElement, ReactiveController } from 'lit';

import { ClientError, type CallOptions, type Client } from '../../../client/index.js';
import { adoptStyles } from '../../base/adopt-styles.js';
import type { Catalogue } from '../../../words/catalogue.js';
import { Words } from '../../base/words.js';
import type { Word as StaffWord } from '../../../words/compiled/parts/record/en.js';
import { Resource } from '../resource/resource.js';
import { troubleOf } from '../resource/resource-state.js';
import type { ResourceWords } from '../resource/resource-words.js';
import { Access, type RowName } from './access.js';
import type {
  EventDetails,
  FailedEvent,
  Failure,
  FailureCode,
  RecordHost,
  RecordOptions,
} from './record-options.js';
import type { RecordView } from './record-view.js';

/** The platform does not let the merchant's key do it. */
const FORBIDDEN = 'platform-forbidden';

/** A record of the platform's that an element shows and changes: all that a view needs to do so. */
export class RecordController<
  Answer,
  View extends RecordView<Answer>,
  Failed extends FailedEvent,
> implements ReactiveController {
  readonly resource: Resource<Answer>;
  readonly #element: LitElement;
  readonly #host: RecordHost;
  readonly #options: RecordOptions<Answer, View, Failed>;
  readonly #access: Access;
  /** Another person may have signed in. */
  #isAnew = false;
  /** Loaded with the first failure that needs them, where an element is one for staff. */
  #staffWords: Words<StaffWord> | undefined;
  #speaking: Promise<void> | undefined;
  /** They are in the language of the element. */
  #onSpoken = (): void => undefined;
  #staffClient: { readonly of: Client; readonly client: Client } | undefined;
  /** The words of the states that every element has, and what only those who work with it are told. */
  readonly words: ResourceWords = {
    text: (key, values) => this.#staffText(key, values) ?? this.#options.words.text(key, values),
  };
  #id: string;
  #loading: Promise<View> | undefined;
  #view: View | undefined;
  #news = '';
  #isAnnounced = false;
  #focus = '';

  constructor(element: LitElement, host: RecordHost, options: RecordOptions<Answer, View, Failed>) {
    this.#element = element;
    this.#host = host;
    this.#options = options;
    this.#access = new Access(() => host.asking());
    this.#id = this.id;
    element.addController(this);
    this.resource = new Resource(element, {
      question: () => [this.id],
      ...options,
      client: () => this.client,
      load: (client, call) => this.#load(client, call),
      onFailed: ({ cause, code }) => this.fail(cause as FailureCode<Failed>, code),
    });
  }

  hostDisconnected(): void {
    this.#access.leave();
  }

  hostUpdate(): void {
    if (this.resource.isWaiting && this.#isAnnounced) this.#news = '';
    const id = this.id;
    if (id === this.#id) return;
    this.#id = id;
    this.#news = '';
    this.#view?.reset?.();
  }

  hostUpdated(): void {
    if (this.#staffWords?.ready) this.#onSpoken();
    this.#isAnnounced = !this.resource.isWaiting && this.answer !== undefined;
    if (!this.#focus) return;
    this.#view?.reveal?.();
    const found = this.#element.renderRoot.querySelector<HTMLElement>(this.#focus);
    if (found) this.#focus = '';
    found?.focus();
  }

  get id(): string {
    return this.#options.id?.() ?? '';
  }

  /** For staff, what the platform does not let the merchant’s key do fails once there are words for it. */
  get client(): Client | undefined {
    const of = this.#host.client();
    if (!of || !this.#options.needs) return of;
    if (of !== this.#staffClient?.of) this.#staffClient = { of, client: this.#speakingOf(of) };
    return this.#staffClient.client;
  }

  get language(): string {
    return this.#host.language();
  }

  /** The language that the page asks for, whether there are words of it or not: what servers are told. */
  get askedLanguage(): string {
    return this.#host.askedLanguage();
  }

  /** The record as it is known; nothing before the first answer. */
  get answer(): Answer | undefined {
    return this.resource.answer;
  }

  /** Whether the proxy opens a row to the caller's role: what is done by another is not offered. True where it does not say. */
  can(row: RowName): boolean {
    return this.#access.can(row);
  }

  /** The view, once it is loaded. */
  get view(): View | undefined {
    return this.#view;
  }

  /** What has just happened, for those who cannot see it. Once the wait for an answer was announced, it is over. */
  get news(): string {
    return this.#news;
  }

  /** Imports the view, once; after a failure the next call tries again. */
  loadView(): Promise<View> {
    const forget = (error: unknown): never => {
      this.#loading = undefined;
      throw error;
    };
    return (this.#loading ??= this.#options.view().then((view) => (this.#view = view), forget));
  }

  /** What the role opens is asked anew with what is loaded next. */
  forgetRole(): void {
    this.#isAnew = true;
  }

  /** Loads the record again; what is on screen stays until there is an answer. Resolves to whether there is one. */
  refresh(): Promise<boolean> {
    return this.resource.load();
  }

  /** Shows what is known without asking. */
  show(answer: Answer): void {
    this.resource.show(answer);
  }

  /** Shows what has changed in the view. */
  update(): void {
    this.#element.requestUpdate();
  }

  /** Announces what has just happened. */
  say(text: string): void {
    this.#news = text;
    this.#isAnnounced = false;
    this.#element.requestUpdate();
  }

  /** Moves the focus, after the update, to what the selector finds. */
  focus(selector: string): void {
    this.#focus = selector;
    this.#element.requestUpdate();
  }

  /** Tells the page; false where it prevents what was going to happen. */
  emit<Name extends keyof EventDetails>(name: Name, detail: EventDetails[Name]): boolean {
    return this.#host.emit(name, detail, { cancelable: name.startsWith('florin-before-') });
  }

  /** Tells the page that something failed: for whose sake, and status, code and field without values. */
  fail(code: FailureCode<Failed>, detail: string): void {
    this.emit(this.#options.failed, { code, detail } as EventDetails[Failed]);
  }

  /** Tells the page that a call failed, and says what that means. */
  failed(error: unknown): Failure {
    const trouble = troubleOf(error, navigator.onLine);
    const isRefused = error instanceof ClientError && error.code === 'platform-refused';
    this.fail((isRefused ? 'refused' : trouble.cause) as FailureCode<Failed>, trouble.code);
    return { ...trouble, isRefused };
  }

  /** The view's own words. */
  wordsOf<Key extends string>(english: Catalogue<Key>): Words<Key> {
    const words = new Words(this.#element, () => this.language, english);
    words.hostUpdate();
    return words;
  }

  /** The view's own styles. */
  adopt(...sheets: readonly CSSResult[]): void {
    for (const sheet of sheets) adoptStyles(this.#element.renderRoot, sheet);
  }

  /** That the role is closed to the whole, or the platform to the merchant's key: a sign-in or a later try would change neither. */
  #staffText(key: string, { code = '' }: Readonly<Record<string, string>> = {}): string | undefined {
    const role = this.#access.closedTo;
    if (key === 'unauthorised' && role !== undefined) return this.#staffWords?.text('closed', { role });
    const isForbidden = key === 'server' && code.includes(FORBIDDEN);
    return isForbidden ? this.#staffWords?.text('forbidden', { code }) : undefined;
  }

  #load(client: Client, call: CallOptions): Promise<Answer> {
    const { needs } = this.#options;
    const answer = this.#ask(client, call);
    if (!needs) return answer;
    // Another person may sign in where a session is over.
    const isAnew = this.#isAnew || this.resource.trouble?.cause === 'unauthorised';
    this.#isAnew = false;
    return this.#access.guard(needs(), { client, call, isAnew }, answer).catch(async (error: unknown) => {
      if (this.#access.closedTo !== undefined) await this.#loadStaffWords();
      throw error;
    });
  }

  #speakingOf(client: Client): Client {
    return {
      call: (row, input, ...options) =>
        client.call(row, input, ...options).catch(async (error: unknown) => {
          if (error instanceof ClientError && error.code === FORBIDDEN) await this.#loadStaffWords();
          throw error;
        }),
    };
  }

  /** Where they do not come, the failure is told as to everyone, and the next one asks again. */
  #loadStaffWords(): Promise<void> {
    const load = async (): Promise<void> => {
      const { words } = await import('../../../words/compiled/parts/record/en.js');
      this.#staffWords = this.wordsOf(words);
      if (!this.#staffWords.ready) await new Promise<void>((resolve) => (this.#onSpoken = resolve));
    };
    return (this.#speaking ??= load().catch(() => void (this.#speaking = undefined)));
  }

  async #ask(client: Client, call: CallOptions): Promise<Answer> {
    const { load } = this.#options;
    return load ? load(client, call) : (await this.loadView()).load!(client, call);
  }
}
