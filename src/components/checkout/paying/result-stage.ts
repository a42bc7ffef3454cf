import type { TemplateResult } from 'lit';

import type { AttemptState } from '../../../client/pay-once/index.js';
import type { ResultOptions, ResultView } from '../../parts/result-view/result-view.js';

type Host = ConstructorParameters<typeof ResultView>[0];

/** The result view, loaded while the payment is on its way, so that losing the network later does not lose the result. */
export class ResultStage {
  readonly #host: Host;
  readonly #language: () => string;
  #view: ResultView | undefined;
  /** True until it is there or has failed to come: what is on screen may stay a moment. */
  isLoading = false;

  constructor(host: Host, language: () => string) {
    this.#host = host;
    this.#language = language;
  }

  async load(): Promise<void> {
    if (this.#view || this.isLoading) return;
    this.isLoading = true;
    try {
      const { ResultView } = await import('../../parts/result-view/result-view.js');
      this.#view = new ResultView(this.#host, this.#language);
    } finally {
      this.isLoading = false;
      this.#host.requestUpdate();
    }
  }

  /** Nothing where there is no outcome, or the view is not there. */
  template({ outcome, answer }: AttemptState, options: ResultOptions): TemplateResult | undefined {
    return outcome && this.#view?.template(outcome, answer, options);
  }
}
