import { html, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';

import { Words } from '../base/words.js';
import { EntityChanges } from '../parts/legal-entity/entity-changes.js';
import { legalEntityStyles } from '../parts/legal-entity/legal-entity.css.js';
import type { Standing } from '../parts/legal-entity/standing.js';
import { RecordElement } from '../parts/record/record-element.js';
import type { OnboardingReturned } from './events.js';
import { styles } from './onboarding-launcher.css.js';
import type { Launcher, LauncherSettings } from './panel/launcher.js';
import { ReturnNotice } from './return-notice.js';
import { words as english } from '../../words/compiled/onboarding-launcher/en.js';
import { seller } from '../../words/seller.js';

/** The platform gives a link so many seconds to be opened. */
const LINK_SECONDS = 240;

/**
 * Leads a seller from "not verified" to "can be paid": says where they stand and who has to do what, and takes them to the
 * platform's hosted pages and back. A link there is made on the click and not before, is held to `link-origins`, works once,
 * and is never in an event, a log, the history or a storage. Your proxy's `identify` has to name a seller with their
 * `legalEntities`, and its `supply` has to give `redirectUrl` for `legal-entity.createOnboardingLink`: the address of the
 * page that this element is on, with the parameter `florin-onboarding`.
 *
 * @slot verified - The next step of a verified seller, for example a link to their first listing.
 * @slot documents - A place to upload a document; shown below the needs while one of them is a document.
 * @slot support - Your contact details; shown where only a person can help.
 * @slot error - Replaces the message that the verification status could not be loaded.
 * @slot offline - Replaces the message that the device is offline.
 * @slot unauthorised - Replaces the message that the visitor is not signed in as this seller.
 * @fires {CustomEvent<OnboardingWish>} florin-before-onboarding-open - The seller is about to open the hosted pages; no link is created yet. Call `preventDefault()` to stop it.
 * @fires {CustomEvent<OnboardingOpened>} florin-onboarding-opened - The hosted pages are being opened.
 * @fires {CustomEvent<OnboardingReturned>} florin-onboarding-returned - The seller is back, or looks at this page again.
 * @fires {CustomEvent<StandingChanged>} florin-standing-changed - The verification status changed; also fired once when it is first loaded.
 * @fires {CustomEvent<LegalEntityChanged>} florin-legal-entity-changed - The legal entity was changed, so that other
 *   elements of the page load it again. Not fired for the first answer.
 * @fires {CustomEvent<OnboardingLauncherFailed>} florin-onboarding-launcher-failed - The verification status could not be loaded, or no safe link could be created.
 * @csspart head - The verification status at a glance.
 * @csspart needs - The tasks of one party.
 * @csspart need - One task that the seller has to do.
 * @csspart deadline - The date by which a task must be done.
 * @csspart hop - The box that explains the link to the hosted pages.
 * @csspart go - The button that opens the hosted pages.
 * @csspart link - The link to the hosted pages, shown when the browser blocked the window.
 * @csspart left - The time for which the link still works.
 * @csspart again - The button that opens the pages again.
 * @csspart notice - The message about how the last visit to the hosted pages ended.
 * @csspart error - The message that a link was not followed, and why.
 * @csspart ability - A permission that the seller has or waits for, for example to be paid out.
 * @csspart themes - The list of page designs to choose from.
 * @csspart theme - One page design.
 * @csspart panel - The box of every state in which there is nothing to show.
 * @csspart retry - The button that loads the status again.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @cssstate loading - The verification status is being loaded.
 * @cssstate ready - The verification status is shown.
 * @cssstate needs-input - The seller must still provide details.
 * @cssstate pending - All details are given; checks are in progress.
 * @cssstate rejected - The platform rejected the seller.
 * @cssstate verified - The seller is verified.
 * @cssstate error - The verification status could not be loaded.
 * @cssstate offline - The device is offline; the status loads when the connection is back.
 * @cssstate unauthorised - The visitor is not signed in as this seller.
 * @tagname florin-onboarding-launcher
 */
export class FlorinOnboardingLauncher extends RecordElement<
  Standing,
  Launcher,
  'florin-onboarding-launcher-failed'
> {
  static readonly languages = seller;
  static override styles: CSSResultGroup = [RecordElement.styles, legalEntityStyles, styles];

  /** Id of the seller's legal entity at the platform. Left out: the only legal entity of the signed-in seller. */
  @property({ attribute: 'legal-entity' }) legalEntity = '';

  /** Allowed origins of the hosted pages, separated by spaces. A link to another origin is not opened. */
  @property({ attribute: 'link-origins' }) linkOrigins = '';

  /** Place where the hosted pages open: `same-tab` (the default), `new-tab` or `popup`. */
  @property({ attribute: 'open-in' }) openIn = 'same-tab';

  /** Id of the design for the hosted pages. Left out: the platform's default. */
  @property() theme = '';

  /** Offers a choice of page designs to operators, and to sellers where your proxy's `enable` allows it. */
  @property({ type: Boolean, attribute: 'with-themes' }) withThemes = false;

  /** Seconds within which the seller must open a link; the platform sets the limit. */
  @property({ type: Number, attribute: 'link-seconds' }) linkSeconds = LINK_SECONDS;

  /** Parameter in this page's address that marks a return from the hosted pages. The element removes it at once. */
  @property({ attribute: 'return-parameter' }) returnParameter = 'florin-onboarding';

  @state() private isHeard = false;

  #isBack = false;
  readonly #words = new Words(this, () => this.language, english);
  protected readonly skeleton: TemplateResult = html`<div class="head">
      <i class="sign"></i><i class="line"></i>
    </div>
    <i></i><i></i><i></i>`;
  protected readonly record = this.recordOf({
    id: () => this.legalEntity || 'me',
    words: this.#words,
    failed: 'florin-onboarding-launcher-failed',
    view: () => this.#view(),
  });

  constructor() {
    super();
    const onChanged = (): void => this.record.view?.lookAgain();
    new EntityChanges(this, { legalEntity: () => this.record.id, onChanged });
    new ReturnNotice(this, {
      parameter: () => this.returnParameter,
      isAway: () => this.record.view?.isAway === true,
      onReturned: (where) => this.#onReturned(where),
      onHeard: () => (this.isHeard = true),
    });
  }

  protected get label(): string {
    return this.#words.text('label');
  }

  async #view(): Promise<Launcher> {
    const { Launcher } = await import('./panel/launcher.js');
    const view = new Launcher(this.record, this, () => this.#settings);
    if (this.#isBack) view.returned('here');
    this.#isBack = false;
    return view;
  }

  get #settings(): LauncherSettings {
    const { linkOrigins, openIn, theme, withThemes, linkSeconds, isHeard } = this;
    const seconds = linkSeconds > 0 ? linkSeconds : LINK_SECONDS;
    return { linkOrigins, openIn, theme, withThemes, lifetime: seconds * 1000, isHeard };
  }

  #onReturned(where: OnboardingReturned['where']): void {
    const { view } = this.record;
    this.record.emit('florin-onboarding-returned', { where });
    if (view) view.returned(where);
    else this.#isBack = true;
  }
}

export type * from './events.js';

declare global {
  interface HTMLElementTagNameMap {
    'florin-onboarding-launcher': FlorinOnboardingLauncher;
  }
}
