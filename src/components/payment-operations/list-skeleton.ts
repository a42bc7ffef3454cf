import { html } from 'lit';

const cell = html`<span class="what"><i>ORDER-1</i><i>Reference</i></span>`;
const line = html`<div class="row">${cell}${cell}${cell}</div>`;

/** As tall as three payments, or one with its facts. */
export const listSkeleton = html`${line}${line}${line}`;
