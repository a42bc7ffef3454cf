import { html, nothing, type TemplateResult } from 'lit';

import {
  CHANNELS,
  EXEMPTIONS,
  type Draft,
  type DraftAddress,
  type Faults,
  type IndustryCode,
} from './draft.js';
import { channelText, type LineWords } from './lines-view.js';

/** The form while it is open. */
export interface OpenForm {
  readonly draft: Draft;
  readonly faults: Faults;
  readonly phase: 'open' | 'sent';
  /** Why it was not saved, where no field is to blame. */
  readonly message: string;
}

export interface FormView {
  readonly form: OpenForm;
  readonly words: LineWords;
  readonly industryCodes: readonly IndustryCode[];
  /** `field` names what is no fault any more. A list changes from what it is by then: two clicks may be faster than a view. */
  onChange(changes: Partial<Draft> | ((draft: Draft) => Partial<Draft>), field: string): void;
  onSave(): void;
  onCancel(): void;
}

const valueOf = ({ target }: Event): string => (target as HTMLInputElement).value;

/** Why a field is not right; there from the start, so that it is heard when it comes. */
function faultView({ form, words }: FormView, field: string): TemplateResult {
  const fault = form.faults[field];
  return html`<span class="fault" id="fault-${field}" part="error" aria-live="polite"
    >${fault ? words.text(fault) : nothing}</span
  >`;
}

/** What a line is for is said once: the platform does not change it. */
function serviceView(view: FormView): TemplateResult {
  const { form, words } = view;
  const { service, id } = form.draft;
  if (id) return html`<p class="quiet">${words.text(service)}</p>`;
  return html`<div class="field">
    <label for="service">${words.text('service')}</label>
    <select
      id="service"
      part="field"
      aria-invalid=${'service' in form.faults}
      aria-describedby="fault-service"
      @change=${(event: Event) =>
        view.onChange({ service: valueOf(event) === 'banking' ? 'banking' : 'paymentProcessing' }, 'service')}
    >
      ${(['paymentProcessing', 'banking'] as const).map(
        (each) => html`<option value=${each} .selected=${each === service}>${words.text(each)}</option>`,
      )}
    </select>
    ${faultView(view, 'service')}
  </div>`;
}

function industryView(view: FormView): TemplateResult {
  const { form, words, industryCodes } = view;
  const isSearched = industryCodes.length > 0;
  return html`<div class="field">
    <label for="industryCode">${words.text('industryCode')}</label>
    <input
      id="industryCode"
      part="field"
      list=${isSearched ? 'industries' : nothing}
      autocomplete="off"
      autocapitalize="characters"
      spellcheck="false"
      dir="ltr"
      maxlength="20"
      aria-required="true"
      aria-invalid=${'industryCode' in form.faults}
      aria-describedby="hint-industryCode fault-industryCode"
      .value=${form.draft.industryCode}
      @input=${(event: Event) => view.onChange({ industryCode: valueOf(event) }, 'industryCode')}
    />
    <span class="quiet" id="hint-industryCode"
      >${words.text(isSearched ? 'industry-search' : 'industry-hint')}</span
    >
    ${faultView(view, 'industryCode')}
    ${
      isSearched
        ? html`<datalist id="industries">
            ${industryCodes.map(({ code, name }) => html`<option value=${code} label=${name}>${name}</option>`)}
          </datalist>`
        : nothing
    }
  </div>`;
}

function channelsView(view: FormView): TemplateResult {
  const { form, words } = view;
  const { channels } = form.draft;
  const all = [...new Set<string>([...CHANNELS, ...channels])];
  const toggle = (channel: string, isOn: boolean): void =>
    view.onChange(
      (draft) => ({
        channels: all.filter((each) => (each === channel ? isOn : draft.channels.includes(each))),
      }),
      'channels',
    );
  return html`<fieldset class="stack" aria-describedby="fault-channels">
    <legend>${words.text('channels')}</legend>
    ${all.map(
      (channel, at) =>
        html`<label class="check"
          ><input
            type="checkbox"
            part="field"
            aria-invalid=${at === 0 && 'channels' in form.faults}
            .checked=${channels.includes(channel)}
            @change=${({ target }: Event) => toggle(channel, (target as HTMLInputElement).checked)}
          />${channelText(words, channel)}</label
        >`,
    )}
    ${faultView(view, 'channels')}
  </fieldset>`;
}

