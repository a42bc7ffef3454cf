import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import type { Summary } from '../../client/operator/index.js';
import { getSummary } from '../../client/operator/index.js';
import { Words } from '../base/words.js';
import { RecordElement } from '../parts/record/record-element.js';
import { zoneOf } from '../parts/table/time-text.js';
import { words as english } from '../../words/compiled/overview/en.js';
import { seller } from '../../words/seller.js';
import type { OverviewFigure, OverviewTask } from './events.js';
import { overviewStyles } from './overview.css.js';
import type { Panel } from './panel/panel.js';

const line = html`<i></i>`;
const task = html`<div class="task">${line}${line}${line}</div>`;
const figure = html`<div class="figure">${line}${line}</div>`;

/** Numbers of tasks and figures that there is room for while they load. One kind of task alone is an approver's. */
const ROOM = { operator: [3, 5], approver: [1, 1], seller: [3, 3] } as const;

/** What is shown is not older than this when the reader comes back to the page. */
const FRESH = 60_000;

/**
 * The first page of an office: what needs the person who is signed in, the most urgent first, each with how many, why, until when and
 * one way to go there; then figures, each of which leads to what it is made of; for operators a chart of what was captured and refunded, disputes and payouts by their deadline, the balances of the platform, the latest requests and the health of your proxy, for approvers the payouts that wait for them and their own requests, for sellers their next payout and their sales. For operators, approvers and sellers: your proxy's `identify` says who they are, and each
 * sees what waits for them alone. Listen to `florin-before-task-open` to lead to the page where a task is seen to, or give
 * addresses with `addressOf`.
 *
 * @slot empty - Replaces the message that nothing needs the reader.
 * @slot error - Replaces the message that the overview cannot be shown.
 * @slot offline - Replaces the message that the device is offline.
 * @slot unauthorised - Replaces the message that the session may not see an overview.
 * @fires {CustomEvent<OverviewTask>} florin-before-task-open - A task or a request was pressed; `detail` says where it is seen to. Call
 *   `preventDefault()` to lead there yourself: else its link is followed, where `addressOf` gave one.
 * @fires {CustomEvent<OverviewFigure>} florin-before-figure-open - A figure was pressed; `detail` says what lists it, and how
 *   far back. Call `preventDefault()` to lead there yourself: else its link is followed, where `addressOf` gave one.
 * @fires {CustomEvent<OverviewFailed>} florin-overview-failed - The overview, or a block of it, was not loaded.
 * @csspart freshness - The message that says when the figures, or a block, were read, with the time zone.
 * @csspart refresh - The button that takes them again.
 * @csspart task - One kind of thing that waits; its kind is a part name, too.
 * @csspart count - The number of things of a task.
 * @csspart reason - The message that says why a task waits, and its sum.
 * @csspart deadline - The words that say until when.
 * @csspart open - The button or link that leads to a task.
 * @csspart figure - One figure; its kind is a part name, too.
 * @csspart figure-open - The button or link that leads to what a figure is made of.
 * @csspart block - One block below the figures; its kind, such as `money`, is a part name, too.
 * @csspart block-open - The button or link that leads to what a block is made of.
 * @csspart payout - One payout to come: how much, where to, when.
 * @csspart payout-amount - The amount that a payout would bring with the balance of now.
 * @csspart payout-reason - The message that says why nothing would be paid out, or moved.
 * @csspart waiting - One payout or dispute with its deadline.
 * @csspart waiting-open - The button or link that leads to a payout or dispute.
 * @csspart waiting-amount - The amount of a payout or dispute.
 * @csspart request - One request of the journal: what, how much, how it ended, who and when.
 * @csspart request-open - The button or link that leads to where a request belongs.
 * @csspart status - The words that say how a request ended.
 * @csspart rest - The message that says how many more there are.
 * @csspart facts - The list of what is known of your proxy: environment, interfaces, notifications, workspace.
 * @csspart environment - The words that say in which environment your proxy is.
 * @csspart closed - One interface that lacks a credential, and the option to set.
 * @csspart last-notification - The time of the last notification.
 * @csspart total - The box of what the platform's accounts hold; `available` or `pending` is a part name, too.
 * @csspart next-sweep - The message that says which sweep runs next and when, or why none does.
 * @csspart sold - The box of what was sold in some days; `today`, `week` or `month` is a part name, too.
 * @csspart best - The list of what sold best.
 * @csspart unsent - The message that says how many paid orders are not shipped.
 * @csspart zone - The message that says which days a block is of, and by the clocks of which zone.
 * @csspart currencies - The group of buttons that choose a currency.
 * @csspart currency - The button that chooses one currency.
 * @csspart none - The message that a block has nothing to show.
 * @csspart chart - The picture of a time, with its table.
 * @csspart chart-legend - The message that says what both directions of bars stand for, and their sums.
 * @csspart point - One day of the picture, which arrow keys walk to.
 * @csspart bar - The bar of a day.
 * @csspart bar-below - The bar of a day that goes down: what was refunded.
 * @csspart chart-point - The words of the day that is looked at.
 * @csspart chart-table - The box that opens the same figures as a table.
 * @csspart nothing - The message that nothing needs the reader.
 * @csspart notice - The message that a part could not be read, or that notifications are missing.
 * @csspart error - The message that an answer did not come, and why.
 * @csspart panel - The box of every state without an answer.
 * @csspart retry - The button that loads again.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @cssstate loading - The overview is being loaded.
 * @cssstate ready - Something needs the reader.
 * @cssstate empty - Nothing needs the reader; figures are shown.
 * @cssstate error - The overview cannot be shown.
 * @cssstate offline - The device is offline; the overview loads when the connection is back.
 * @cssstate unauthorised - The session may not see an overview.
 * @tagname florin-overview
 */
