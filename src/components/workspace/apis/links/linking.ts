import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

import { ClientError } from '../../../../client/index.js';
import { submitting } from '../../../parts/money-form/form-view.js';
import type { Listed } from '../../shell/in-workspace.js';
import type { RoomHost } from '../../shell/room.js';
import { Writing } from '../../shell/writing.js';
import { formWays, writingView } from '../../shell/writing-view.js';
import { LINKABLE, makeLinks, readLinkable, type Linkable } from './link-rows.js';
import type { DeskOptions } from '../showing.js';
import { textField } from '../../shell/texts/text-field.js';
import type { LinksThing } from '../things.js';

/** Links collections or mock servers that exist to a version. */
export class Linking {
  readonly #host: RoomHost;
  readonly #words: DeskOptions['words'];
  readonly #thing: () => LinksThing;
  readonly #writing: Writing;
  #kind: Linkable = 'documentation';
  /** Nothing before the operator asked. */
  #candidates: readonly Listed[] | undefined;
  readonly #chosen = new Set<string>();
  #isMissing = false;

  constructor(host: RoomHost, words: DeskOptions['words'], thing: () => LinksThing) {
    this.#host = host;
    this.#words = words;
    this.#thing = thing;
    this.#writing = new Writing(host, words);
  }

  get isBusy(): boolean {
    return this.#writing.isBusy;
  }

  get isDirty(): boolean {
    return this.#chosen.size > 0 || this.#writing.isDoubtful;
  }

  template(): TemplateResult {
    const words = this.#words;
    const { isBusy } = this.#writing;
    const look = (): void => void this.#look();
    if (!this.#candidates)
      return html`<p class="ways">
          <button
            type="button"
            part="link"
            aria-disabled=${isBusy}
            @click=${() => isBusy || void this.#open()}
          >
            ${words.text('new-link')}
          </button>
        </p>
        ${writingView(words, this.#writing, look)}`;
    return html`<form
      class="record step"
      part="form"
      novalidate
      @submit=${submitting(() => void this.#send())}
    >
      <h3 tabindex="-1">${words.text('new-link')}</h3>
      ${textField(
        {
          label: words.text('link-for'),
          choices: LINKABLE.map((value) => ({ value, text: words.text(`link-${value}`) })),
        },
        {
          id: 'link-kind',
          text: this.#kind,
          fault: '',
          onType: (kind) => void this.#choose(kind as Linkable),
        },
      )}
      ${this.#candidateList(this.#candidates)} ${writingView(words, this.#writing, look)}
      ${formWays(words, this.#writing, words.text('link-now'), () => this.#leave())}
    </form>`;
  }

  #candidateList(candidates: readonly Listed[]): TemplateResult {
    const words = this.#words;
    const linked = new Set(this.#thing().links[this.#kind].map(({ target }) => target));
    const open = candidates.filter(({ uid }) => !linked.has(uid));
    if (open.length === 0) return html`<p class="quiet">${words.text('none-to-link')}</p>`;
    return html`<fieldset
      class="stack candidates"
      aria-describedby="candidates-fault"
      aria-invalid=${this.#isMissing}
    >
      <legend>${words.text('link-what')}</legend>
      ${open.map(
        ({ uid, name }) =>
          html`<label class="check">
            <input
              type="checkbox"
              .checked=${live(this.#chosen.has(uid))}
              @change=${({ target }: Event) => this.#toggle(uid, (target as HTMLInputElement).checked)}
            />
            <span><bdi>${name}</bdi></span>
          </label>`,
      )}
      <span class="fault" id="candidates-fault" role="alert"
        >${this.#isMissing ? words.text('choose-one') : nothing}</span
      >
    </fieldset>`;
  }

  #toggle(uid: string, isOn: boolean): void {
    if (isOn) this.#chosen.add(uid);
    else this.#chosen.delete(uid);
    this.#isMissing = false;
    this.#host.record.update();
  }

  async #open(): Promise<void> {
    const kind = this.#kind;
    const candidates = await this.#writing.prepare((client) => readLinkable(client, kind));
    if (kind !== this.#kind || !candidates) return this.#host.record.update();
    this.#candidates = candidates;
    this.#host.record.focus('#link-kind');
  }

  async #choose(kind: Linkable): Promise<void> {
    this.#kind = kind;
    this.#chosen.clear();
    this.#isMissing = false;
    await this.#open();
  }

  #leave(): void {
    this.#candidates = undefined;
    this.#chosen.clear();
    this.#isMissing = false;
    this.#writing.reset();
    this.#host.record.focus('[part=link]');
  }

  async #send(): Promise<void> {
    const { record } = this.#host;
    if (this.isBusy || this.#writing.isDoubtful) return;
    this.#isMissing = this.#chosen.size === 0;
    if (this.#isMissing) return record.focus('.candidates input');
    const [kind, uids] = [this.#kind, [...this.#chosen]];
    let isGone = false;
    const { ending } = await this.#writing.save({ thing: 'link', isNew: true }, (client) =>
      makeLinks(client, this.#thing(), kind, uids).catch((error: unknown) => {
        isGone = error instanceof ClientError && error.code === 'not-found';
        throw error;
      }),
    );
    if (isGone) {
      this.#writing.problem = this.#words.text('chosen-gone');
      record.say(this.#writing.problem);
    }
    if (ending !== 'received') return record.update();
    this.#leave();
    await record.refresh();
    record.say(this.#words.text('linked'));
  }

  /** The board says whether it was linked; what was chosen stays until then. */
  async #look(): Promise<void> {
    if (await this.#writing.look()) this.#host.record.focus('#link-kind');
  }
}
