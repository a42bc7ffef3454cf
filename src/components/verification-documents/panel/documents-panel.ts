import { html, nothing, type LitElement, type TemplateResult } from 'lit';

import type { CallOptions, Client } from '../../../client/index.js';
import { adoptStyles } from '../../base/adopt-styles.js';
import { Words } from '../../base/words.js';
import { formStyles } from '../../parts/form/form.css.js';
import { Following } from '../../parts/legal-entity/following.js';
import { rowStyles } from '../../parts/legal-entity/rows.css.js';
import { words as standingEnglish } from '../../parts/legal-entity/words/en.js';
import { languages as standingLanguages } from '../../parts/legal-entity/words/languages.js';
import type { ResourceWords } from '../../parts/resource/resource-words.js';
import { chooserView } from './chooser-view.js';
import { loadDossier, typesOf, type Dossier, type Paper } from './dossier.js';
import { panelStyles } from './documents-panel.css.js';
import { Papers, type PapersDesk } from './papers.js';
import { needsView } from './papers-view.js';
import { refusedText, trayView } from './tray-view.js';
import type { Target, Upload } from './upload.js';
import { Uploads, type UploadNews } from './uploads.js';
import { whatText, whyText, type View } from './view.js';
import { words as english } from './words/en.js';
import { languages } from './words/languages.js';

export interface DocumentsPanelOptions extends PapersDesk {
  legalEntity(): string;
  /** The words of the states that every element has. */
  readonly states: ResourceWords;
}

/** The documents of a seller, and the ways to bring more. Loaded while the first skeleton is on screen. */
export class DocumentsPanel {
  readonly #host: LitElement;
  readonly #options: DocumentsPanelOptions;
  readonly #words: Words<keyof typeof english>;
  readonly #standingWords: Words<keyof typeof standingEnglish>;
  readonly #uploads: Uploads;
  readonly #papers: Papers;
  readonly #following: Following;
  #target: Target | undefined;
  #isDraggedOver = false;
  /** What the focus goes to after the next update. */
  #arriveAt = '';
  /** What has just happened, for whoever cannot see it. */
  news = '';

  constructor(host: LitElement, options: DocumentsPanelOptions) {
    this.#host = host;
    this.#options = options;
    const { client, language, look, dossier, tell } = options;
    this.#words = new Words(host, language, english, languages);
    this.#standingWords = new Words(host, language, standingEnglish, standingLanguages);
    for (const words of [this.#words, this.#standingWords]) words.hostUpdate();
    this.#uploads = new Uploads(host, {
      client: () => client(),
      describe: ({ type }) => english[type],
      mayBegin: ({ type, owner, replaces }) =>
        tell('florin-before-document-upload', { type, owner: owner.id, replaces }),
      onTaken: (taken, refused) => {
        const count = taken.toLocaleString(language());
        const said = refused.map((each) => refusedText(this.#view, each));
        this.#say([taken > 0 ? this.#words.text('taken-news', { count }) : '', ...said].join(' ').trim());
      },
      onNews: (upload, news) => this.#onUpload(upload, news),
    });
    this.#papers = new Papers(host, {
      ...options,
      view: () => this.#view,
      say: (text) => this.#say(text),
      onMeet: ({ owner, types, paper }) => this.#begin(owner, paper, types[0]),
      onReplace: (paper) => this.#begin(paper.owner, paper),
      onChanged: () => this.#changed(),
    });
    this.#following = new Following(host, {
      isWanted: () => dossier()?.papers.some(({ status }) => status === 'checking') === true,
      look: () => look(),
    });
    for (const styles of [...formStyles, rowStyles, panelStyles]) adoptStyles(host.renderRoot, styles);
  }

  get isSaving(): boolean {
    return this.#uploads.isBusy;
  }

  ask(client: Client, id: string, options: CallOptions): Promise<Dossier> {
    return loadDossier(client, id, options);
  }

  /** Another seller: nothing that was chosen or said is about them. */
  reset(): void {
    this.#uploads.clear();
    this.#papers.close();
    this.#target = undefined;
    this.news = '';
  }

  /** Something may have changed, here or elsewhere. */
  lookAgain(): void {
    this.#following.restart();
    if (this.#options.dossier()) void this.#options.look();
  }

  template(dossier: Dossier): TemplateResult {
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
              this.#host.requestUpdate();
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

  /** After an update: the focus goes where something has opened. */
  arrive(): void {
    if (!this.#arriveAt) return;
    const found = this.#host.renderRoot.querySelector<HTMLElement>(this.#arriveAt);
    if (found) this.#arriveAt = '';
    found?.focus();
  }

  get #view(): View {
    const { states, language } = this.#options;
    return { words: this.#words, states, standing: this.#standingWords, language: language() };
  }

  #empty(): TemplateResult {
    return html`<div class="panel" part="panel">
      <slot name="empty"><p>${this.#options.states.text('empty')} ${this.#words.text('empty-lead')}</p></slot>
    </div>`;
  }

  #begin(owner: Paper['owner'] | undefined, paper?: Paper, type?: Target['type']): void {
    if (!owner) return;
    const chosen = type ?? paper?.type ?? typesOf(owner)[0]!;
    this.#aim({ owner, type: chosen, replaces: paper?.id ?? '' }, '#chooser-title');
  }

  #aim(target: Target | undefined, arriveAt = ''): void {
    this.#target = target;
    this.#isDraggedOver = false;
    this.#arriveAt = arriveAt;
    this.#host.requestUpdate();
  }

  #say(text: string): void {
    this.news = text;
    this.#host.requestUpdate();
  }

  #onUpload({ target }: Upload, news: UploadNews): void {
    const { tell, language } = this.#options;
    const { type, owner, replaces } = target;
    const what = whatText(this.#view, type, owner);
    if (news.kind === 'sending') {
      const [place, count] = [news.place, news.count].map((number) => number.toLocaleString(language()));
      return this.#say(this.#words.text('sending-news', { what, place: place!, count: count! }));
    }
    if (news.kind === 'stopped') {
      // It may have arrived all the same: the list says what is true.
      this.lookAgain();
      return this.#say(this.#words.text('stopped-news', { what }));
    }
    if (news.kind === 'failed') {
      const { cause, code } = news.trouble;
      const why = news.isRefused ? this.#words.text('rejected', { code }) : whyText(this.#view, news.trouble);
      tell('florin-verification-documents-failed', {
        code: news.isRefused ? 'refused' : cause,
        detail: code,
      });
      return this.#say(`${this.#words.text('failed-news', { what })} ${why}`);
    }
    if (news.isLast && this.#uploads.all.length === 0) this.#aim(undefined, '[part=add]');
    this.#say(this.#words.text(news.isLast ? 'all-sent-news' : 'sent-news', { what }));
    tell('florin-document-uploaded', { id: news.document, type, owner: owner.id, replaces });
    this.#changed();
  }

  #changed(): void {
    const { tell, legalEntity } = this.#options;
    tell('florin-legal-entity-changed', { legalEntity: legalEntity() });
    this.lookAgain();
  }
}
