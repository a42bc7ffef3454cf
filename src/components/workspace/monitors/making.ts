import { html, type TemplateResult } from 'lit';

import { createMonitor } from '../../../client/workspace/index.js';
import type { Client } from '../../../client/index.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { ownZone } from '../../parts/table/time-text.js';
import type { MadeOf } from '../shell/made-of.js';
import { textField } from '../shell/texts/text-field.js';
import { cronFault, cronLook, scheduleView, zoneLook } from './schedule.js';
import type { Showing } from './showing.js';

const createRow = /*@__PURE__*/ proxyRow('workspace', createMonitor);

/** What a new monitor is besides its name: what it runs, and when. */
export class Making {
  readonly #showing: () => Showing;
  readonly #madeOf: MadeOf;
  readonly #update: () => void;
  #cron = '';
  #timezone = ownZone();
  #isChecked = false;

  constructor(showing: () => Showing, madeOf: MadeOf, update: () => void) {
    this.#showing = showing;
    this.#madeOf = madeOf;
    this.#update = update;
  }

  get isTyped(): boolean {
    return this.#cron !== '';
  }

  reset(): void {
    this.#cron = '';
    this.#timezone = ownZone();
    this.#isChecked = false;
  }

  fields(): TemplateResult {
    const showing = this.#showing();
    return html`${this.#madeOf.fields()}
    ${textField(cronLook(showing), {
      id: 'new-cron',
      text: this.#cron,
      fault: this.#isChecked ? this.#cronFault : '',
      onType: (text) => this.#type(() => (this.#cron = text)),
    })}
    ${textField(zoneLook(showing), {
      id: 'new-zone',
      text: this.#timezone,
      fault: '',
      onType: (text) => this.#type(() => (this.#timezone = text)),
    })}
    ${scheduleView(showing, { cron: this.#cron.trim(), timezone: this.#timezone })}`;
  }

  /** Finds the first field that is not right. */
  fault(): string | undefined {
    this.#isChecked = true;
    if (!this.#madeOf.collection) return '[part=cancel]';
    return this.#cronFault ? '#new-cron' : undefined;
  }

  /** Makes it; resolves to its uid. */
  async send(client: Client, name: string): Promise<string> {
    const { collection, environment } = this.#madeOf;
    const cron = this.#cron.trim();
    const made = await client.call(createRow, {
      monitor: {
        name,
        collection,
        ...(environment && { environment }),
        ...(cron && { schedule: { cron, timezone: this.#timezone } }),
      },
    });
    return made.monitor?.uid ?? '';
  }

  get #cronFault(): string {
    return cronFault(this.#showing(), this.#cron.trim());
  }

  #type(change: () => void): void {
    change();
    this.#update();
  }
}
