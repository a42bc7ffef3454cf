import { html, nothing, svg, type TemplateResult } from 'lit';

import type { ChartWalk } from './chart-walk.js';

interface Figure {
  /** Below zero, it goes down from the line. */
  readonly value: number;
  /** The value as people read it. */
  readonly text: string;
}

/** One bar, and its row in the table. */
export interface Bar extends Figure {
  /** What it stands for: a day, a month. */
  readonly name: string;
  /** What goes down from the line, where `words.below` says what that is: what was given back. */
  readonly below?: Figure;
}

export interface Chart {
  /** What is shown, and for screen readers all that can be said of it in a sentence. */
  readonly label: string;
  readonly bars: readonly Bar[];
  /** What opens the table, and its heads. */
  readonly words: {
    readonly table: string;
    readonly name: string;
    readonly value: string;
    readonly below?: string;
  };
  /** What both directions come to, beside their looks. Left out: there is one direction only. */
  readonly sums?: readonly [string, string];
  readonly walk: ChartWalk;
}

/** Of a bar and the room after it, in the picture's own units. */
const [STEP, WIDTH, HEIGHT] = [10, 8, 100];
/** Of the height, for each direction that anything goes in. */
const LEAST = 6;

// What is there can be seen, however small it is beside the largest.
const heightOf = (value: number, scale: number): number => (value > 0 ? Math.max(value * scale, 1.5) : 0);

const downOf = ({ value, below }: Bar): number => below?.value ?? Math.max(-value, 0);

/** A bar as people read it. */
function barText({ name, text, below }: Bar, { words }: Chart): string {
  if (!below) return `${name}: ${text}`;
  return `${name}: ${words.value} ${text} · ${words.below} ${below.text}`;
}

function barView(chart: Chart, at: number, line: number, scale: number): TemplateResult {
  const { walk, bars } = chart;
  const bar = bars[at]!;
  const text = barText(bar, chart);
  const up = heightOf(bar.value, scale);
  const x = at * STEP + (STEP - WIDTH) / 2;
  return svg`<g
    role="img"
    part="point"
    aria-label=${text}
    tabindex=${at === walk.stop(bars.length) ? 0 : -1}
    @focus=${() => walk.onFocus(at)}
    @keydown=${walk.onKey}
  >
    <title>${text}</title>
    <rect class="room" x=${at * STEP} y="0" width=${STEP} height=${HEIGHT}></rect>
    <rect part="bar" x=${x} y=${line - up} width=${WIDTH} height=${up}></rect>
    ${
      bar.below || bar.value < 0
        ? svg`<rect part="bar-below" x=${x} y=${line} width=${WIDTH} height=${heightOf(downOf(bar), scale)}></rect>`
        : nothing
    }
  </g>`;
}

const mostOf = (values: readonly number[]): number => Math.max(0, ...values);

function picture(chart: Chart): TemplateResult {
  const { label, bars } = chart;
  const up = mostOf(bars.map(({ value }) => value));
  const down = mostOf(bars.map(downOf));
  // Both directions have one scale, and each can be seen beside what is much larger.
  const most = up > 0 ? HEIGHT - LEAST : HEIGHT;
  const room = down > 0 ? Math.min(Math.max((HEIGHT * down) / (up + down), LEAST), most) : 0;
  const scale = Math.min(...[(HEIGHT - room) / up, room / down].filter(Number.isFinite));
  const line = HEIGHT - room;
  const width = Math.max(bars.length, 7) * STEP;
  return html`<svg
    class=${down > 0 ? 'both' : ''}
    role="group"
    aria-label=${label}
    viewBox="0 0 ${width} ${HEIGHT}"
    preserveAspectRatio="none"
  >
    ${bars.map((_, at) => barView(chart, at, line, scale))}
    ${down > 0 ? svg`<line x1="0" x2=${width} y1=${line} y2=${line}></line>` : nothing}
  </svg>`;
}

const legend = ([above, below]: readonly [string, string]): TemplateResult =>
  html`<p class="legend" part="chart-legend">
    <span><i class="up"></i>${above}</span> <span><i class="down"></i>${below}</span>
  </p>`;

function table({ bars, words }: Chart): TemplateResult {
  return html`<details part="chart-table">
    <summary>${words.table}</summary>
    <table>
      <thead>
        <tr>
          <th scope="col">${words.name}</th>
          <th scope="col" class="number">${words.value}</th>
          ${words.below ? html`<th scope="col" class="number">${words.below}</th>` : nothing}
        </tr>
      </thead>
      <tbody>
        ${bars.map(
          ({ name, text, below }) =>
            html`<tr>
              <th scope="row">${name}</th>
              <td class="number">${text}</td>
              ${below ? html`<td class="number">${below.text}</td>` : nothing}
            </tr>`,
        )}
      </tbody>
    </table>
  </details>`;
}

/**
 * Bars above the names of the first and the last, which arrow keys walk, and the same figures as a table for those who want each of
 * them. What the bar that was looked at last says takes the place of the two names, so that nothing moves.
 */
export function chartView(chart: Chart): TemplateResult {
  const { bars, walk, sums } = chart;
  const [first, last] = [bars[0], bars.at(-1)];
  const at = walk.at(bars.length);
  return html`<figure class="chart" part="chart">
    ${sums ? legend(sums) : nothing} ${picture(chart)}
    ${
      at === undefined
        ? html`<p class="ends quiet" aria-hidden="true">
            <span>${first?.name}</span><span>${first === last ? '' : last?.name}</span>
          </p>`
        : html`<p class="ends" part="chart-point" aria-hidden="true">${barText(bars[at]!, chart)}</p>`
    }
    ${table(chart)}
  </figure>`;
}
