import { html, type TemplateResult, type nothing } from 'lit';

import { backView } from '../../parts/record/back-view.js';
import { opening, type RoomDesk } from '../shell/listed-room.js';
import { NamedForm } from '../shell/named-form.js';
import type { RoomHost } from '../shell/room.js';
import { versionFarewell } from './farewell.js';
import { NewSchema } from './schemas/new-schema.js';
import { itemOf } from './path.js';
import { makeRelease } from './release-rows.js';
import { readVersion, removeVersion, renameVersion } from './rows.js';
import type { DeskOptions } from './showing.js';
import { textField } from '../shell/texts/text-field.js';
import { TextsForm } from '../shell/texts/texts-form.js';
import type { VersionPath, VersionThing } from './things.js';
import { linksWay, releasesView, schemasView } from './version-view.js';
import { visibilityLook } from './visibility.js';

/** One version: renamed, given schemas and releases, deleted with what goes named. */
export class VersionDesk implements RoomDesk<VersionThing> {
  readonly #host: RoomHost;
  readonly #words: DeskOptions['words'];
  readonly #path: VersionPath;
  readonly #texts: TextsForm<'name', VersionThing>;
  readonly #schema: NewSchema;
  readonly #release: NamedForm;
  #version: VersionThing;
  #visibility = 'private';

  constructor(host: RoomHost, version: VersionThing, { words }: DeskOptions) {
    const { apiId, apiVersionId } = version;
    const path = (this.#path = { apiId, apiVersionId });
    const onLeft = (): void => {
      host.go({ item: itemOf({ apiId }) });
      host.record.say(words.text('deleted-version'));
    };
    this.#words = words;
    this.#host = host;
    this.#version = version;
    this.#texts = new TextsForm(host, {
      words,
      thing: 'version',
      kept: version,
      fields: ['name'],
      lookOf: () => ({ label: words.text('version-name') }),
      read: (client) => readVersion(client, path),
      send: (client, { name }) => renameVersion(client, path, name),
      removal: {
        label: () => words.text('delete-version'),
        look: (client) => versionFarewell(words, client, this.#version.name, path),
        send: (client) => removeVersion(client, path),
        onLeft,
      },
    });
    this.#schema = new NewSchema(host, words, path);
    this.#release = new NamedForm(host, {
      words,
      thing: 'release',
      isAside: true,
      title: () => words.text('new-release'),
      label: () => words.text('release-name'),
      save: () => words.text('publish'),
      more: () => this.#visibilityField(),
      send: (client, name) =>
        makeRelease(client, path, { name, visibility: this.#visibility as 'private' | 'public' }),
      onMade: (uid) => {
        this.#visibility = 'private';
        opening(host)(uid);
      },
    });
  }

  get isBusy(): boolean {
    return this.#texts.isBusy || this.#schema.isBusy || this.#release.isBusy;
  }

  get isDirty(): boolean {
    return this.#texts.isDirty || this.#schema.isDirty || this.#release.isDirty;
  }

  see(version: VersionThing): void {
    this.#version = version;
    this.#texts.see(version);
  }

  dialog(): TemplateResult | typeof nothing {
    return this.#texts.dialog();
  }

  template(): TemplateResult {
    const words = this.#words;
    const { apiId } = this.#path;
    const view = { words, host: this.#host, version: this.#version };
    return html`<div class="stack">
      ${backView(words.text('back-api'), () => this.#host.go({ item: itemOf({ apiId }) }))}
      ${this.#texts.template()} ${schemasView(view)} ${this.#schema.template()} ${releasesView(view)}
      ${this.#release.template()} ${linksWay(view)}
    </div>`;
  }

  #visibilityField(): TemplateResult {
    return textField(visibilityLook(this.#words), {
      id: 'new-visibility',
      text: this.#visibility,
      fault: '',
      onType: (text) => {
        this.#visibility = text;
        this.#host.record.update();
      },
    });
  }
}
