import { html, type TemplateResult } from 'lit';

import type { Layout } from './query/catalogue-state.js';

const card = html`<li class="listing">
  <i class="picture"></i><i class="title"></i><i class="price"></i><i class="about"></i><i class="add"></i>
</li>`;

/** As many as a large screen shows at once, as high and as wide as listings. */
export const skeletonOf = (layout: Layout): TemplateResult =>
  html`<ul class="listings ${layout}">
    ${Array.from({ length: 12 }, () => card)}
  </ul>`;
