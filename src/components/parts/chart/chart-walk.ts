const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
};

/** Which bar of a chart is looked at. Its arrow keys go from bar to bar, as the language reads. */
export class ChartWalk {
  readonly #onChanged: () => void;
  #at: number | undefined;

  constructor(onChanged: () => void) {
    this.#onChanged = onChanged;
  }

  /** The bar that is looked at; nothing before the reader has looked at one. */
  at(count: number): number | undefined {
    return this.#at === undefined ? undefined : Math.min(this.#at, count - 1);
  }

  /** The one bar that Tab leads to: the latest, until the reader has gone elsewhere. */
  stop(count: number): number {
    return this.at(count) ?? count - 1;
  }

  readonly onFocus = (at: number): void => {
    if (this.#at === at) return;
    this.#at = at;
    this.#onChanged();
  };

  readonly onKey = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const bar = event.target as SVGElement;
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const bars = [...(bar.parentNode?.querySelectorAll<SVGElement>('[tabindex]') ?? [])];
    const isBackwards = Math.abs(step) === 1 && getComputedStyle(bar).direction === 'rtl';
    const next = bars.indexOf(bar) + (isBackwards ? -step : step);
    bars[Math.min(Math.max(next, 0), bars.length - 1)]?.focus();
  };
}
