import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

import type { PermitRecord } from '../../../client/operator/index.js';
import type { Words } from '../../base/words.js';
import { amountText } from '../../parts/amount/amount.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { factsView } from '../../parts/record/facts-view.js';
import { removalButton } from '../../parts/resource/removal-button.js';
import type { Removal } from '../../parts/resource/removals.js';
import type { Word } from '../../../words/compiled/recurring-contracts/detail/en.js';
import type { LoadedList } from '../../parts/record/loaded-list.js';
import { loadedView } from '../../parts/record/loaded-view.js';
import { momentText, type Showing } from '../panel/showing.js';

/** A permit that there certainly is or was. */
export type GivenPermit = PermitRecord & { readonly id: string };

interface Texts extends Showing {
  readonly texts: Pick<Words<Word>, 'text'>;
}

export interface PermitsView extends Texts {
  readonly list: LoadedList<PermitRecord>;
  removalOf(permit: GivenPermit): Removal | undefined;
  onNew(): void;
  onWithdraw(permit: GivenPermit): void;
  onUndo(permit: GivenPermit): void;
  onDownload(permits: readonly PermitRecord[]): void;
}

const STATES: ReadonlyMap<string, readonly [Word, string]> = new Map<string, readonly [Word, string]>([
  ['given', ['permit-state-given', 'good']],
  ['asked', ['permit-state-asked', 'due']],
  ['withdrawn', ['permit-state-withdrawn', '']],
  ['ended', ['permit-state-ended', '']],
]);

/** Whether a permit may still be charged with: what is not known may. */
export const isOpenPermit = ({ state }: PermitRecord): boolean => state !== 'withdrawn' && state !== 'ended';

/** Limits, as a person reads them: no limit is said, too. */
export function limitsView(
  view: Texts,
  permit: Pick<PermitRecord, 'maxAmount' | 'singleTransactionLimit' | 'isSingleUse' | 'until'>,
): TemplateResult {
  const { texts, language } = view;
  const { maxAmount, singleTransactionLimit, isSingleUse, until } = permit;
  const none = texts.text('no-limit');
  return factsView([
    [texts.text('total-limit'), maxAmount ? amountText(maxAmount, language) : none],
    [texts.text('each-limit'), singleTransactionLimit ? amountText(singleTransactionLimit, language) : none],
    [texts.text('use'), texts.text(isSingleUse ? 'use-once' : 'use-many')],
    [texts.text('until'), until ? momentText(view, until) : texts.text('no-end')],
  ]);
}

function whoAndWhen(view: Texts, { id, by, askedAt, withdrawnAt, withdrawnBy }: PermitRecord): string {
  const { texts } = view;
  const given = texts.text(id === undefined ? 'asked-at' : 'given-at', {
    time: momentText(view, askedAt),
    by: plainText(by ?? '–', 80),
  });
  if (!withdrawnAt) return given;
  const values = { time: momentText(view, withdrawnAt), by: plainText(withdrawnBy ?? '–', 80) };
  return `${given} ${texts.text('withdrawn-at', values)}`;
}

/** Why a withdrawal is not done, or that this is not known. */
function withdrawal(view: PermitsView, permit: GivenPermit): TemplateResult | typeof nothing {
  const { texts } = view;
  const removal = view.removalOf(permit);
  if (removal?.phase === 'undoable') return html`<p class="quiet">${texts.text('withdrawal-undoable')}</p>`;
  if (removal?.phase !== 'failed') return nothing;
  return html`<p class="notice ${permit.state === 'unknown' ? 'due' : 'bad'}" part="error">
    ${texts.text(permit.state === 'unknown' ? 'doubt-withdraw' : 'not-withdrawn')}
  </p>`;
}

function permitView(view: PermitsView, permit: PermitRecord): TemplateResult {
  const { texts } = view;
  const { id, partner, state } = permit;
  const [word, tone] = STATES.get(state) ?? (['permit-state-unknown', 'due doubtful'] as const);
  const name =
    id === undefined
      ? texts.text('permit-unknown')
      : plainText(partner ?? '', 80) || texts.text('no-partner');
  const given = id === undefined ? undefined : { ...permit, id };
  return html`<li class="record" part="permit">
    <div class="head">
      <h3><bdi>${name}</bdi></h3>
      <span class="mark ${tone}" part="status">${texts.text(word)}</span>
    </div>
    ${given ? limitsView(view, permit) : html`<p>${texts.text('permit-unknown-text')}</p>`}
    <p class="quiet">${whoAndWhen(view, permit)}</p>
    ${given ? withdrawal(view, given) : nothing}
    ${
      given && isOpenPermit(permit)
        ? html`<div class="ways">
            ${removalButton({
              removal: view.removalOf(given),
              what: name,
              words: { text: (key) => texts.text(key === 'undo' ? 'undo' : 'withdraw') },
              onRemove: () => view.onWithdraw(given),
              onUndo: () => view.onUndo(given),
            })}
          </div>`
        : nothing
    }
  </li>`;
}

/** Every permit of a stored payment method that was given through this proxy, and the way to another. */
export function permitsView(view: PermitsView): TemplateResult {
  const { texts, list, onNew, onDownload } = view;
  return html`<div class="head">
      <h3 id="permits" tabindex="-1">${texts.text('tab-permits')}</h3>
      <div class="ways">
        <button type="button" class="small" part="new-permit" @click=${onNew}>
          ${texts.text('new-permit')}
        </button>
        ${
          list.items?.length
            ? html`<button
                type="button"
                class="small"
                part="download"
                @click=${() => onDownload(list.items ?? [])}
              >
                ${texts.text('download')}
              </button>`
            : nothing
        }
      </div>
    </div>
    ${loadedView(
      texts,
      list,
      'no-permits',
      (permits) =>
        html`<ul part="permits">
          ${repeat(
            permits,
            ({ id, askedAt }) => id ?? askedAt,
            (permit) => permitView(view, permit),
          )}
        </ul>`,
    )}`;
}
