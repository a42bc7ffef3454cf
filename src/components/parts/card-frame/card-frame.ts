import type { ReactiveController, TemplateResult } from 'lit';

import type { CardReport, FieldName } from '../../../frame/protocol.js';
import type { RenderingHost } from '../../base/adopt-styles.js';
import type { CardFrameOptions } from './card-frame-options.js';
import { cardFrameView } from './card-frame-view.js';
import { frozen, isTyped, NO_CARD, SealError, statusOf } from './card-state.js';
import type { CardFrameFailure, CardFrameStatus, CardState, Sealed } from './card-state.js';
import { frameAddress } from './frame-address.js';
import { FrameBriefing } from './frame-briefing.js';
import { FrameLink, type Heard } from './frame-link.js';
import { takenCard } from './taken-card.js';
import { Waiting } from './waiting.js';

export type { CardFrameOptions, CardFrameSettings } from './card-frame-options.js';
export { cardFrameStyles } from './card-frame.css.js';
export { SealError } from './card-state.js';
export type { CardFrameFailure, CardFrameStatus, CardProblem, CardState, Sealed } from './card-state.js';

/**
 * The card frame in an element: put `render()` into the template, `cardFrameStyles` into the styles, and read `status`,
 * `reason` and `card`. The frame lives while it is rendered; an element that moves gets a fresh one, empty.
 */
