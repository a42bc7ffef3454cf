import { html, nothing, type TemplateResult } from 'lit';

import { bareWord } from '../../../client/schema/values.js';
import type { Grant } from '../../../client/transfers/index.js';
import { apart } from '../../base/apart.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { factsView } from '../../parts/record/facts-view.js';
import { hundredOf, ofNextHundred, repaidOf, shareText } from './figures.js';
import { moneyIn, type View } from './view.js';

const TONES = { pending: 'due', active: '', repaid: 'good', other: 'doubtful' } as const;

type Standing = keyof typeof TONES;

/** Where a grant stands. A word that is new is never taken for one that is known. */
export function standingOf({ status }: Pick<Grant, 'status'>): Standing {
  const word = status.toLowerCase();
  return word !== 'other' && Object.hasOwn(TONES, word) ? (word as Standing) : 'other';
}

function statusText({ words }: View, grant: Grant): string {
  const standing = standingOf(grant);
  if (standing !== 'other') return words.text(standing);
  return words.text('other', { word: apart(plainText(bareWord(grant.status), 40) || '–') });
}

/** How far it is paid back, as a bar with its words. */
function progressView(view: View, grant: Grant): TemplateResult | typeof nothing {
  const { words, language } = view;
  const repaid = repaidOf(grant);
  if (!repaid) return nothing;
  const { currency, paid, total } = repaid;
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(
    Math.floor((paid / total) * 100) / 100,
  );
  const values = {
    paid: moneyIn(view, { currency, value: paid }),
    total: moneyIn(view, { currency, value: total }),
    percent: apart(percent),
  };
  return html`<div class="bar">
    <p id="repaid-${grant.id}">${words.text('repaid-of', values)}</p>
    <progress part="progress" aria-labelledby="repaid-${grant.id}" max=${total} .value=${paid}></progress>
  </div>`;
}

function leftView(view: View, { balances }: Grant): TemplateResult | typeof nothing {
  const { currency, total, principal, fee } = balances;
  if (total <= 0) return nothing;
  const sum = (value: number): string => moneyIn(view, { currency, value });
  const values = { left: sum(total), principal: sum(principal), fee: sum(fee) };
  const isOfBoth = principal > 0 && fee > 0;
  return html`<p part="left">${view.words.text(isOfBoth ? 'left' : 'left-only', values)}</p>`;
}

/** What follows from where it stands. */
function meaningView(view: View, grant: Grant): TemplateResult | typeof nothing {
  const { words } = view;
  const standing = standingOf(grant);
  if (standing !== 'active')
    return html`<p class=${standing === 'repaid' ? 'quiet' : 'notice due'} part="notice">
      ${words.text(`${standing}-means`)}
    </p>`;
  const goes = ofNextHundred(grant);
  if (!goes) return nothing;
  const values = { hundred: moneyIn(view, hundredOf(goes.currency)), goes: moneyIn(view, goes) };
  return html`<p part="next-sale">${words.text('next-sale', values)}</p>`;
}

export interface GrantsView extends View {
  /** Whether the grants are of several account holders. */
  readonly isOfAll: boolean;
  /** Id of the grant that is open. */
  readonly opened: string;
  /** What was paid back, of the one that is open. */
  repayments(grant: Grant): TemplateResult;
  onOpen(grant: Grant): void;
}

function grantView(view: GrantsView, grant: Grant): TemplateResult {
  const { words, language, isOfAll, opened, onOpen } = view;
  const { id, amount, repayment, counterparty } = grant;
  const standing = standingOf(grant);
  const sum = amount ? moneyIn(view, { ...amount, value: Math.abs(amount.value) }) : apart(id);
  const isOpen = opened === id;
  const share = repayment && apart(shareText(repayment.basisPoints, language));
  const facts = factsView([
    [words.text('grant-id'), id],
    [words.text('account-holder'), isOfAll && counterparty?.accountHolderId],
    [words.text('share'), share && words.text('share-of-sales', { share })],
    [words.text('least'), repayment?.threshold && moneyIn(view, repayment.threshold.amount)],
  ]);
  return html`<li class="record" part="grant ${standing}" data-grant=${id}>
    <div class="head">
      <h4 tabindex="-1">${sum}</h4>
      <span class="mark ${TONES[standing]}" part="status">${statusText(view, grant)}</span>
    </div>
    ${progressView(view, grant)} ${leftView(view, grant)} ${meaningView(view, grant)} ${facts}
    <div class="ways">
      <button
        type="button"
        class="small"
        part="open"
        aria-expanded=${isOpen}
        aria-label="${words.text(isOpen ? 'close' : 'open')}: ${sum}"
        @click=${() => onOpen(grant)}
      >
        ${words.text(isOpen ? 'close' : 'open')}
      </button>
    </div>
    ${isOpen ? view.repayments(grant) : nothing}
  </li>`;
}

export function grantsView(view: GrantsView, grants: readonly Grant[]): TemplateResult {
  const { words } = view;
  return html`<section aria-labelledby="grants-title">
    <h3 id="grants-title" tabindex="-1">${words.text('grants')}</h3>
    ${
      grants.length === 0
        ? html`<p class="quiet">${words.text('no-grants')}</p>`
        : html`<ul part="grants">
            ${grants.map((grant) => grantView(view, grant))}
          </ul>`
    }
  </section>`;
}
