import { html, nothing, type LitElement, type TemplateResult } from 'lit';

import type { CallOptions, Client } from '../../../client/index.js';
import { fill } from '../../../words/catalogue.js';
import type { Words } from '../../base/words.js';
import { formStyles } from '../../parts/form/form.css.js';
import { Following } from '../../parts/record/following.js';
import { rowStyles } from '../../parts/legal-entity/rows.css.js';
import { words as standingEnglish } from '../../../words/compiled/parts/legal-entity/en.js';
import type { RecordView } from '../../parts/record/record-view.js';
import type { ResourceState } from '../../parts/resource/resource-state.js';
import { emptyPanel } from '../../parts/resource/resource-view.js';
import { undoFor } from '../../parts/resource/undo.js';
import { chooserView } from './chooser-view.js';
import { loadDossier, typesOf, type Dossier, type Paper } from './dossier.js';
import { documentsStyles } from './documents.css.js';
import { Papers } from './papers.js';
import { needsView } from './papers-view.js';
import { refusedText, trayView } from './tray-view.js';
import type { Target, Upload } from './upload.js';
import { Uploads, type UploadNews } from './uploads.js';
import { whatText, whyText, type DocumentsRecord, type View } from './view.js';
import { words as english } from '../../../words/compiled/verification-documents/panel/en.js';

/** The documents of a seller, and the ways to bring more. Loaded while the first skeleton is on screen. */
export class Documents implements RecordView<Dossier> {
  readonly #record: DocumentsRecord;
  readonly #words: Words<keyof typeof english>;
  readonly #standingWords: Words<keyof typeof standingEnglish>;
  readonly #uploads: Uploads;
  readonly #papers: Papers;
  readonly #following: Following;
  #target: Target | undefined;
  #isDraggedOver = false;

  constructor(record: DocumentsRecord, element: LitElement & { readonly undoSeconds: number }) {
    this.#record = record;
    this.#words = record.wordsOf(english);
    this.#standingWords = record.wordsOf(standingEnglish);
    this.#uploads = new Uploads(element, {
      client: () => record.client,
      describe: ({ type }) => fill(english[type], 'en'),
      mayBegin: ({ type, owner, replaces }) =>
        record.emit('florin-before-document-upload', { type, owner: owner.id, replaces }),
      onTaken: (taken, refused) => {
        const count = taken.toLocaleString(record.language);
        const said = refused.map((each) => refusedText(this.#view, each));
        record.say([taken > 0 ? this.#words.text('taken-news', { count }) : '', ...said].join(' ').trim());
      },
      onNews: (upload, news) => this.#onUpload(upload, news),
    });
    this.#papers = new Papers(element, {
      record,
      undoFor: () => undoFor(element.undoSeconds),
      view: () => this.#view,
      onMeet: ({ owner, types, paper }) => this.#begin(owner, paper, types[0]),
      onReplace: (paper) => this.#begin(paper.owner, paper),
      onChanged: () => this.#changed(),
    });
    this.#following = new Following(element, {
      isWanted: () => record.answer?.papers.some(({ status }) => status === 'checking') === true,
      look: () => record.refresh(),
    });
    record.adopt(...formStyles, rowStyles, documentsStyles);
  }

  get isBusy(): boolean {
    return this.#uploads.isBusy;
  }

  load(client: Client, options: CallOptions): Promise<Dossier> {
    return loadDossier(client, this.#record.id, options);
  }

  reset(): void {
    this.#uploads.clear();
    this.#papers.close();
    this.#target = undefined;
  }

  states({ papers, needs }: Dossier, state: ResourceState): readonly string[] {
    return [this.isBusy ? 'saving' : papers.length + needs.length === 0 ? 'empty' : state];
  }

  /** Something may have changed, here or elsewhere. */
  lookAgain(): void {
    this.#following.restart();
    if (this.#record.answer) void this.#record.refresh();
  }

  render(dossier: Dossier): TemplateResult {
    const view = this.#papers.view(dossier);
    const { papers, needs, owners } = dossier;
    const target = this.#target;
    return html`${needsView(view)} ${papers.length + needs.length === 0 ? this.#empty() : nothing}
    ${
      target
        ? chooserView({
            ...view,
            target,
            owners,
            isDraggedOver: this.#isDraggedOver,
            onTarget: (next) => this.#aim(next),
            onFiles: (files) => void this.#uploads.take(files, target),
            onDrag: (isOver) => {
              this.#isDraggedOver = isOver;
              this.#record.update();
            },
            onClose: () => this.#aim(undefined, '[part=add]'),
          })
        : html`<button type="button" part="add" @click=${() => this.#begin(owners[0])}>
            ${this.#words.text('add')}
          </button>`
    }
    ${trayView({
      ...view,
      uploads: this.#uploads.all,
      refused: this.#uploads.refused,
      onFiles: (files, next) => void this.#uploads.take(files, next),
      onSend: (id) => this.#uploads.send(id),
      onStop: (id) => this.#uploads.stop(id),
      onSwap: (id) => this.#uploads.swap(id),
      onDrop: (id) => this.#uploads.drop(id),
    })}
    ${this.#papers.template(view)}`;
  }

  get #view(): View {
    const { words: states, language } = this.#record;
    return { words: this.#words, states, standing: this.#standingWords, language };
  }

  #empty(): TemplateResult {
    return emptyPanel(`${this.#record.words.text('empty')} ${this.#words.text('empty-lead')}`);
  }

  #begin(owner: Paper['owner'] | undefined, paper?: Paper, type?: Target['type']): void {
    if (!owner) return;
    const chosen = type ?? paper?.type ?? typesOf(owner)[0]!;
    this.#aim({ owner, type: chosen, replaces: paper?.id ?? '' }, '#chooser-title');
  }

  #aim(target: Target | undefined, arriveAt = ''): void {
    this.#target = target;
    this.#isDraggedOver = false;
    this.#record.focus(arriveAt);
  }

  #onUpload({ target }: Upload, news: UploadNews): void {
    const record = this.#record;
    const { type, owner, replaces } = target;
    const what = whatText(this.#view, type, owner);
    if (news.kind === 'sending') {
      const [place, count] = [news.place, news.count].map((number) => number.toLocaleString(record.language));
      return record.say(this.#words.text('sending-news', { what, place: place!, count: count! }));
    }
    if (news.kind === 'stopped') {
      // It may have arrived all the same: the list says what is true.
      this.lookAgain();
      return record.say(this.#words.text('stopped-news', { what }));
    }
    if (news.kind === 'failed') {
      const { cause, code } = news.trouble;
      const why = news.isRefused ? this.#words.text('rejected', { code }) : whyText(this.#view, news.trouble);
      record.fail(news.isRefused ? 'refused' : cause, code);
      return record.say(`${this.#words.text('failed-news', { what })} ${why}`);
    }
    if (news.isLast && this.#uploads.all.length === 0) this.#aim(undefined, '[part=add]');
    record.say(this.#words.text(news.isLast ? 'all-sent-news' : 'sent-news', { what }));
    record.emit('florin-document-uploaded', { id: news.document, type, owner: owner.id, replaces });
    this.#changed();
  }

  #changed(): void {
    const record = this.#record;
    record.emit('florin-legal-entity-changed', { legalEntity: record.id });
    this.lookAgain();
  }
}
