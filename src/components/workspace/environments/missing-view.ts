import { html, nothing, type TemplateResult } from 'lit';

import { apart } from '../../base/apart.js';
import { isolatedText } from '../../parts/listing/plain-text.js';
import type { DeskView } from './showing.js';

/** Variables that requests use and this environment does not have. */
export function missingView(view: DeskView): TemplateResult {
  const { words, language, editing, looking, onGive } = view;
  const { isBusy, problem, unseen } = looking;
  const look = html`<p class="ways">
    <button
      type="button"
      class="small"
      part="find-missing"
      aria-disabled=${isBusy}
      @click=${() => isBusy || void looking.look()}
    >
      ${words.text(looking.hasLooked ? 'missing-again' : 'missing-find')}
    </button>
    <span class="fault" role="alert">${problem || nothing}</span>
  </p>`;
  if (!looking.hasLooked) return look;
  const missing = looking.missingIn(editing.variables);
  const list = new Intl.ListFormat(language);
  return html`<section class="record" part="missing" aria-labelledby="missing-title">
    <h3 id="missing-title" tabindex="-1">${words.text('missing-title')}</h3>
    <p class="quiet">${words.text(missing.length > 0 ? 'missing-text' : 'missing-none')}</p>
    ${unseen > 0 ? html`<p class="quiet">${words.text('missing-unseen', { count: unseen })}</p>` : nothing}
    ${
      missing.length > 0
        ? html`<table class="grid" aria-labelledby="missing-title">
            <thead>
              <tr>
                <th scope="col">${words.text('key')}</th>
                <th scope="col">${words.text('used-in')}</th>
                <td></td>
              </tr>
            </thead>
            <tbody>
              ${missing.map(
                ({ key, users }) =>
                  html`<tr>
                    <th scope="row" data-label=${words.text('key')}><bdi dir="ltr">${key}</bdi></th>
                    <td data-label=${words.text('used-in')}>
                      ${list.format(users.map((name) => isolatedText(name, 40)))}
                    </td>
                    <td>
                      <button
                        type="button"
                        class="small"
                        part="give"
                        aria-label=${words.text('missing-give', { key: apart(key) })}
                        @click=${() => onGive(key)}
                      >
                        ${words.text('add')}
                      </button>
                    </td>
                  </tr>`,
              )}
            </tbody>
          </table>`
        : nothing
    }
    ${look}
  </section>`;
}
