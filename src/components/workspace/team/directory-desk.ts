import { html, nothing, type TemplateResult } from 'lit';

import { plainText } from '../../parts/listing/plain-text.js';
import { countText } from '../../parts/table/table-words.js';
import type { RoomDesk } from '../shell/listed-room.js';
import type { RoomHost } from '../shell/room.js';
import type { DeskOptions, Showing } from './showing.js';
import type { Directory } from './things.js';
import { waysBetween } from './ways.js';

const ABILITIES = ['patch', 'filter', 'bulk', 'sort', 'etag', 'changePassword'] as const;

/** What the directory of an organisation can do with members here, in plain words. */
export class DirectoryDesk implements RoomDesk<Directory> {
  readonly #host: RoomHost;
  readonly #words: Showing['words'];
  readonly isBusy = false;
  readonly isDirty = false;
  #directory: Directory;

  constructor(host: RoomHost, directory: Directory, { words }: DeskOptions) {
    this.#host = host;
    this.#words = words;
    this.#directory = directory;
  }

  see(directory: Directory): void {
    this.#directory = directory;
  }

  dialog(): typeof nothing {
    return nothing;
  }

  template(): TemplateResult {
    const words = this.#words;
    const { config, types } = this.#directory;
    const { documentationUri = '', authenticationSchemes = [] } = config;
    return html`<div class="stack">
      <h2 tabindex="-1">${words.text('place-directory')}</h2>
      ${waysBetween({ words }, this.#host, 'directory')}
      <section class="record" part="directory" aria-labelledby="abilities">
        <h3 id="abilities">${words.text('abilities')}</h3>
        <p class="quiet">${words.text('directory-text')}</p>
        <ul class="abilities">
          ${ABILITIES.map((name) => this.#abilityView(name))}
        </ul>
        ${
          authenticationSchemes.length > 0
            ? html`<p>
                ${words.text('signs-in', {
                  names: new Intl.ListFormat(this.#host.record.language).format(
                    authenticationSchemes.map(({ name, type }) => plainText(name || (type ?? ''), 80)),
                  ),
                })}
              </p>`
            : nothing
        }
        ${documentationUri.startsWith('https://') ? this.#linkView(documentationUri) : nothing}
      </section>
      <section class="record" part="resource-types" aria-labelledby="types">
        <h3 id="types">${words.text('types')}</h3>
        ${
          types.length === 0
            ? html`<p class="quiet">${words.text('no-types')}</p>`
            : html`<ul>
                ${types.map(
                  ({ name = '', description = '', endpoint = '' }) =>
                    html`<li part="resource-type">
                      <bdi class="strong">${plainText(name, 80)}</bdi>
                      <bdi class="code" dir="ltr">${plainText(endpoint, 80)}</bdi>
                      <bdi class="quiet">${plainText(description, 200)}</bdi>
                    </li>`,
                )}
              </ul>`
        }
      </section>
    </div>`;
  }

  /** What the platform does not name is not said to be there, and not to be missing. */
  #abilityView(name: (typeof ABILITIES)[number]): TemplateResult {
    const words = this.#words;
    const { config } = this.#directory;
    const { supported } = config[name] ?? {};
    const look = supported === undefined ? 'due' : supported ? 'good' : '';
    const word = supported === undefined ? 'untold' : supported ? 'yes' : 'no';
    return html`<li part="ability">
      <span class="mark ${look}" part="status">${words.text(word)}</span>
      <span>${words.text(`ability-${name}`)} ${supported ? this.#limitText(name) : nothing}</span>
    </li>`;
  }

  #limitText(name: (typeof ABILITIES)[number]): string {
    const words = this.#words;
    const { language } = this.#host.record;
    const { filter, bulk } = this.#directory.config;
    const most = name === 'filter' ? filter?.maxResults : name === 'bulk' ? bulk?.maxOperations : undefined;
    return most ? words.text('at-most', { most: countText({ language }, most) }) : '';
  }

  #linkView(href: string): TemplateResult {
    return html`<p>
      <a href=${href} target="_blank" rel="noopener noreferrer">${this.#words.text('documentation')}</a>
    </p>`;
  }
}
