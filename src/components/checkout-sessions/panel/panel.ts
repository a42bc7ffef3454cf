import { html, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import { plainFormStyles } from '../../parts/form/plain.css.js';
import { recordStyles } from '../../parts/record/record.css.js';
import type { RecordView } from '../../parts/record/record-view.js';
import { shownOnceStyles } from '../../parts/record/shown-once.css.js';
import type { ResourceState } from '../../parts/resource/resource-state.js';
import { tabsView } from '../../parts/table/tabs-view.js';
import { tabsStyles } from '../../parts/table/tabs.css.js';
import { words as english, type Word } from '../../../words/compiled/checkout-sessions/panel/en.js';
import { OpenTab } from './open-tab.js';
import { panelStyles } from './panel.css.js';
import type { SessionsElement, SessionsRecord, Tab, TabOptions } from './sessions-record.js';
import { TABS, type CheckoutSessionsTab } from './tabs.js';

/** What a tab needs, its rows and schemas too, comes when it is opened first. */
const LOADERS: Readonly<Record<CheckoutSessionsTab, (options: TabOptions) => Promise<Tab>>> = {
  session: async (options) => new (await import('../session/session.js')).NewSession(options),
  result: async (options) => new (await import('../session/session-result.js')).SessionResult(options),
  older: async (options) => new (await import('../older/older.js')).OlderSetups(options),
  keys: async (options) => new (await import('../keys/keys.js')).OriginKeys(options),
  paypal: async (options) => new (await import('../paypal/paypal.js')).PayPalOrder(options),
  closed: async (options) => new (await import('../closed/closed.js')).ClosedRows(options),
};

/** The tabs, and what stands below the one that is open. */
export class Panel implements RecordView<true> {
  readonly #record: SessionsRecord;
  readonly #options: TabOptions;
  readonly #words: Words<Word>;
  readonly #open: OpenTab;
  readonly #tabs = new Map<CheckoutSessionsTab, Tab>();
  readonly #loading = new Set<CheckoutSessionsTab>();
  /** Tabs whose code did not come. */
  readonly #failed = new Set<CheckoutSessionsTab>();
  #seen: CheckoutSessionsTab | undefined;

  constructor(record: SessionsRecord, element: SessionsElement) {
    this.#record = record;
    this.#words = record.wordsOf(english);
    this.#open = new OpenTab(record, element);
    record.adopt(...recordStyles, plainFormStyles, tabsStyles, shownOnceStyles, panelStyles);
    this.#options = {
      record,
      element,
      words: this.#words,
      now: () => record.resource.now ?? Date.now(),
    };
  }

  get isBusy(): boolean {
    return [...this.#tabs.values()].some(({ isBusy }) => isBusy);
  }

  get isDirty(): boolean {
    return [...this.#tabs.values()].some(({ isDirty }) => isDirty);
  }

  states(_: true, state: ResourceState): readonly string[] {
    return this.isBusy ? [state, 'busy'] : [state];
  }

  render(): TemplateResult {
    const now = this.#open.now;
    if (this.#seen !== now && this.#seen) this.#tabs.get(this.#seen)?.leave();
    this.#seen = now;
    const tab = this.#tabs.get(now);
    if (!tab && !this.#failed.has(now)) void this.#load(now);
    return html`<div class="stack sessions">
      ${tabsView({
        label: this.#words.text('tabs'),
        names: TABS,
        chosen: now,
        textOf: (each) => this.#words.text(`tab-${each}`),
        onTab: (each) => this.#open.choose(each),
      })}
      ${tab?.template() ?? this.#waiting(now)}
    </div>`;
  }

  #waiting(tab: CheckoutSessionsTab): TemplateResult {
    if (!this.#failed.has(tab)) return html`<p class="quiet">${this.#words.text('loading')}</p>`;
    return html`<div class="panel" part="panel">
      <p>${this.#words.text('not-loaded')}</p>
      <button type="button" part="retry" @click=${() => void this.#load(tab)}>
        ${this.#words.text('retry')}
      </button>
    </div>`;
  }

  async #load(tab: CheckoutSessionsTab): Promise<void> {
    if (this.#loading.has(tab)) return;
    this.#loading.add(tab);
    this.#failed.delete(tab);
    try {
      this.#tabs.set(tab, await LOADERS[tab](this.#options));
    } catch {
      this.#failed.add(tab);
    }
    this.#loading.delete(tab);
    this.#record.update();
  }
}