export class CardFrame implements ReactiveController {
  readonly #host: RenderingHost;
  readonly #options: CardFrameOptions;
  readonly #briefing: FrameBriefing;
  readonly #waiting = new Waiting(
    () => this.#host.requestUpdate(),
    () => this.#onGivenUp(),
  );
  #status: CardFrameStatus = 'loading';
  #reason: CardFrameFailure | undefined;
  /** What the frame said last. */
  #report: CardReport = NO_CARD;
  /** Names of all brands the frame knows. */
  #known: readonly string[] = [];
  #source = '';
  #address: string | undefined;
  #link: FrameLink | undefined;
  #isRendered = false;
  #height = 0;
  #isReloaded = false;

  constructor(host: RenderingHost, options: CardFrameOptions) {
    this.#host = host;
    this.#options = options;
    this.#briefing = new FrameBriefing(host, options);
    host.addController(this);
  }

  get status(): CardFrameStatus {
    return this.#status;
  }

  /** Why `status` is `error`, `offline` or `closed`. */
  get reason(): CardFrameFailure | undefined {
    return this.#reason;
  }

  get card(): CardState {
    return this.#briefing.card;
  }

  /** Where a form shows what is not valid; focusing it focuses the first field to correct. */
  get anchor(): HTMLElement | undefined {
    return this.#briefing.tokens.probe.parentElement ?? undefined;
  }

  /** Envelopes of all fields shown. Rejects with a `SealError`; where fields are not fine, the frame shows which. */
  async seal(): Promise<Sealed> {
    for (;;) {
      // What changed since the last update decides too which code the card needs.
      this.#setReport(this.#report);
      this.#tell();
      const { brand } = this.card;
      const sealed = await this.#link?.seal();
      if (!sealed) throw new SealError('closed');
      const { envelopes, holderName, brands } = sealed;
      const judged = this.#judge({ ...this.#report, brands });
      // Another brand was chosen or typed meanwhile: its rule for the security code may be another, so the card is asked again.
      if (judged.brand === brand && judged.fields.number !== 'unsupported')
        return { envelopes, holderName, brand };
    }
  }

  /** Moves the focus into the frame; before it is ready, it follows once it is. */
  focus(field: FieldName | 'first-invalid' | 'first' = 'first'): void {
    if (this.#status !== 'ready') return this.#await();
    this.#link?.focus(field);
  }

  /** Empties the fields. */
  clear(only: 'all' | 'securityCode' = 'all'): void {
    this.#isReloaded = false;
    this.#link?.send({ type: 'clear', only });
  }

  /** Loads a new frame after a failure. */
  readonly retry = (): void => {
    if (!this.#reason) return;
    this.anchor?.focus();
    this.#reset();
    this.#options.onRetry?.();
    this.#host.requestUpdate();
  };

  /** For the element: what the frame waits for will not come. */
  fail(reason: CardFrameFailure): void {
    this.#reset();
    this.#waiting.stop();
    this.#status = statusOf(reason);
    this.#reason = reason;
    if (this.#status === 'closed') console.warn(`florin: no card fields: ${reason}.`);
    this.#options.onFailed(reason);
    this.#host.requestUpdate();
  }

  /** The frame, its skeleton or what went wrong; `slot` names the slot that stands in for the latter. */
  render(slot = 'error'): TemplateResult {
    this.#isRendered = true;
    this.#mount();
    const { words } = this.#options;
    const { fields, sandboxKey, layout } = this.#options.settings();
    if (this.#link) this.#link.frame.title = words.text('cardTitle');
    return cardFrameView({
      status: this.#status,
      reason: this.#reason,
      words,
      fields,
      layout,
      hasNote: !!sandboxKey,
      probe: this.#briefing.tokens.probe,
      isUnmeasured: !this.#height,
      note: this.#isReloaded
        ? 'cardReloaded'
        : this.#waiting.isSlow || this.#waiting.isAsked
          ? 'cardLoading'
          : undefined,
      isNoteShown: this.#isReloaded || this.#waiting.isAsked,
      choice: this.#briefing.choice,
      slot,
      onFocus: this.#onFocus,
      onRetry: this.retry,
    });
  }

  /**
   * The frame takes longer than all the rest: it is asked for before there is a form around it, where a browser can move
   * it there without loading it again.
   */
  start(): void {
    const { renderRoot } = this.#host;
    this.hostUpdate();
    this.#mount();
    if (this.#link && 'moveBefore' in renderRoot) renderRoot.append(this.#link.frame);
  }

  hostConnected(): void {
    addEventListener('online', this.#onOnline);
    this.#waiting.start();
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    removeEventListener('online', this.#onOnline);
    this.#reset();
    this.#waiting.stop();
    this.#source = '';
  }

  hostUpdate(): void {
    this.#isRendered = false;
    // An update that was under way when the element went: there is nothing to wait for.
    if (!this.#host.isConnected) return;
    const { proxy, frameUrl, serverTime } = this.#options.settings();
    if (this.#briefing.clock.tell(serverTime) && this.#reason === 'unprepared') this.#reset();
    const source = frameUrl || proxy;
    this.#setReport(this.#report);
    // The frame is told before anything is rendered: the two then work side by side.
    if (source === this.#source) return this.#link?.open();
    this.#reset();
    this.#source = source;
    this.#address = source ? frameAddress(proxy, frameUrl, this.#host.baseURI) : undefined;
    if (!isSecureContext) this.fail('insecure-context');
    else if (source && !this.#address) this.fail('address');
  }

  hostUpdated(): void {
    if (this.#isRendered) {
      this.#place();
      this.#link?.open();
      this.#tell();
    } else if (this.#link) {
      this.#reset();
      this.#isReloaded = false;
    }
  }

  #tell(): void {
    const settings = this.#link?.isReady && this.#briefing.settings;
    if (settings) this.#link?.update(settings);
  }

  #mount(): void {
    if (this.#link || this.#reason || !this.#address || !this.#host.isConnected) return;
    this.#link = new FrameLink(this.#address, {
      // Not before there is a form: tokens are read as they are painted in it.
      opening: () => this.anchor && this.#briefing.opening,
      heard: (message) => this.#onHeard(message),
      ended: (reason) => this.fail(reason),
    });
  }

  /** Puts the frame into the form, once that is rendered. */
  #place(): void {
    const anchor = this.anchor!;
    const frame = this.#link?.frame;
    if (!frame || frame.parentNode === anchor) return;
    if (frame.isConnected) anchor.moveBefore(frame, anchor.firstChild);
    else anchor.prepend(frame);
  }

  #reset(): void {
    this.#isReloaded ||= isTyped(this.#briefing.card);
    this.#link?.end();
    this.#link = this.#reason = undefined;
    this.#status = 'loading';
    this.#height = 0;
    this.#setReport(NO_CARD);
    this.#waiting.start();
  }

  /** The focus follows into the frame once it is ready; until then it is said what is waited for. */
  #await(): void {
    this.anchor?.focus();
    if (this.#status === 'loading') this.#waiting.say();
  }

  #onHeard(message: Heard): void {
    if (message.type === 'ready') this.#onReady(message.brands);
    else if (message.type === 'state') this.#setReport(message.state);
    else if (message.type === 'height') this.#setHeight(message.height);
    else if (message.intent === 'submit') this.#options.onSubmit();
    else this.#options.onDismiss?.();
    this.#host.requestUpdate();
  }

  #onReady(known: readonly string[]): void {
    this.#known = known;
    this.#status = 'ready';
    this.#waiting.stop();
    this.#host.requestUpdate();
    // What is hidden cannot be focused.
    void this.#host.updateComplete.then(() => {
      if (this.anchor?.matches(':focus')) this.focus();
    });
  }

  #judge(report: CardReport): CardState {
    return takenCard(report, this.#briefing.brands, this.#known, (...pair) =>
      this.#briefing.choice ? this.#briefing.choice.isPair(...pair) : this.#offer(),
    );
  }

  #setReport(report: CardReport): void {
    this.#report = report;
    const card = this.#judge(report);
    if (isTyped(card)) this.#isReloaded = false;
    if (JSON.stringify(card) === JSON.stringify(this.#briefing.card)) return;
    this.#briefing.card = frozen(card);
    this.#options.onCardChanged(this.#briefing.card);
  }

  /** Two brands of the merchant's fit the card. Where the code for a choice will not load, the merchant's order decides. */
  #offer(): false {
    import('../brand-choice/brand-choice.js').then(
      ({ BrandChoice }) => (this.#briefing.choice ??= new BrandChoice(this.#host, this.#options, this)),
      () => undefined,
    );
    return false;
  }

  #setHeight(height: number): void {
    this.#height = height;
    if (this.#link) this.#link.frame.style.blockSize = `${height}px`;
  }

  readonly #onFocus = (): void => {
    if (this.#status === 'ready') this.focus('first-invalid');
  };

  readonly #onOnline = (): void => {
    if (this.#status === 'offline') this.retry();
  };

  #onGivenUp(): void {
    if (this.#isRendered && !this.#address) this.fail('address');
  }
}
