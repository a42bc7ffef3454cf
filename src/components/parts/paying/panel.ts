import { html, nothing, type TemplateResult } from 'lit';

export const spinner = html`<i class="spinner" aria-hidden="true"></i>`;

export interface Panel {
  readonly text: string;
  /** Name of the slot that stands in for it. */
  readonly slot: string;
  readonly isAlert?: boolean;
  readonly isBusy?: boolean;
  readonly button?: readonly [text: string, onClick: () => void] | undefined;
}

/** What stands in the form's place: the shopper is told to wait, or to act. */
export const panel = ({ text, slot, isAlert, isBusy, button }: Panel): TemplateResult =>
  html`<div class="panel" part="panel" role=${isAlert ? 'alert' : 'status'}>
    <slot name=${slot}>
      <p>${isBusy ? spinner : nothing}${text}</p>
      ${button ? html`<button type="button" part="retry" @click=${button[1]}>${button[0]}</button>` : nothing}
    </slot>
  </div>`;
