import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

import { deleteDocument } from '../../../client/legal-entity/rows/documents.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { Removals, type RemovalNews } from '../../parts/resource/removals.js';
import { troubleOf } from '../../parts/resource/resource-state.js';
import type { Dossier, Paper, PaperNeed } from './dossier.js';
import { paperView, type PapersView } from './papers-view.js';
import { whatText, whyText, type DocumentsRecord, type View } from './view.js';
import { Viewer } from './viewer.js';

const remove = /*@__PURE__*/ proxyRow('legal-entity', deleteDocument);

export interface PapersOptions {
  readonly record: DocumentsRecord;
  /** Milliseconds for a change of mind. */
  undoFor(): number;
  view(): View;
  onMeet(need: PaperNeed): void;
  onReplace(paper: Paper): void;
  /** A document is gone. */
  onChanged(): void;
}

/** The documents that the platform has: looked at, removed, and kept again. */
export class Papers {
  readonly #options: PapersOptions;
  readonly #removals: Removals<Paper>;
  readonly #viewer: Viewer;

  constructor(host: LitElement, options: PapersOptions) {
    this.#options = options;
    const { record, undoFor } = options;
    const has = (id: string): boolean => record.answer?.papers.some((paper) => paper.id === id) === true;
    this.#viewer = new Viewer(host);
    this.#removals = new Removals<Paper>(host, {
      client: () => record.client,
      undoFor: () => undoFor(),
      send: (client, { id }, options) => client.call(remove, { id }, options),
      isGone: async ({ id }) => (await record.refresh()) && !has(id),
      onNews: (paper, news) => this.#onNews(paper, news),
    });
  }

  close(): void {
    this.#viewer.close();
  }

  view(dossier: Dossier): PapersView {
    const { record, view, onMeet, onReplace } = this.#options;
    return {
      ...view(),
      dossier,
      onMeet,
      onReplace,
      removalOf: (paper) => this.#removals.of(paper),
      onShow: (paper) => void this.#show(paper),
      onRemove: (paper) => {
        const { id, type = '' } = paper;
        if (record.emit('florin-before-document-remove', { id, type })) this.#removals.begin(paper);
      },
      onUndo: (paper) => this.#removals.undo(paper),
    };
  }

  template(view: PapersView): TemplateResult {
    const { papers } = view.dossier;
    const title = view.words.text('papers-title');
    return html`${
      papers.length > 0
        ? html`<section aria-label=${title}>
            <h3>${title}</h3>
            <ul>
              ${repeat(
                papers,
                ({ id }) => id,
                (paper) => paperView(view, paper),
              )}
            </ul>
          </section>`
        : nothing
    }
    ${this.#viewer.template(view)}`;
  }

  #onNews(paper: Paper, news: RemovalNews): void {
    const { record, undoFor, view, onChanged } = this.#options;
    const { words } = view();
    const what = whatText(view(), paper.type, paper.owner);
    const { phase } = news;
    if (phase === 'failed') {
      record.fail(news.trouble.cause, news.trouble.code);
      return record.say(`${words.text('not-removed', { what })} ${whyText(view(), news.trouble)}`);
    }
    const seconds = undoFor() / 1000;
    const word = phase === 'sent' ? 'removing' : phase;
    record.say(words.text(`${word}-news`, { what, seconds }));
    if (phase !== 'removed') return;
    const known = record.answer;
    if (known) record.show({ ...known, papers: known.papers.filter(({ id }) => id !== paper.id) });
    record.emit('florin-document-removed', { id: paper.id, type: paper.type ?? '' });
    onChanged();
  }

  async #show(paper: Paper): Promise<void> {
    const { record, view } = this.#options;
    const { client } = record;
    const failed = view().words.text('not-shown', { what: whatText(view(), paper.type, paper.owner) });
    try {
      if (client && !(await this.#viewer.open(client, paper))) record.say(failed);
    } catch (error) {
      const trouble = troubleOf(error, navigator.onLine);
      record.fail(trouble.cause, trouble.code);
      record.say(`${failed} ${whyText(view(), trouble)}`);
    }
  }
}
