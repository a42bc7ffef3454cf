import { html, nothing, type TemplateResult } from 'lit';

import { apart } from '../../base/apart.js';
import { amountText } from '../../parts/amount/amount.js';
import type { CheckedLine } from '../../parts/cart/cart-check.js';
import type { CartLine } from '../../parts/cart/cart-lines.js';
import type { CartGroup } from '../../parts/cart/cart-total.js';
import type { Places } from '../../parts/resource/places.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import type { ResourceState } from '../../parts/resource/resource-state.js';
import { lineSkeleton, lineView, removedView, type LineShowing } from './line-view.js';
import type { OrderFlow, OrderProblem, Placed } from './order-flow.js';
import { countText } from '../showing.js';

/** A place in the list: of a thing that is there, or of one that was. */
export interface CartPlace {
  readonly id: string;
  readonly checked?: CheckedLine | undefined;
  readonly removed?: CartLine | undefined;
}

export interface CartScreen extends LineShowing {
  readonly state: ResourceState;
  readonly groups: readonly CartGroup[];
  readonly removed: readonly CartLine[];
  readonly saved: readonly CheckedLine[];
  readonly flow: OrderFlow;
  readonly placed: Placed | undefined;
  /** Places of a list, by its name. */
  places(name: string): Places<CartPlace>;
  onAccept(): void;
}

function lines(screen: CartScreen, name: string, all: readonly CartPlace[]): TemplateResult {
  return html`<ul class="lines" part="lines">
    ${screen
      .places(name)
      .arrange(all)
      .map((place) =>
        place?.checked
          ? screen.state === 'loading' && !place.checked.thing
            ? lineSkeleton
            : lineView(screen, place.checked)
          : place?.removed
            ? removedView(screen, place.removed)
            : nothing,
      )}
  </ul>`;
}

const placeOf = (checked: CheckedLine): CartPlace => ({ id: checked.line.listingId, checked });

/** Where a removed line stood: among those of its currency. */
const currencyOf = ({ seen }: CartLine): string => seen?.price.currency ?? '';

function problemText({ words }: CartScreen, problem: OrderProblem): string {
  if (problem.kind === 'just-changed') return words.text('just-changed');
  const { kind, trouble } = problem;
  if (kind === 'failed') return troubleText(words, trouble);
  if (kind === 'refused' && trouble.code.includes('too-many-orders')) return words.text('too-many-orders');
  return words.text(kind, { code: trouble.code });
}

/** Something to say before paying. What is sold out needs no consent: it is no part of the order. */
function changes(screen: CartScreen, { lines: all }: CartGroup): TemplateResult | typeof nothing {
  const { words, onAccept } = screen;
  if (!all.some(({ problem, oldPrice }) => problem ?? oldPrice)) return nothing;
  const canAccept = all.some(({ problem, oldPrice, quantity }) => quantity > 0 && (problem ?? oldPrice));
  return html`<div class="changes" part="changes">
    <p>${words.text('changed')}</p>
    ${
      canAccept
        ? html`<button type="button" class="plain" part="accept" @click=${onAccept}>
            ${words.text('accept')}
          </button>`
        : nothing
    }
  </div>`;
}

function orderButton(screen: CartScreen, group: CartGroup): TemplateResult {
  const { words, language, flow, state } = screen;
  const { currency, total, pieces } = group;
  const phase = flow.phaseOf(currency);
  const text =
    phase === 'idle'
      ? pieces > 0 && total
        ? words.text('order', { total: amountText(total, language) })
        : words.text(state === 'ready' ? 'nothing-left' : 'loading')
      : words.text(phase);
  const isOff = flow.isBusy || pieces === 0 || !total;
  return html`<button
    type="button"
    class="main"
    part="order"
    aria-disabled=${isOff}
    @click=${() => isOff || void flow.order(currency)}
  >
    ${text}
  </button>`;
}

function summary(screen: CartScreen, group: CartGroup): TemplateResult {
  const { words, language, flow } = screen;
  const { currency, total, pieces } = group;
  const problem = flow.problemOf(currency);
  return html`<div class="summary" part="summary">
    ${changes(screen, group)}
    <p class="total">
      <span
        >${words.text('total')}
        <span class="quiet">${words.text('pieces', { count: countText(screen, pieces) })}</span></span
      >
      <b part="total">${total ? amountText(total, language) : words.text('no-total')}</b>
    </p>
    ${
      problem
        ? html`<p class="problem" part="error" role="alert">${problemText(screen, problem)}</p>`
        : nothing
    }
    ${orderButton(screen, group)}
  </div>`;
}

function groupView(screen: CartScreen, group: CartGroup, isOnly: boolean): TemplateResult {
  const { words, language, removed } = screen;
  const { currency } = group;
  const all = [
    ...group.lines.map(placeOf),
    ...removed
      .filter((line) => currencyOf(line) === currency)
      .map((line) => ({ id: line.listingId, removed: line })),
  ];
  const name = currency && (new Intl.DisplayNames(language, { type: 'currency' }).of(currency) ?? currency);
  return html`<section class="group" part="group">
    ${isOnly || !currency ? nothing : html`<h3>${words.text('in-currency', { currency: apart(name) })}</h3>`}
    ${lines(screen, currency || 'none', all)} ${group.lines.length > 0 ? summary(screen, group) : nothing}
  </section>`;
}

/** Groups that are there, and those of which only removed lines are left. */
function withRemoved({ groups, removed }: CartScreen): readonly CartGroup[] {
  const known = new Set(groups.map(({ currency }) => currency));
  const others = [...new Set(removed.map(currencyOf))].filter((currency) => !known.has(currency));
  const none = { lines: [], orderable: [], pieces: 0, total: undefined };
  return [...groups, ...others.map((currency) => ({ currency, ...none }))];
}

function placedView({ words, language, placed }: CartScreen): TemplateResult | typeof nothing {
  if (!placed) return nothing;
  const { order, total, isOtherwise } = placed;
  const values = { order: apart(order), total: amountText(total, language) };
  return html`<div
    class="panel placed ${isOtherwise ? 'otherwise' : ''}"
    part="placed"
    tabindex="-1"
    data-placed
  >
    <p>${words.text(isOtherwise ? 'placed-otherwise' : 'placed', values)}</p>
    <slot name="placed"></slot>
  </div>`;
}

/** Everything in the cart, by currency; then what is saved for later. */
export function linesView(screen: CartScreen): TemplateResult {
  const { words, groups, saved } = screen;
  const all = withRemoved(screen);
  return html`${placedView(screen)}
  ${groups.length > 1 ? html`<p class="quiet separately">${words.text('separately')}</p>` : nothing}
  ${all.map((group) => groupView(screen, group, groups.length < 2))}
  ${
    saved.length > 0
      ? html`<section class="group saved" part="saved">
          <h3>${words.text('saved')}</h3>
          ${lines(screen, 'saved', saved.map(placeOf))}
        </section>`
      : nothing
  }`;
}
