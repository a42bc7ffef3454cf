import { html, LitElement, type TemplateResult } from 'lit';

import type { Outcome } from '../../../../src/client/index.js';
import type { AttemptAnswer } from '../../../../src/client/shopper/index.js';
import { hostStyles } from '../../../../src/components/base/theme/host.css.js';
import { tokens } from '../../../../src/components/base/theme/tokens.css.js';
import { buttonStyles } from '../../../../src/components/parts/controls/button.css.js';
import { mainButtonStyles } from '../../../../src/components/parts/controls/main-button.css.js';
import { ResultView, type ResultOptions } from '../../../../src/components/parts/result-view/result-view.js';

export const anAnswer = (changes: Partial<AttemptAnswer> = {}): AttemptAnswer => ({
  key: 'key-1',
  order: 'A-1001',
  outcome: 'paid',
  settled: true,
  amount: { value: 1999, currency: 'EUR' },
  reference: 'KHZ-42',
  brand: 'visa',
  lastFour: '1111',
  at: '2026-11-21T10:15:00+00:00',
  ...changes,
});

/** An element that shows a result where it showed a form before, as a checkout does. */
export class ResultHost extends LitElement {
  static override styles = [tokens, hostStyles, buttonStyles, mainButtonStyles];
  outcome: Outcome | undefined;
  answer: AttemptAnswer | undefined;
  options: ResultOptions = {};
  language = 'en';
  view: ResultView | undefined;

  protected override render(): TemplateResult {
    if (!this.outcome || !this.view) return html`<button>Pay</button>`;
    return this.view.template(this.outcome, this.answer, this.options);
  }

  async show(
    outcome: Outcome | undefined,
    answer?: AttemptAnswer,
    options: ResultOptions = {},
  ): Promise<void> {
    this.view ??= new ResultView(this, () => this.language);
    Object.assign(this, { outcome, answer, options });
    this.requestUpdate();
    await this.updateComplete;
  }

  find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
    return this.renderRoot.querySelector<Found>(selector)!;
  }

  button(name: string): HTMLButtonElement | undefined {
    return [...this.renderRoot.querySelectorAll('button')].find(
      (button) => button.textContent?.trim() === name,
    );
  }

  get said(): string {
    return this.find('[role="status"]').textContent?.trim() ?? '';
  }
}

customElements.define('result-host', ResultHost);
