import { html, nothing, type TemplateResult } from 'lit';

import type { AuditEvent } from '../../../client/workspace/index.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { timeText } from '../../parts/table/time-text.js';
import type { RoomDesk } from '../shell/listed-room.js';
import type { RoomHost } from '../shell/room.js';
import { textField } from '../shell/texts/text-field.js';
import { Audit } from './audit.js';
import type { AuditFilter } from './rows.js';
import type { DeskOptions, Showing } from './showing.js';
import type { AuditLog } from './things.js';
import { waysBetween } from './ways.js';

/** What members did, narrowed by days, action and person. */
export class AuditDesk implements RoomDesk<AuditLog> {
  readonly #host: RoomHost;
  readonly #words: Showing['words'];
  readonly #audit: Audit;
  readonly isBusy = false;
  readonly isDirty = false;

  constructor(host: RoomHost, { words }: DeskOptions) {
    this.#host = host;
    this.#words = words;
    this.#audit = new Audit(host, words);
  }

  see(): void {
    this.#audit.see();
  }

  dialog(): typeof nothing {
    return nothing;
  }

  template(): TemplateResult {
    const words = this.#words;
    const { items, hasMore, problem, isBusy } = this.#audit.list;
    const { isExporting, fileNews } = this.#audit;
    const button = (part: string, text: string, isHeld: boolean, act: () => Promise<void>) =>
      html`<button
        type="button"
        class="small"
        part=${part}
        aria-disabled=${isHeld}
        @click=${() => isHeld || void act()}
      >
        ${text}
      </button>`;
    return html`<div class="stack">
      <h2 tabindex="-1">${words.text('place-audit')}</h2>
      ${waysBetween({ words }, this.#host, 'audit')}
      <section class="record" part="audit" aria-labelledby="audit" aria-busy=${isBusy}>
        <div class="head">
          <h3 id="audit">${words.text('events')}</h3>
          ${button('refresh', words.text('look-for-events'), isBusy, () => this.#audit.refresh())}
        </div>
        ${this.#filtersView()}
        <div role="alert">${problem ? html`<p class="notice bad" part="error">${problem}</p>` : nothing}</div>
        ${items ? this.#listView(items) : html`<p class="quiet">${isBusy ? words.text('loading-events') : nothing}</p>`}
        <div class="ways">
          ${hasMore ? button('more', words.text('older-events'), isBusy, () => this.#audit.more()) : nothing}
          ${button('download', words.text('download'), isExporting, () => this.#audit.download())}
          <span class="quiet">${fileNews || nothing}</span>
        </div>
      </section>
    </div>`;
  }

  #filtersView(): TemplateResult {
    const words = this.#words;
    const { filter, actors, actions, isBackwards } = this.#audit;
    const field = (name: keyof AuditFilter) => ({
      id: `audit-${name}`,
      text: filter[name],
      fault: name === 'until' && isBackwards ? words.text('not-window') : '',
      onType: (text: string) => this.#audit.narrow({ [name]: text.trim() }),
    });
    const any = { value: '', text: words.text('any') };
    return html`<div class="filters" part="filters" role="group" aria-label=${words.text('filters')}>
      ${textField({ label: words.text('since'), type: 'date' }, field('since'))}
      ${textField({ label: words.text('until'), type: 'date' }, field('until'))}
      ${textField(
        {
          label: words.text('action'),
          choices: [any, ...actions.map((action) => ({ value: action, text: plainText(action, 60) }))],
        },
        field('action'),
      )}
      ${textField(
        {
          label: words.text('person'),
          choices: [any, ...actors.map(({ id, name }) => ({ value: id, text: name }))],
        },
        field('person'),
      )}
    </div>`;
  }

  #listView(items: readonly AuditEvent[]): TemplateResult {
    const words = this.#words;
    if (items.length === 0)
      return html`<p class="quiet" part="empty-events">
        ${words.text(this.#audit.isNarrowed ? 'no-event-fits' : 'no-events')}
      </p>`;
    return html`<table class="grid" aria-labelledby="audit">
      <thead>
        <tr>
          <th scope="col">${words.text('time')}</th>
          <th scope="col">${words.text('action')}</th>
          <th scope="col">${words.text('person')}</th>
          <th scope="col">${words.text('from')}</th>
        </tr>
      </thead>
      <tbody>
        ${items.map((event) => this.#rowView(event))}
      </tbody>
    </table>`;
  }

  #rowView({ timestamp, action = '', message = '', ip = '', data = {} }: AuditEvent): TemplateResult {
    const words = this.#words;
    const { language } = this.#host.record;
    const { name, username, email = '' } = data.actor ?? {};
    const who = plainText(name || username || '', 80);
    return html`<tr part="event">
      <td data-label=${words.text('time')}>
        <bdi>${timeText(language, timestamp, { dateStyle: 'short', timeStyle: 'medium' })}</bdi>
      </td>
      <th scope="row" data-label=${words.text('action')}>
        <span class="what"
          ><bdi class="code" dir="ltr">${plainText(action, 80)}</bdi>
          <bdi dir="auto" class="quiet">${plainText(message, 200)}</bdi></span
        >
      </th>
      <td data-label=${words.text('person')}>
        <span class="what"
          ><bdi>${who || words.text('untold')}</bdi> <bdi class="quiet">${plainText(email, 254)}</bdi></span
        >
      </td>
      <td data-label=${words.text('from')}><bdi dir="ltr" class="code">${plainText(ip, 60)}</bdi></td>
    </tr>`;
  }
}
