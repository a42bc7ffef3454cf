import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

import type { Client } from '../../../client/index.js';
import { deleteDocument } from '../../../client/legal-entity/rows/documents.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { Removals, type RemovalNews } from '../../parts/resource/removals.js';
import { troubleOf } from '../../parts/resource/resource-state.js';
import type { DocumentsEvents } from '../events.js';
import type { Dossier, Paper, PaperNeed } from './dossier.js';
import { paperView, type PapersView } from './papers-view.js';
import { whatText, whyText, type View } from './view.js';
import { Viewer } from './viewer.js';

const remove = /*@__PURE__*/ proxyRow('legal-entity', deleteDocument);

/** What papers are looked at and removed with. */
export interface PapersDesk {
  client(): Client | undefined;
  language(): string;
  /** Milliseconds for a change of mind. */
  undoFor(): number;
  dossier(): Dossier | undefined;
  look(): Promise<boolean>;
  show(dossier: Dossier): void;
  /** Tells the page; false where it prevents what was going to happen. */
  tell<Name extends keyof DocumentsEvents>(name: Name, detail: DocumentsEvents[Name]): boolean;
}

export interface PapersOptions extends PapersDesk {
  view(): View;
  say(text: string): void;
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
    const { client, undoFor, look, dossier } = options;
    this.#viewer = new Viewer(host);
    this.#removals = new Removals<Paper>(host, {
      client: () => client(),
      undoFor: () => undoFor(),
      send: (client, { id }, options) => client.call(remove, { id }, options),
      isGone: async ({ id }) => (await look()) && !dossier()?.papers.some((paper) => paper.id === id),
      onNews: (paper, news) => this.#onNews(paper, news),
    });
  }

  close(): void {
    this.#viewer.close();
  }

  view(dossier: Dossier): PapersView {
    const { view, onMeet, onReplace, tell } = this.#options;
    return {
      ...view(),
      dossier,
      onMeet,
      onReplace,
      removalOf: (paper) => this.#removals.of(paper),
      onShow: (paper) => void this.#show(paper),
      onRemove: (paper) => {
        const { id, type = '' } = paper;
        if (tell('florin-before-document-remove', { id, type })) this.#removals.begin(paper);
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
    const { tell, show, dossier, undoFor, language, say, view, onChanged } = this.#options;
    const { words } = view();
    const what = whatText(view(), paper.type, paper.owner);
    const { phase } = news;
    if (phase === 'failed') {
      tell('florin-verification-documents-failed', { code: news.trouble.cause, detail: news.trouble.code });
      return say(`${words.text('not-removed', { what })} ${whyText(view(), news.trouble)}`);
    }
    const seconds = new Intl.NumberFormat(language()).format(undoFor() / 1000);
    const word = phase === 'sent' ? 'removing' : phase;
    say(words.text(`${word}-news`, { what, seconds }));
    if (phase !== 'removed') return;
    const known = dossier();
    if (known) show({ ...known, papers: known.papers.filter(({ id }) => id !== paper.id) });
    tell('florin-document-removed', { id: paper.id, type: paper.type ?? '' });
    onChanged();
  }

  async #show(paper: Paper): Promise<void> {
    const { client, view, say, tell } = this.#options;
    const connected = client();
    const failed = view().words.text('not-shown', { what: whatText(view(), paper.type, paper.owner) });
    try {
      if (connected && !(await this.#viewer.open(connected, paper))) say(failed);
    } catch (error) {
      const trouble = troubleOf(error, navigator.onLine);
      tell('florin-verification-documents-failed', { code: trouble.cause, detail: trouble.code });
      say(`${failed} ${whyText(view(), trouble)}`);
    }
  }
}
