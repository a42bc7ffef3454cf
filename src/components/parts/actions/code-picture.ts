import { correction, generate } from 'lean-qr';
import { html, type TemplateResult } from 'lit';

/** Modules of white around a code. Source: ISO/IEC 18004, 6.3.8. */
const QUIET = 4;

/** One rectangle for each run of dark modules in a row. */
function darkPath({ size, get }: ReturnType<typeof generate>): string {
  let path = '';
  for (let y = 0; y < size; y++)
    for (let x = 0, end = 0; x < size; x = end + 1) {
      for (end = x; get(end, y);) end++;
      if (end > x) path += `M${x} ${y}h${end - x}v1H${x}z`;
    }
  return path;
}

/**
 * The picture of a code, drawn in the page: black on white in every theme, because that is what cameras read. Throws
 * where the text is too long for a code.
 */
export function codePicture(text: string, label: string): TemplateResult {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const side = code.size + 2 * QUIET;
  return html`<svg
    class="code"
    part="code"
    role="img"
    aria-label=${label}
    viewBox="${-QUIET} ${-QUIET} ${side} ${side}"
    shape-rendering="crispEdges"
  >
    <rect x=${-QUIET} y=${-QUIET} width=${side} height=${side} fill="#fff" />
    <path d=${darkPath(code)} fill="#000" />
  </svg>`;
}
