import { expect, fixture } from '@open-wc/testing';
import { html, LitElement, type TemplateResult } from 'lit';

import { chartView, type Bar } from '../../../../src/components/parts/chart/chart-view.js';
import { chartStyles } from '../../../../src/components/parts/chart/chart.css.js';
import { ChartWalk } from '../../../../src/components/parts/chart/chart-walk.js';
import { labelOf, read } from '../../opened.js';

/** A page that shows a chart of bars. */
class ChartPage extends LitElement {
  static override styles = chartStyles;
  bars: readonly Bar[] = [];
  readonly #walk = new ChartWalk(() => this.requestUpdate());

  override render(): TemplateResult {
    return chartView({
      label: 'Balance',
      bars: this.bars,
      walk: this.#walk,
      words: { table: 'Show as a table', name: 'Day', value: 'Balance' },
    });
  }
}
customElements.define('chart-page', ChartPage);

const bar = (value: number, below?: number): Bar => ({
  name: `Day ${value}`,
  value,
  text: `${value} €`,
  ...(below !== undefined && { below: { value: below, text: `${below} €` } }),
});

async function draw(bars: readonly Bar[]) {
  const page = await fixture<ChartPage>(html`<chart-page .bars=${bars}></chart-page>`);
  const root = page.shadowRoot!;
  const rect = (part: string, at: number) => {
    const found = [...root.querySelectorAll('[part=point]')][at]?.querySelector(`[part=${part}]`);
    return found && ['y', 'height'].map((name) => Math.round(Number(found.getAttribute(name)) * 100) / 100);
  };
  return { page, root, rect, line: () => root.querySelector('line')?.getAttribute('y1') };
}

describe('the picture of a chart', () => {
  it('draws what is below zero down from the line, on the scale of what is above it', async () => {
    const { page, root, rect, line } = await draw([bar(300), bar(-100), bar(0)]);
    expect(line()).to.equal('75');
    expect(rect('bar', 0)).to.deep.equal([0, 75]);
    expect(rect('bar-below', 0)).to.equal(null);
    expect(rect('bar', 1)?.[1]).to.equal(0);
    expect(rect('bar-below', 1)).to.deep.equal([75, 25]);
    expect([...root.querySelectorAll('[part=point]')].map(labelOf)).to.deep.equal([
      'Day 300: 300 €',
      'Day -100: -100 €',
      'Day 0: 0 €',
    ]);
    expect([...root.querySelectorAll('tbody tr')].map(read)).to.include('Day -100 -100 €');
    root.querySelector('summary')!.click();
    await expect(page).to.be.accessible();
  });

  it('draws to scale what is all below the line', async () => {
    const negative = await draw([bar(-50), bar(-200)]);
    expect(negative.rect('bar-below', 0)).to.deep.equal([0, 25]);
    expect(negative.rect('bar-below', 1)).to.deep.equal([0, 100]);
    const out = await draw([bar(0, 50), bar(0, 200)]);
    expect(out.rect('bar-below', 0)).to.deep.equal([0, 25]);
    expect(out.rect('bar-below', 1)).to.deep.equal([0, 100]);
  });

  it('leaves room for what is small beside what is much larger, in either direction', async () => {
    const mostlyUp = await draw([bar(1_000_000), bar(-1)]);
    expect(mostlyUp.rect('bar', 0)).to.deep.equal([0, 94]);
    expect(mostlyUp.rect('bar-below', 1)).to.deep.equal([94, 1.5]);
    const mostlyDown = await draw([bar(1), bar(-1_000_000)]);
    expect(mostlyDown.rect('bar', 0)).to.deep.equal([4.5, 1.5]);
    expect(mostlyDown.rect('bar-below', 1)).to.deep.equal([6, 94]);
  });

  it('draws nothing where all is nothing', async () => {
    const { rect, line } = await draw([bar(0), bar(0)]);
    expect([rect('bar', 0)?.[1], rect('bar', 1)?.[1]]).to.deep.equal([0, 0]);
    expect(line()).to.equal(undefined);
  });
});
