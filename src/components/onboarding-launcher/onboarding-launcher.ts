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
import { languages } from '../../words/compiled/onboarding-launcher/languages.js';

/** The platform gives a link so many seconds to be opened. */
const LINK_SECONDS = 240;

/**
 * Leads a seller from "not verified" to "can be paid": says where they stand and who has to do what, and takes them to the
 * platform's hosted pages and back. A link there is made on the click and not before, is held to `link-origins`, works once,
 * and is never in an event, a log, the history or a storage. Your proxy's `identify` has to name a seller with their
 * `legalEntities`, and its `supply` has to give `redirectUrl` for `legal-entity.createOnboardingLink`: the address of the
 * page that this element is on, with the parameter `florin-onboarding`.
 *
 * @slot verified - What a verified seller may do next, for example a link to their first listing.
 * @slot documents - Where a seller uploads a document; shown below the needs while one of them is a document.
 * @slot support - How a seller reaches you; shown where only a person can help.
 * @slot error - Stands in for the sentence that nobody can tell where the seller stands.
 * @slot offline - Stands in for the sentence that the device is offline.
 * @slot unauthorised - Stands in for the sentence that nobody is signed in, or not as this seller.
 * @fires {CustomEvent<OnboardingWish>} florin-before-onboarding-open - The seller wants to go to the hosted pages; no link is made yet. Prevent it, and none is.
 * @fires {CustomEvent<OnboardingOpened>} florin-onboarding-opened - The hosted pages are being opened.
 * @fires {CustomEvent<OnboardingReturned>} florin-onboarding-returned - The seller is back, or looks at this page again.
 * @fires {CustomEvent<StandingChanged>} florin-standing-changed - The seller stands elsewhere than before; also once in the beginning.
 * @fires {CustomEvent<LegalEntityChanged>} florin-legal-entity-changed - The legal entity was changed, so that other
 *   elements of the page load it again. Not fired for the first answer.
 * @fires {CustomEvent<OnboardingLauncherFailed>} florin-onboarding-launcher-failed - Where the seller stands was not told, or no link was made, or none that may be followed.
 * @csspart head - Where the seller stands, at a glance.
 * @csspart needs - What one party has to do.
 * @csspart need - One task that the seller has to do.
 * @csspart deadline - Until when.
 * @csspart hop - The box about the way to the hosted pages.
 * @csspart go - The button that goes there.
 * @csspart link - The link in its place where the browser did not open a window.
 * @csspart left - How long that link still works.
 * @csspart again - The button that opens the pages again.
 * @csspart notice - The sentence about how the last visit to the hosted pages ended.
 * @csspart error - The sentence that a link was not followed, and why.
 * @csspart ability - A permission that the seller has or waits for, for example to be paid out.
 * @csspart themes - The looks to choose from.
 * @csspart theme - One look.
 * @csspart panel - The box of every state in which there is nothing to show.
 * @csspart retry - The button that asks again.
 * @csspart badge - The badge shown outside live.
 * @cssstate loading - Where the seller stands is being looked up.
 * @cssstate ready - The seller's state is known.
 * @cssstate needs-input - Something is still needed from the seller.
 * @cssstate pending - Only checks are open.
 * @cssstate rejected - The platform has turned the seller down.
 * @cssstate verified - The seller may do all that was asked for.
 * @cssstate error - Nobody can tell where the seller stands.
 * @cssstate offline - There is no network; it is looked up when it is back.
 * @cssstate unauthorised - Nobody is signed in, or not as this seller.
 * @tagname florin-onboarding-launcher
 */
export class FlorinOnboardingLauncher extends RecordElement<
  Standing,
  Launcher,
  'florin-onboarding-launcher-failed'
> {
  static override styles: CSSResultGroup = [RecordElement.styles, legalEntityStyles, styles];

  /** Id of the seller's legal entity at the platform; `me` for the only one of whoever is signed in. */
  @property({ attribute: 'legal-entity' }) legalEntity = '';

  /** Origins that the hosted pages may be at, parted by spaces. A link that leads elsewhere is not followed. */
  @property({ attribute: 'link-origins' }) linkOrigins = '';

  /** Where the hosted pages open: `same-tab` (the default), `new-tab` or `popup`. */
  @property({ attribute: 'open-in' }) openIn = 'same-tab';

  /** Id of the look that the hosted pages shall have. Left out: the platform's own. */
  @property() theme = '';

  /** Lets whoever may see the looks choose one: operators, and sellers too where your proxy's `enable` says so. */
  @property({ type: Boolean, attribute: 'with-themes' }) withThemes = false;

  /** Seconds in which a link has to be opened, as the platform has it. */
  @property({ type: Number, attribute: 'link-seconds' }) linkSeconds = LINK_SECONDS;

  /** The parameter of this page's address that the hosted pages lead back with. It is taken out at once. */
  @property({ attribute: 'return-parameter' }) returnParameter = 'florin-onboarding';

  @state() private isHeard = false;

  #isBack = false;
  readonly #words = new Words(this, () => this.language, english, languages);
  protected readonly skeleton: TemplateResult = html`<div class="head">
      <i class="sign"></i><i class="line"></i>
    </div>
    <i></i><i></i><i></i>`;
  protected readonly record = this.recordOf({
    id: () => this.legalEntity,
    required: 'legal-entity',
    words: this.#words,
    failed: 'florin-onboarding-launcher-failed',
    view: () => this.#view(),
  });

  constructor() {
    super();
    const onChanged = (): void => this.record.view?.lookAgain();
    new EntityChanges(this, { legalEntity: () => this.legalEntity, onChanged });
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
