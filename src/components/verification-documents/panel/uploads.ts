import type { ReactiveController, ReactiveControllerHost } from 'lit';

import { ClientError, type Client } from '../../../client/index.js';
import { troubleOf, type Trouble } from '../../parts/resource/resource-state.js';
import { checkFile, MOST_FILES } from './file-check.js';
import { sendUpload } from './send.js';
import {
  isBusy,
  isComplete,
  layOut,
  newId,
  type Page,
  type Refused,
  type Target,
  type Upload,
  type UploadPhase,
} from './upload.js';

/** What has just become of a document on its way. */
export type UploadNews =
  | { readonly kind: 'sending'; readonly place: number; readonly count: number }
  | { readonly kind: 'sent'; readonly document: string; readonly isLast: boolean }
  | { readonly kind: 'failed'; readonly trouble: Trouble; readonly isRefused: boolean }
  | { readonly kind: 'stopped' };

export interface UploadsOptions {
  client(): Client | undefined;
  describe(target: Target): string;
  mayBegin(target: Target): boolean;
  /** Files were taken, or turned away. */
  onTaken(taken: number, refused: readonly Refused[]): void;
  onNews(upload: Upload, news: UploadNews): void;
}

/**
 * The documents that the seller is about to send. They are sent one at a time; what fails or is stopped stays, with its files,
 * until it is sent or taken away. Files are in memory alone, and gone with the page: before that the browser asks.
 */
export class Uploads implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #options: UploadsOptions;
  #sending: { readonly id: string; readonly control: AbortController } | undefined;
  #place = 0;
  #count = 0;
  all: readonly Upload[] = [];
  refused: readonly Refused[] = [];

  constructor(host: ReactiveControllerHost & Element, options: UploadsOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('beforeunload', this.#onUnload);
  }

  hostDisconnected(): void {
    removeEventListener('beforeunload', this.#onUnload);
    // An element that is only moved is connected again by then.
    queueMicrotask(() => this.#host.isConnected || this.clear());
  }

  get isBusy(): boolean {
    return this.all.some(isBusy);
  }

  /** Looks at files and lays them out; whatever cannot be sent is named with its reason. */
  async take(files: readonly File[], target: Target): Promise<void> {
    const room = MOST_FILES - this.all.length;
    const check = async (file: File, at: number) => ({
      file,
      ...(at < room ? await checkFile(file) : { fault: 'too-many' as const }),
    });
    const checked = await Promise.all(files.map(check));
    const pages: Page[] = [];
    const refused: Refused[] = [];
    for (const each of checked) {
      const { file } = each;
      if ('fault' in each) refused.push({ id: newId(), name: file.name, size: file.size, fault: each.fault });
      else
        pages.push({ file, kind: each.kind, preview: each.kind === 'pdf' ? '' : URL.createObjectURL(file) });
    }
    this.refused = [...this.refused, ...refused];
    this.#show(layOut(this.all, target, pages));
    this.#options.onTaken(pages.length, refused);
  }

  /** Takes a document, or a file that was turned away, off the list. What is on its way is stopped first. */
  drop(id: string): void {
    this.stop(id);
    this.refused = this.refused.filter((each) => each.id !== id);
    this.#show(this.all.filter((each) => each.id !== id));
  }

  swap(id: string): void {
    this.#show(this.all.map((each) => (each.id === id ? { ...each, pages: each.pages.toReversed() } : each)));
  }

  clear(): void {
    this.#sending?.control.abort();
    this.refused = [];
    this.#show([]);
  }

  /** Sends what is complete and not yet on its way, or one document of it. */
  send(id?: string): void {
    const begun = this.all.filter(
      (each) =>
        (id === undefined || each.id === id) &&
        !isBusy(each) &&
        isComplete(each) &&
        this.#options.mayBegin(each.target),
    );
    if (!this.isBusy) this.#place = this.#count = 0;
    this.#count += begun.length;
    for (const each of begun) this.#change(each.id, { phase: 'waiting' });
    void this.#next();
  }

  /** Gives up what is on its way, or waits; its files stay. */
  stop(id: string): void {
    if (this.#sending?.id === id) return this.#sending.control.abort();
    const upload = this.all.find((each) => each.id === id && isBusy(each));
    if (!upload) return;
    this.#count--;
    this.#change(id, { phase: 'ready' });
  }

  async #next(): Promise<void> {
    const upload = this.all.find(({ state }) => state.phase === 'waiting');
    const client = this.#options.client();
    if (this.#sending || !upload || !client) return;
    const control = new AbortController();
    const { id } = upload;
    this.#sending = { id, control };
    this.#place++;
    this.#options.onNews(upload, { kind: 'sending', place: this.#place, count: this.#count });
    try {
      const document = await sendUpload(client, upload, {
        signal: control.signal,
        description: this.#options.describe(upload.target),
        onRead: (progress) => this.#change(id, { phase: 'reading', progress }),
        onSending: () => this.#change(id, { phase: 'sending' }),
      });
      this.#end(id);
      this.#show(this.all.filter((each) => each.id !== id));
      this.#options.onNews(upload, { kind: 'sent', document, isLast: !this.isBusy });
    } catch (error) {
      this.#end(id);
      this.#fail(upload, error, control.signal);
    }
    void this.#next();
  }

  #end(id: string): void {
    if (this.#sending?.id === id) this.#sending = undefined;
  }

  #fail(upload: Upload, error: unknown, { aborted }: AbortSignal): void {
    if (aborted) {
      this.#change(upload.id, { phase: 'stopped' });
      if (this.all.some(({ id }) => id === upload.id)) this.#options.onNews(upload, { kind: 'stopped' });
      return;
    }
    if (!(error instanceof ClientError)) return this.#lose(upload);
    const trouble = troubleOf(error, navigator.onLine);
    const isRefused = error.status === 422 || error.status === 413;
    this.#change(upload.id, { phase: 'failed', trouble, isRefused });
    this.#options.onNews(upload, { kind: 'failed', trouble, isRefused });
  }

  /** The file itself is gone: the browser holds only where it was. */
  #lose({ id, pages }: Upload): void {
    const lost = pages.map(
      ({ file: { name, size } }) => ({ id: newId(), name, size, fault: 'unreadable' }) as const,
    );
    this.refused = [...this.refused, ...lost];
    this.#show(this.all.filter((each) => each.id !== id));
    this.#options.onTaken(0, lost);
  }

  #change(id: string, state: UploadPhase): void {
    this.#show(this.all.map((each) => (each.id === id ? { ...each, state } : each)));
  }

  /** Previews that nothing shows any more are let go of. */
  #show(uploads: readonly Upload[]): void {
    const shown = new Set(uploads.flatMap(({ pages }) => pages));
    const before = this.all.flatMap(({ pages }) => pages);
    for (const page of before) if (page.preview && !shown.has(page)) URL.revokeObjectURL(page.preview);
    this.all = uploads;
    this.#host.requestUpdate();
  }

  readonly #onUnload = (event: BeforeUnloadEvent): void => {
    if (this.all.length > 0) event.preventDefault();
  };
}