function addressesView(view: FormView): TemplateResult {
  const { form, words } = view;
  const { addresses } = form.draft;
  const change = (to: (addresses: readonly DraftAddress[]) => readonly DraftAddress[], field: string): void =>
    view.onChange((draft) => ({ addresses: to(draft.addresses) }), field);
  const put = (at: number, text: string): void =>
    change((all) => all.map((each, place) => (place === at ? { ...each, text } : each)), `addresses.${at}`);
  const drop = (at: number): void =>
    change((all) => all.filter((_, place) => place !== at), `addresses.${at}`);
  return html`<fieldset class="stack">
    <legend>${words.text('addresses')}</legend>
    ${addresses.map(
      ({ text }, at) =>
        html`<div class="field">
          <span class="address">
            <input
              type="url"
              part="field"
              dir="ltr"
              inputmode="url"
              autocomplete="off"
              placeholder="https://"
              aria-label=${words.text('address', { place: at + 1 })}
              aria-invalid=${`addresses.${at}` in form.faults}
              aria-describedby="fault-addresses.${at}"
              .value=${text}
              @input=${(event: Event) => put(at, valueOf(event))}
            />
            ${
              addresses.length > 1
                ? html`<button
                    type="button"
                    class="small"
                    part="remove-address"
                    aria-label="${words.text('remove-address')}: ${words.text('address', { place: at + 1 })}"
                    @click=${() => drop(at)}
                  >
                    ${words.text('remove-address')}
                  </button>`
                : nothing
            }
          </span>
          ${faultView(view, `addresses.${at}`)}
        </div>`,
    )}
    <p>
      <button
        type="button"
        class="small"
        part="add-address"
        @click=${() => change((all) => [...all, { text: '' }], '')}
      >
        ${words.text('add-address')}
      </button>
    </p>
  </fieldset>`;
}

/** Why there is no web site, where one would be named. */
function exemptionView(view: FormView): TemplateResult | typeof nothing {
  const { form, words } = view;
  const { addresses, exemption } = form.draft;
  if (addresses.some(({ text }) => text.trim())) return nothing;
  return html`<div class="field">
    <label for="exemption">${words.text('exemption')}</label>
    <select
      id="exemption"
      part="field"
      aria-invalid=${'exemption' in form.faults}
      aria-describedby="fault-exemption"
      @change=${(event: Event) => view.onChange({ exemption: valueOf(event) }, 'exemption')}
    >
      <option value="" .selected=${exemption === ''}>${words.text('exemption-none')}</option>
      ${EXEMPTIONS.map(
        (each) => html`<option value=${each} .selected=${each === exemption}>${words.text(each)}</option>`,
      )}
    </select>
    ${faultView(view, 'exemption')}
  </div>`;
}

function fundsView(view: FormView): TemplateResult {
  const { form, words } = view;
  const { funds, fundsDescription } = form.draft;
  const choices = [
    ['', 'funds-unsaid'],
    ['processed', 'funds-processed'],
    ['other', 'funds-other'],
  ] as const;
  return html`<div class="field">
      <label for="funds">${words.text('funds')}</label>
      <select
        id="funds"
        part="field"
        @change=${(event: Event) =>
          view.onChange(
            { funds: choices.find(([value]) => value === valueOf(event))?.[0] ?? '' },
            'fundsDescription',
          )}
      >
        ${choices.map(
          ([value, word]) =>
            html`<option value=${value} .selected=${value === funds}>${words.text(word)}</option>`,
        )}
      </select>
    </div>
    ${
      funds === 'other'
        ? html`<div class="field">
            <label for="fundsDescription">${words.text('fundsDescription')}</label>
            <textarea
              id="fundsDescription"
              part="field"
              rows="3"
              dir="auto"
              aria-required="true"
              aria-invalid=${'fundsDescription' in form.faults}
              aria-describedby="fault-fundsDescription"
              .value=${fundsDescription}
              @input=${(event: Event) => view.onChange({ fundsDescription: valueOf(event) }, 'fundsDescription')}
            ></textarea>
            ${faultView(view, 'fundsDescription')}
          </div>`
        : nothing
    }`;
}

/** All fields of a line of business. */
export function formView(view: FormView): TemplateResult {
  const { form, words } = view;
  const isSent = form.phase === 'sent';
  const submit = (event: Event): void => {
    event.preventDefault();
    if (!isSent) view.onSave();
  };
  const title = words.text(form.draft.id ? 'edit-title' : 'add-title');
  return html`<form class="record" part="form" novalidate aria-label=${title} @submit=${submit}>
    <h3>${title}</h3>
    ${serviceView(view)} ${industryView(view)} ${channelsView(view)} ${addressesView(view)}
    ${exemptionView(view)} ${fundsView(view)}
    ${form.message ? html`<p class="notice bad" part="error">${form.message}</p>` : nothing}
    <p class="ways">
      <button type="submit" class="main" part="save" aria-disabled=${isSent}>
        ${words.text(isSent ? 'saving' : 'save')}
      </button>
      <button type="button" part="cancel" aria-disabled=${isSent} @click=${() => isSent || view.onCancel()}>
        ${words.text('cancel')}
      </button>
    </p>
  </form>`;
}
