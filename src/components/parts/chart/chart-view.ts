import { html, svg, type TemplateResult } from 'lit';

/** One bar, and its row in the table. */
export interface Bar {
  /** What it stands for: a day, a month. */
  readonly name: string;
  readonly value: number;
  /** The value as people read it. */
  readonly text: string;
}

export interface Chart {
  /** What is shown, and for screen readers all that can be said of it in a sentence. */
  readonly label: string;
  readonly bars: readonly Bar[];
  /** What opens the table, and its two heads. */
  readonly words: { readonly table: string; readonly name: string; readonly value: string };
}

/** Of a bar and the room after it, in the picture's own units. */
const [STEP, WIDTH, HEIGHT] = [10, 8, 100];

function bar({ name, value, text }: Bar, at: number, most: number): TemplateResult {
  // What is there can be seen, however small it is beside the largest.
  const height = value > 0 ? Math.max((value / most) * HEIGHT, 1) : 0;
  return svg`<rect part="bar" x=${at * STEP + (STEP - WIDTH) / 2} y=${HEIGHT - height} width=${WIDTH} height=${height}>
    <title>${name}: ${text}</title>
  </rect>`;
}

/** Bars above each other's names, and the same figures as a table for those who want each of them. */
export function chartView({ label, bars, words }: Chart): TemplateResult {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const [first, last] = [bars[0], bars.at(-1)];
  return html`<figure class="chart" part="chart">
    <svg
      role="img"
      aria-label=${label}
      viewBox="0 0 ${Math.max(bars.length, 7) * STEP} ${HEIGHT}"
      preserveAspectRatio="none"
    >
      ${bars.map((each, at) => bar(each, at, most))}
    </svg>
    <div class="ends quiet" aria-hidden="true">
      <span>${first?.name}</span><span>${first === last ? '' : last?.name}</span>
    </div>
    <details part="chart-table">
      <summary>${words.table}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">${words.name}</th>
            <th scope="col" class="figure">${words.value}</th>
          </tr>
        </thead>
        <tbody>
          ${bars.map(
            ({ name, text }) =>
              html`<tr>
                <th scope="row">${name}</th>
                <td class="figure">${text}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </details>
  </figure>`;
}
