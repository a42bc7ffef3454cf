import { html, type TemplateResult } from 'lit';

import { boletoCode } from '../../../facts/boleto.js';
import { code128 } from '../../../facts/code-128.js';
import { interleaved2of5 } from '../../../facts/interleaved-2-of-5.js';
import { isBoleto } from './paper-layout.js';

/** Modules of white beside the bars, and their height (ISO/IEC 15417 and 16390 ask for ten, and for a seventh of the width). */
const [QUIET, HEIGHT] = [10, 50];

/** Bars and the spaces between them by their widths, in turn: black on white in every theme, because that is what scanners read. */
function barsPicture(widths: string, label: string): TemplateResult {
  let [at, path] = [QUIET, ''];
  [...widths].forEach((width, place) => {
    if (place % 2 === 0) path += `M${at} 0h${width}v${HEIGHT}h-${width}z`;
    at += Number(width);
  });
  return html`<svg
    class="bars"
    part="bars"
    role="img"
    aria-label=${label}
    viewBox="0 -5 ${at + QUIET} ${HEIGHT + 10}"
  >
    <rect y="-5" width=${at + QUIET} height=${HEIGHT + 10} fill="#fff" />
    <path d=${path} fill="#000" />
  </svg>`;
}

/** The bars of a reference; undefined where they would not be right. */
export function barsOf(method: string, reference: string, label: string): TemplateResult | undefined {
  if (!isBoleto(method))
    return /^\d{1,40}$/.test(reference) ? barsPicture(code128(reference), label) : undefined;
  const code = boletoCode(reference);
  return code === undefined ? undefined : barsPicture(interleaved2of5(code), label);
}
