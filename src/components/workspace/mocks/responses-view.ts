import { html, nothing, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import { isPlainClick } from '../../parts/controls/plain-click.js';
import { timeText } from '../../parts/table/time-text.js';
import type { Word } from '../../../words/compiled/workspace/mocks/en.js';
import type { RoomHost } from '../shell/room.js';
import type { Mock } from './rows.js';

/** The server responses of a mock server, each of which opens. */
export function responsesView(
  words: Pick<Words<Word>, 'text'>,
  host: RoomHost,
  { uid, responses }: Mock,
): TemplateResult | typeof nothing {
  if (responses.length === 0) return nothing;
  const time = (at: string | undefined): string =>
    timeText(host.record.language, at, { dateStyle: 'medium', timeStyle: 'short' });
  return html`<table class="grid" aria-labelledby="responses-title">
    <thead>
      <tr>
        <th scope="col">${words.text('name')}</th>
        <th scope="col">${words.text('status')}</th>
        <th scope="col">${words.text('changed-at')}</th>
      </tr>
    </thead>
    <tbody>
      ${responses.map(
        ({ id = '', name, statusCode, updatedAt, createdAt }) =>
          html`<tr part="response">
            <th scope="row" data-label=${words.text('name')}>${wayTo(host, uid, id, name || id)}</th>
            <td data-label=${words.text('status')}><bdi dir="ltr" class="code">${statusCode}</bdi></td>
            <td data-label=${words.text('changed-at')}><bdi>${time(updatedAt ?? createdAt)}</bdi></td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function wayTo(host: RoomHost, item: string, tab: string, name: string): TemplateResult {
  const href = host.hrefOf({ item, tab });
  if (href === undefined)
    return html`<button type="button" class="plain" @click=${() => host.go({ item, tab })}>
      <bdi>${name}</bdi>
    </button>`;
  const onClick = (event: MouseEvent): void => {
    if (isPlainClick(event)) host.go({ item, tab });
  };
  return html`<a href=${href} @click=${onClick}><bdi>${name}</bdi></a>`;
}
