import { html, nothing, type TemplateResult } from 'lit';

import { apart } from '../../base/apart.js';
import type { Words } from '../../base/words.js';
import type { Word } from '../../../words/compiled/terminals/moving/en.js';
import type { Place } from '../panel/places.js';
import type { Showing } from '../panel/showing.js';
import type { Effects } from './effects.js';

export interface EffectView extends Showing {
  readonly texts: Pick<Words<Word>, 'text'>;
  readonly to: Place;
  readonly effects: Effects;
}

/** What becomes of terminals at a place, where that is no store. */
function endText({ texts, to, fleet }: EffectView): string {
  const name = apart(to.account ?? fleet.company);
  if (to.kind === 'inventory') return texts.text('end-inventory', { name });
  if (to.kind === 'stock') return texts.text('end-stock', { name });
  return to.kind === 'in-use' ? texts.text('end-in-use', { name }) : '';
}

/** What a move does, the largest effect first. */
export function effectView(view: EffectView): TemplateResult {
  const { texts, effects, to } = view;
  const { restarting, off, atOnce, there } = effects;
  const item = (text: string): TemplateResult | typeof nothing => (text ? html`<li>${text}</li>` : nothing);
  const counted = (key: 'restart' | 'off' | 'at-once' | 'there', count: number): string =>
    count > 0 ? texts.text(key, { count }) : '';
  const end = endText(view);
  return html`<ul class="effect ${to.kind}" part="effect">
    ${to.kind === 'inventory' ? html`<li><strong>${end}</strong></li>` : nothing}
    ${item(counted('restart', restarting))} ${item(counted('off', off))} ${item(counted('at-once', atOnce))}
    ${item(counted('there', there))} ${to.kind === 'inventory' ? nothing : item(end)}
  </ul>`;
}
