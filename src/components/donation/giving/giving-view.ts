import { html, nothing, type TemplateResult } from 'lit';

import { formatAmount } from '../../../client/index.js';
import type { Word } from '../../../words/compiled/donation/giving/en.js';
import type { Situation } from '../situation.js';
import { causeView } from './cause-view.js';
import type { GivingView } from './shown.js';

interface Button {
  readonly text: string;
  readonly part: string;
  readonly look: 'main' | 'plain';
  readonly isBusy?: boolean;
  act(): void;
}

const button = ({ text, part, look, isBusy = false, act }: Button): TemplateResult =>
  html`<button
    type="button"
    class=${look}
    part=${part}
    aria-disabled=${isBusy}
    @click=${() => isBusy || act()}
  >
    ${text}
  </button>`;

const close = ({ words, onClose }: GivingView, word: 'close' | 'no-thanks'): TemplateResult =>
  button({ text: words.text(word), part: 'close', look: 'plain', act: onClose });

/** The offer: cause, amount, and who is charged. */
function offer(view: GivingView): TemplateResult {
  const { words, situation, amount, currency, language, problem, fault, method, lastFour = '' } = view;
  const isBusy = situation === 'busy';
  const sum = amount === undefined ? undefined : formatAmount({ value: amount, currency }, language);
  const charged = method === 'ideal' ? 'ideal' : lastFour ? 'card-ending' : 'card';
  const why = fault ? 'choose-amount' : isBusy ? undefined : problem;
  return html`<h2 id="title" part="title" tabindex="-1">${words.text('title')}</h2>
    <p>${words.text('text')}</p>
    ${causeView(view)}
    <p id="error" class="error" part="error" role="alert" ?hidden=${!why}>
      ${why ? words.text(why) : nothing}
    </p>
    <p class="quiet">${words.text(charged, { digits: lastFour })}</p>
    <div class="ways">
      ${button({
        text: isBusy
          ? words.text('giving')
          : sum === undefined
            ? words.text('choose')
            : words.text('give', { amount: sum }),
        part: 'give',
        look: 'main',
        isBusy,
        act: view.onGive,
      })}
      ${isBusy ? nothing : close(view, 'no-thanks')}
    </div>`;
}

/** What became of the donation. Each says that the order is paid, which is what a shopper fears for. */
function result(view: GivingView): TemplateResult {
  const { situation, words, answer, charity, language } = view;
  const values = {
    amount: answer ? formatAmount(answer.amount, language) : '',
    charity: charity ?? '',
    reference: answer?.reference ?? '',
  };
  const [title, text] = RESULTS[situation as keyof typeof RESULTS];
  const isThanks = situation === 'paid' && charity !== undefined;
  const way =
    situation === 'unknown'
      ? button({ text: words.text('check-again'), part: 'button', look: 'main', act: view.onCheck })
      : situation === 'refused'
        ? button({ text: words.text('try-again'), part: 'button', look: 'main', act: view.onAgain })
        : nothing;
  return html`<h2 id="title" part="title" tabindex="-1">${words.text(title)}</h2>
    <p>${words.text(isThanks ? 'paid-to' : text, values)}</p>
    ${values.reference && situation !== 'refused' ? html`<p class="quiet">${words.text('reference')} <bdi>${values.reference}</bdi></p>` : nothing}
    <div class="ways">${way}${situation === 'unknown' ? nothing : close(view, 'close')}</div>`;
}

const RESULTS = {
  paid: ['paid-title', 'paid-text'],
  pending: ['pending-title', 'pending-text'],
  refused: ['refused-title', 'refused-text'],
  unfinished: ['unfinished-title', 'unfinished-text'],
  unknown: ['unknown-title', 'unknown-text'],
} as const satisfies Partial<Record<Situation, readonly [Word, Word]>>;

/** While something is done that the shopper waits for. */
function step({ situation, words, isWaiting, onContinue }: GivingView): TemplateResult {
  const word = situation === 'action' ? 'action' : 'checking';
  return html`<h2 id="title" part="title" tabindex="-1">${words.text(word)}</h2>
    ${
      isWaiting && situation === 'action'
        ? html`<div class="ways">
            ${button({ text: words.text('continue'), part: 'button', look: 'main', act: onContinue })}
          </div>`
        : nothing
    }`;
}

export function givingView(view: GivingView): TemplateResult {
  const { situation, causes, said } = view;
  const isOffer = situation === 'ready' || (situation === 'busy' && causes.length > 0);
  const content = isOffer ? offer(view) : situation in RESULTS ? result(view) : step(view);
  return html`<section
      class="giving ${situation}"
      part="panel"
      aria-labelledby="title"
      aria-busy=${situation === 'busy'}
    >
      ${content}
    </section>
    <p class="visually-hidden" role="status">${said}</p>`;
}
