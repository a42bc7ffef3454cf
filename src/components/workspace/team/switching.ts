import { html, nothing, type TemplateResult } from 'lit';

import { ConfirmDialog } from '../../parts/confirm/confirm.js';
import { isolatedText } from '../../parts/listing/plain-text.js';
import type { RoomHost } from '../shell/room.js';
import { Writing } from '../shell/writing.js';
import { writingView } from '../shell/writing-view.js';
import { activeView } from './active-view.js';
import { switchMember } from './rows.js';
import type { Showing } from './showing.js';
import type { Member } from './things.js';

/** Lets a member in or keeps one out. The platform deletes no member, so this is how one leaves. */
export class Switching {
  readonly #host: RoomHost;
  readonly #words: Showing['words'];
  readonly #dialog: ConfirmDialog;
  readonly writing: Writing;
  #member: Member;
  #news = '';

  constructor(host: RoomHost, words: Showing['words'], member: Member) {
    this.#host = host;
    this.#words = words;
    this.#member = member;
    this.#dialog = new ConfirmDialog(host.element);
    this.writing = new Writing(host, words);
  }

  see(member: Member): void {
    this.#member = member;
  }

  dialog(): TemplateResult | typeof nothing {
    return this.#dialog.template();
  }

  template(): TemplateResult {
    const words = this.#words;
    const { active } = this.#member.user;
    const isHeld = this.writing.isBusy || this.writing.isDoubtful;
    const button = (part: string, word: 'deactivate' | 'activate', look: string, act: () => void) =>
      html`<button
        type="button"
        class="small ${look}"
        part=${part}
        aria-disabled=${isHeld}
        @click=${() => isHeld || act()}
      >
        ${words.text(word)}
      </button>`;
    return html`<section class="record" part="access" aria-labelledby="access">
      <div class="head">
        <h3 id="access">${words.text('access')}</h3>
        ${activeView(words, active)}
      </div>
      <p class="quiet">${words.text('access-text')}</p>
      <p class="ways">
        ${active === true ? nothing : button('activate', 'activate', '', () => void this.#send(true))}
        ${active === false ? nothing : button('deactivate', 'deactivate', 'danger', () => this.#ask())}
      </p>
      ${writingView(words, this.writing, () => void this.#look())}
      ${this.#news ? html`<p class="notice good" part="access-notice" tabindex="-1">${this.#news}</p>` : nothing}
    </section>`;
  }

  #ask(): void {
    const words = this.#words;
    const { userName } = this.#member;
    this.#dialog.ask({
      title: words.text('ask-deactivate', { name: isolatedText(userName, 80) }),
      text: html`<p>${words.text('effect-deactivate')}</p>`,
      yes: words.text('deactivate'),
      no: words.text('keep-active'),
      onYes: () => void this.#send(false),
    });
  }

  async #send(active: boolean): Promise<void> {
    const { record } = this.#host;
    const { id } = this.#member;
    this.#news = '';
    const { ending } = await this.writing.save({ thing: 'member', isNew: false }, (client) =>
      switchMember(client, id, active),
    );
    if (ending !== 'received') return;
    await record.refresh();
    this.#tell();
  }

  /** What the platform has now says whether it was done. */
  async #look(): Promise<void> {
    if (await this.writing.look()) this.#tell();
    else this.#host.record.focus('[part=doubt]');
  }

  #tell(): void {
    const { active } = this.#member.user;
    this.#news = this.#words.text(
      active === undefined ? 'active-untold' : active ? 'now-active' : 'now-inactive',
    );
    this.#host.record.say(this.#news);
    this.#host.record.focus('[part=access-notice]');
  }
}
