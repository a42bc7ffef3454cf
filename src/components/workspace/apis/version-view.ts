import { html, nothing, type TemplateResult } from 'lit';

import { timeText } from '../../parts/table/time-text.js';
import type { RoomHost } from '../shell/room.js';
import { itemOf } from './path.js';
import { kindText } from './schemas/schema-kind.js';
import type { RoomTexts } from './showing.js';
import type { VersionThing } from './things.js';
import { visibilityText } from './visibility.js';
import { wayView } from './way-view.js';

interface VersionView {
  readonly words: RoomTexts;
  readonly host: RoomHost;
  readonly version: VersionThing;
}

/** The schemas of a version, each of which opens. */
export function schemasView({ words, host, version }: VersionView): TemplateResult {
  const { apiId, apiVersionId, schemas } = version;
  const dateOf = (at: string): string => timeText(host.record.language, at, { dateStyle: 'medium' });
  return html`<section part="schemas" aria-labelledby="schemas">
    <h3 id="schemas">${words.text('schemas')}</h3>
    ${schemas.length === 0 ? html`<p class="quiet">${words.text('no-schemas')}</p>` : nothing}
    <ul class="list">
      ${schemas.map(
        (schema) =>
          html`<li>
            ${wayView(host, itemOf({ apiId, apiVersionId, open: 'schema', id: schema.id }), kindText(schema))}
            <span class="quiet">${words.text('updated-on', { date: dateOf(schema.updatedAt) })}</span>
          </li>`,
      )}
    </ul>
  </section>`;
}

/** The releases of a version, the latest first. */
export function releasesView({ words, host, version }: VersionView): TemplateResult {
  const { apiId, apiVersionId } = version;
  const releases = version.releases.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  return html`<section part="releases" aria-labelledby="releases">
    <h3 id="releases">${words.text('releases')}</h3>
    ${releases.length === 0 ? html`<p class="quiet">${words.text('no-releases')}</p>` : nothing}
    <ul class="list">
      ${releases.map(
        ({ id, name, visibility, createdAt }) =>
          html`<li>
            ${wayView(host, itemOf({ apiId, apiVersionId, open: 'release', id }), name)}
            <span class="mark ${visibility === 'public' ? 'due' : ''}" part="status"
              >${visibilityText(words, visibility)}</span
            >
            <span class="quiet">${timeText(host.record.language, createdAt, { dateStyle: 'medium' })}</span>
          </li>`,
      )}
    </ul>
  </section>`;
}

/** What is linked takes ten calls of the minute, so it is read when it is opened. */
export function linksWay({ words, host, version }: VersionView): TemplateResult {
  const { apiId, apiVersionId } = version;
  return html`<section part="linked" aria-labelledby="linked">
    <h3 id="linked">${words.text('links')}</h3>
    <p>${wayView(host, itemOf({ apiId, apiVersionId, open: 'links' }), words.text('see-links'))}</p>
  </section>`;
}