export class FlorinOverview extends RecordElement<Summary, Panel, 'florin-overview-failed'> {
  static readonly languages = seller;
  static override styles: CSSResultGroup = [RecordElement.styles, overviewStyles];

  /** Whose overview it is. Says how it is called until your proxy has answered; what is shown, your proxy decides. */
  @property() audience: 'operator' | 'approver' | 'seller' = 'operator';

  /**
   * Names of the blocks to show, in this order, separated by spaces: `tasks`, `figures`, `money`, `disputes`, `payouts`, `balances`, `journal` and `health` for operators,
   * `tasks`, `figures`, `payouts` and `journal` for approvers, `tasks`, `figures`, `next-payout` and `sales` for sellers. Default: all blocks of the audience.
   */
  @property() blocks = '';

  /**
   * Id of the account holder of the platform itself, whose accounts the block `balances` shows. Left out: the only one of the operator's
   * session.
   */
  @property({ attribute: 'account-holder' }) accountHolder = '';

  /** Number of days that figures are of, today the last of them: 1 to 31. Balances are those of now. */
  @property({ type: Number }) days = 7;

  /**
   * The IANA name of the zone that times are shown in, and whose clocks say when a day begins, such as `Europe/Amsterdam`. Default: the
   * reader's own.
   */
  @property({ attribute: 'time-zone' }) timeZone = '';

  /** Gives a task, a request or a figure the address of the page that shows it: it becomes a link. Nothing, or no web address: a button. */
  @property({ attribute: false }) addressOf: (place: OverviewTask | OverviewFigure) => string | undefined =
    () => undefined;

  readonly #words = new Words(this, () => this.language, english);
  protected readonly record = this.recordOf({
    needs: () => 'operator.getSummary',
    words: this.#words,
    question: () => [this.days, this.timeZone],
    failed: 'florin-overview-failed',
    load: async (client, options) => {
      const [summary, panel] = await Promise.all([
        client.call(getSummary, { days: this.#days, timeZone: zoneOf(this) }, options),
        this.record.loadView(),
      ]);
      panel.showBlocks(summary);
      return summary;
    },
    view: async () => new (await import('./panel/panel.js')).Panel(this.record, this),
  });

  get #days(): number {
    return Math.min(Math.max(Math.trunc(this.days) || 7, 1), 31);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.#look);
  }

  override disconnectedCallback(): void {
    document.removeEventListener('visibilitychange', this.#look);
    super.disconnectedCallback();
  }

  protected get skeleton(): TemplateResult {
    const [tasks, figures] = ROOM[this.audience] ?? ROOM.operator;
    const has = (name: string): boolean => !this.blocks || this.blocks.includes(name);
    return html`<div class="overview ${this.audience}">
      <i class="time"></i>
      ${has('tasks') ? html`<section><i class="title"></i>${Array(tasks).fill(task)}</section>` : nothing}
      ${
        has('figures')
          ? html`<section>
              <i class="title"></i>
              <div class="figures">${Array(figures).fill(figure)}</div>
            </section>`
          : nothing
      }
    </div>`;
  }

  protected get label(): string {
    return this.#words.text(`label-${this.audience === 'seller' ? 'seller' : 'office'}`);
  }

  /** A person who comes back to the page sees what is true by then. */
  readonly #look = (): void => {
    const { answer, resource } = this.record;
    const now = resource.now ?? Date.now();
    const isOld = answer !== undefined && now - Date.parse(answer.takenAt) >= FRESH;
    if (document.visibilityState === 'visible' && isOld && !resource.isBusy) void this.refresh();
  };
}

export type * from './events.js';

declare global {
  interface HTMLElementTagNameMap {
    'florin-overview': FlorinOverview;
  }
}
