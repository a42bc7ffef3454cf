import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { listOwnRows, type OwnRows } from '../../client/operator/index.js';
import { adoptStyles } from '../base/adopt-styles.js';
import { FlorinElement } from '../base/element.js';
import { Words } from '../base/words.js';
import { search } from '../parts/icons/icons.js';
import { Resource } from '../parts/resource/resource.js';
import { words as english } from '../../words/compiled/command-palette/en.js';
import { seller } from '../../words/seller.js';
import { paletteStyles } from './command-palette.css.js';
import { contentView } from './content-view.js';
import type { PaletteResult } from './events.js';
import { isModalOpen } from './modal-open.js';
import type { PaletteHost } from './palette-host.js';
import type { Panel } from './panel/panel.js';
import { Shortcut } from './shortcut.js';

/**
 * Finds a payment, payout, dispute, account holder, terminal, payment link, card, rule, transfer, sale or request by its reference, and
 * opens it where it belongs; goes to the elements of an office, too. A button and a shortcut open it over the page. For operators,
 * approvers and sellers: it offers, and asks for, what your proxy opens to the caller's role alone. What is chosen opens in its element
 * on the same page, else at the address that `addressOf` gives, unless your page leads there itself.
 *
 * @slot empty - Replaces the message that nothing was typed and nothing can be gone to.
 * @slot filtered-empty - Replaces the message that nothing was found.
 * @slot error - Replaces the message that the search cannot be shown.
 * @slot offline - Replaces the message that the device is offline.
 * @slot unauthorised - Replaces the message that the session may not search.
 * @fires {CustomEvent<PaletteResult>} florin-before-result-open - A result was chosen; `detail` says what it is and which element
 *   shows it. Call `preventDefault()` to lead there yourself: else it opens on this page, or at the address of `addressOf`.
 * @fires {CustomEvent<PaletteFailed>} florin-command-palette-failed - A search failed, or what the caller may search was not loaded.
 * @csspart open - The button that opens the palette.
 * @csspart dialog - The dialog with the field and the results.
 * @csspart search - The field for a reference or the name of a page.
 * @csspart close - The button that closes the palette.
 * @csspart results - The list of what can be chosen.
 * @csspart result - The line of one thing that can be chosen; its kind is a part name, too.
 * @csspart status - The words that say where a thing stands.
 * @csspart notice - The message that more results exist, that more must be typed, or that this page has no place for a result.
 * @csspart error - The message that something could not be searched, and why.
 * @csspart panel - The box of every state without results.
 * @csspart retry - The button that asks again.
 * @csspart keys - The line that says what keys do.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @cssstate loading - The palette is open, and what the caller may search is being loaded.
 * @cssstate ready - The palette is open, and there is something to choose or to wait for.
 * @cssstate empty - The palette is open, nothing was typed, and nothing can be gone to.
 * @cssstate filtered-empty - The palette is open, and nothing was found.
 * @cssstate error - The palette is open, and what the caller may search cannot be loaded.
 * @cssstate offline - The palette is open, and the device is offline; it goes on when the connection is back.
 * @cssstate unauthorised - The palette is open, and the session may not search.
 * @tagname florin-command-palette
 */
export class FlorinCommandPalette extends FlorinElement {
  static readonly languages = seller;
  static override styles: CSSResultGroup = [FlorinElement.styles, paletteStyles];

  /** The key that opens the palette together with Ctrl, on a Mac with ⌘. Empty: no shortcut. */
  @property() shortcut = 'k';

  /**
   * Gives a result the address of the page that shows it. Called for each element with the kind `place`, too: those with an
   * address can be gone to. Default: none.
   */
  @property({ attribute: false }) addressOf: (result: PaletteResult) => string | undefined = () => undefined;

