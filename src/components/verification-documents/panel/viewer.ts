import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';

import { kindOfBytes, mimeOf } from '../../../facts/document-files.js';
import type { Client } from '../../../client/index.js';
import { getDocument } from '../../../client/legal-entity/rows/documents.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { decodeBase64 } from '../../parts/files/base64.js';
import type { Paper } from './dossier.js';
import { whatText, type View } from './view.js';

const read = /*@__PURE__*/ proxyRow('legal-entity', getDocument);

/** Bytes of an answer: two pages in base64. */
const MOST_BYTES = 12_582_912;

interface ShownPage {
  readonly address: string;
  readonly isPicture: boolean;
}

/** Shows what the platform has of a document. Its pages are in memory only while they are looked at. */
export class Viewer {
  readonly #host: ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment };
  #paper: Paper | undefined;
  #pages: readonly ShownPage[] = [];

  constructor(host: ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment }) {
    this.#host = host;
  }

  /** Resolves to whether there is anything to see; rejects as the call does. */
  async open(client: Client, paper: Paper): Promise<boolean> {
    const { attachments = [], attachment } = await client.call(
      read,
      { id: paper.id },
      { maxBytes: MOST_BYTES },
    );
    const pages = [...attachments, ...(attachment ? [attachment] : [])];
    this.close();
    this.#pages = pages.flatMap(({ content }) => {
      const bytes = decodeBase64(content);
      // What it is, its own bytes say: an address of this page must never open as anything that runs.
      const kind = bytes[0] && kindOfBytes(bytes[0]);
      const address = kind ? URL.createObjectURL(new Blob(bytes, { type: mimeOf(kind) })) : '';
      return address ? [{ address, isPicture: kind !== 'pdf' }] : [];
    });
    this.#paper = paper;
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    this.#host.renderRoot.querySelector<HTMLDialogElement>('[part=viewer]')?.showModal();
    return this.#pages.length > 0;
  }

  close(): void {
    for (const { address } of this.#pages) URL.revokeObjectURL(address);
    this.#pages = [];
    this.#paper = undefined;
    this.#host.requestUpdate();
  }

  template(view: View): TemplateResult | typeof nothing {
    const paper = this.#paper;
    if (!paper || this.#pages.length === 0) return nothing;
    const { words } = view;
    const what = whatText(view, paper.type, paper.owner);
    const hasPdf = this.#pages.some(({ isPicture }) => !isPicture);
    return html`<dialog part="viewer" aria-label=${what} @close=${() => this.close()}>
      <h3>${what}</h3>
      ${hasPdf ? html`<p>${words.text('viewer-pdf')}</p>` : nothing}
      ${this.#pages.map(({ address, isPicture }) =>
        isPicture
          ? html`<img alt=${what} src=${address} />`
          : html`<p>
              <a download=${paper.fileName || 'document.pdf'} href=${address}>${words.text('save')}</a>
            </p>`,
      )}
      <form method="dialog"><button part="close" autofocus>${words.text('close')}</button></form>
    </dialog>`;
  }
}
