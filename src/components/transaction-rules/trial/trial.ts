import { html, nothing, type TemplateResult } from 'lit';

import type { TransactionRuleInfo } from '../../../client/balance-platform/index.js';
import type { Client } from '../../../client/index.js';
import { DAY } from '../../../facts/instant.js';
import type { Words } from '../../base/words.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import { readTransfers } from '../../parts/transfer/read-transfers.js';
import type { Word } from '../../../words/compiled/transaction-rules/desk/en.js';
import type { RulesRecord } from '../panel/rules-record.js';
import type { Showing } from '../panel/showing.js';
import { metBy } from '../rule/hits.js';
import { canonical } from '../rule/same.js';
import { attemptOf } from './attempt.js';
import { judge, type Tried } from './judge.js';
import { findingView } from './finding-view.js';

/** How far back a rule is tried. */
const DAYS = 30;

/** Whose transfers a rule is about; nothing where a list of transfers cannot be narrowed so. */
function whoseOf({ entityType, entityReference = '' }: TransactionRuleInfo['entityKey']) {
  switch (entityType) {
    case 'balancePlatform':
      return {};
    case 'accountHolder':
      return { accountHolderId: entityReference };
    case 'balanceAccount':
      return { balanceAccountId: entityReference };
    case 'paymentInstrument':
      return { paymentInstrumentId: entityReference };
    default:
      return undefined;
  }
}

/** Why a rule cannot be tried on transfers. */
function hindranceOf({ entityKey, requestType }: TransactionRuleInfo): Word | undefined {
  if (requestType === 'authentication' || requestType === 'tokenization') return 'trial-other-request';
  if (entityKey.entityType === 'paymentInstrumentGroup') return 'trial-group';
  return entityKey.entityReference ? undefined : 'trial-no-entity';
}

/** @param id - Of a rule that the platform knows, which transfers may have met already. */
async function readAttempts(client: Client, rule: TransactionRuleInfo, id: string, now: number) {
  const asked = whoseOf(rule.entityKey) ?? {};
  const { transfers, isCut } = await readTransfers(client, asked, { since: now - DAYS * DAY, now });
  const attempts = transfers.map(attemptOf).filter((attempt) => attempt !== undefined);
  const met = transfers.filter((transfer) => id !== '' && metBy(transfer).includes(id)).length;
  return { attempts, isCut, met };
}

/** Tries a rule on the transfers of the last thirty days, in the page: nothing is sent, and nothing is kept. */
export class Trial {
  readonly #record: RulesRecord;
  readonly #words: Words<Word>;
  readonly #showing: () => Showing;
  #isBusy = false;
  #problem = '';
  #tried: { readonly rule: string; readonly result: Tried } | undefined;

  constructor(record: RulesRecord, words: Words<Word>, showing: () => Showing) {
    this.#record = record;
    this.#words = words;
    this.#showing = showing;
  }

  reset(): void {
    this.#problem = '';
    this.#tried = undefined;
  }

  /** @param id - Of a rule that the platform knows. */
  template(rule: TransactionRuleInfo, id = ''): TemplateResult {
    const words = this.#words;
    const hindrance = hindranceOf(rule);
    const tried = this.#tried;
    const isOld = tried !== undefined && tried.rule !== canonical(rule);
    return html`<section class="trial" part="trial" aria-labelledby="trial-title">
      <h3 id="trial-title" tabindex="-1">${words.text('trial-title')}</h3>
      <p class="quiet">${words.text(hindrance ?? 'trial-text')}</p>
      ${
        hindrance
          ? nothing
          : html`<div class="ways">
              <button
                type="button"
                part="try"
                aria-disabled=${this.#isBusy}
                @click=${() => this.#isBusy || void this.#run(rule, id)}
              >
                ${words.text(this.#isBusy ? 'trying' : 'try')}
              </button>
            </div>`
      }
      <div role="alert">
        ${this.#problem ? html`<p class="notice bad" part="error">${this.#problem}</p>` : nothing}
      </div>
      ${
        tried && !hindrance
          ? html`${isOld ? html`<p class="notice due">${words.text('trial-old')}</p>` : nothing}
            ${findingView({ texts: words, showing: this.#showing(), rule, found: tried.result })}`
          : nothing
      }
    </section>`;
  }

  async #run(rule: TransactionRuleInfo, id: string): Promise<void> {
    const { client } = this.#record;
    if (!client) return;
    this.#isBusy = true;
    this.#problem = '';
    this.#record.say(this.#words.text('trying'));
    const { now } = this.#showing();
    try {
      const { attempts, isCut, met } = await readAttempts(client, rule, id, now);
      const result = { ...judge(rule, attempts, now - DAYS * DAY), isCut, met };
      this.#tried = { rule: canonical(rule), result };
    } catch (error) {
      this.#problem = troubleText(this.#record.words, this.#record.failed(error));
    }
    this.#isBusy = false;
    this.#record.say(this.#problem || this.#words.text('tried'));
    this.#record.focus('#trial-title');
  }
}
