import { html, nothing, type TemplateResult } from 'lit';

import type { charts } from './charts.js';
import type { ChartPlace } from './money-chart.js';

/** The box of a chart, whose code is loaded when the reader opens it. */
export class ChartBox<Name extends keyof typeof charts> {
  readonly #place: ChartPlace;
  readonly #name: Name;
  #chart: InstanceType<(typeof charts)[Name]> | undefined;
  #isOpen = false;

  constructor(place: ChartPlace, name: Name) {
    this.#place = place;
    this.#name = name;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Nothing until its code is there. */
  get chart(): InstanceType<(typeof charts)[Name]> | undefined {
    return this.#chart;
  }

  /** @param onToggle - Called when the reader opens or closes the box, before it is drawn. */
  template(summary: string, content: () => unknown, onToggle?: () => void): TemplateResult {
    const toggle = ({ target }: Event): void => {
      this.#isOpen = (target as HTMLDetailsElement).open;
      onToggle?.();
      if (this.#isOpen && !this.#chart) void this.#load();
      this.#place.update();
    };
    return html`<details class="stack" part="figures" ?open=${this.#isOpen} @toggle=${toggle}>
      <summary>${summary}</summary>
      ${this.#isOpen ? content() : nothing}
    </details>`;
  }

  async #load(): Promise<void> {
    const { charts } = await import('./charts.js');
    this.#chart ??= new charts[this.#name](this.#place) as InstanceType<(typeof charts)[Name]>;
    this.#place.update();
  }
}