  readonly #words = new Words(this, () => this.language, english);
  readonly #shortcut = new Shortcut(this, {
    key: () => (/^[a-z\d]$/i.test(this.shortcut) ? this.shortcut : ''),
    press: () => this.#toggle(),
  });
  #own: Resource<OwnRows> | undefined;
  #panel: Panel | undefined;
  /** Each opening asks anew who the caller is by now. */
  #openings = 0;
  #isOpen = false;
  #text = '';

  /** Whether the palette is open. */
  get open(): boolean {
    return this.#isOpen;
  }

  /** Opens the palette, with the focus in its field. Does nothing while another dialog of the page is open. */
  show(): void {
    if (this.#isOpen || isModalOpen()) return;
    this.#isOpen = true;
    this.#text = '';
    this.#openings += 1;
    this.#own ??= this.#openOwn();
    this.requestUpdate();
  }

  /** Closes the palette. The focus goes back to where it was. */
  close(): void {
    this.#dialog?.close();
    this.#leave();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leave();
  }

  protected override render(): TemplateResult {
    const { text, ariaText } = this.#shortcut;
    return html`<button
        type="button"
        part="open"
        aria-haspopup="dialog"
        aria-keyshortcuts=${ariaText || nothing}
        @click=${this.show}
      >
        ${search} <span>${this.#words.text('open')}</span>
        ${text ? html`<kbd aria-hidden="true">${text}</kbd>` : nothing}
      </button>
      <dialog
        part="dialog"
        aria-label=${this.#words.text('label')}
        @close=${this.#onClose}
        @click=${this.#onBackdrop}
      >
        ${
          this.#isOpen
            ? contentView({
                words: this.#words,
                own: this.#own!,
                panel: this.#panel,
                text: this.#text,
                onInput: this.#onInput,
                onClose: () => this.close(),
              })
            : nothing
        }
      </dialog>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const dialog = this.#dialog;
    if (this.#isOpen && dialog && !dialog.open) {
      dialog.showModal();
      this.#field?.focus();
    }
    this.showStates(...(this.#isOpen && this.#own ? [this.#own.state] : []));
    this.#panel?.updated();
  }

  #openOwn(): Resource<OwnRows> {
    return new Resource(this, {
      client: () => this.connection.client,
      question: () => [this.#openings],
      load: async (client, options) => {
        const [own, panel] = await Promise.all([client.call(listOwnRows, {}, options), this.#loadPanel()]);
        if (this.#isOpen) panel.begin(own);
        return own;
      },
      isEmpty: () => this.#panel?.isEmpty === true,
      isFiltered: () => this.#text.trim() !== '',
      onFailed: ({ cause, code }) => {
        // What was opened by one person is not told to the next.
        if (cause === 'unauthorised') this.#panel?.forget();
        this.emit('florin-command-palette-failed', { code: cause, detail: code });
      },
    });
  }

  async #loadPanel(): Promise<Panel> {
    const { Panel } = await import('./panel/panel.js');
    return (this.#panel ??= new Panel(this.#host()));
  }

  #host(): PaletteHost {
    return {
      element: this,
      words: this.#words,
      text: () => this.#text.trim(),
      client: () => this.connection.client,
      language: () => this.language,
      wordsOf: (english) => {
        const words = new Words(this, () => this.language, english);
        words.hostUpdate();
        return words;
      },
      adopt: (...sheets) => {
        for (const sheet of sheets) adoptStyles(this.renderRoot, sheet);
      },
      choose: (result) => this.emit('florin-before-result-open', result, { cancelable: true }),
      fail: (failed) => this.emit('florin-command-palette-failed', failed),
      close: () => this.close(),
      ask: () => void this.#own?.load(),
    };
  }

  get #dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector('dialog');
  }

  get #field(): HTMLInputElement | null {
    return this.renderRoot.querySelector('input');
  }

  /** Whether the shortcut was taken. */
  #toggle(): boolean {
    if (!this.#isOpen) {
      this.show();
      return this.#isOpen;
    }
    this.close();
    return true;
  }

  #leave(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#panel?.stop();
    this.requestUpdate();
  }

  /** The event of a dialog that was closed may come when it is open again. */
  readonly #onClose = (): void => {
    if (!this.#dialog?.open) this.#leave();
  };

  readonly #onInput = (event: Event): void => {
    this.#text = (event.target as HTMLInputElement).value;
    // A word that is still being composed is not what the person means yet.
    if (!(event as InputEvent).isComposing) this.#panel?.type();
    this.requestUpdate();
  };

  readonly #onBackdrop = ({ target }: Event): void => {
    if (target === this.#dialog) this.close();
  };
}

export type * from './events.js';

declare global {
  interface HTMLElementTagNameMap {
    'florin-command-palette': FlorinCommandPalette;
  }
}
