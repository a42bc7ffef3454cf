import { html, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';

import { ClientError, type CallOptions, type Client } from '../../client/index.js';
import { FlorinElement } from '../base/element.js';
import { Words } from '../base/words.js';
import { EntityChanges } from '../parts/legal-entity/entity-changes.js';
import { legalEntityStyles } from '../parts/legal-entity/legal-entity.css.js';
import { PHASES } from '../parts/legal-entity/phases.js';
import type { Standing } from '../parts/legal-entity/standing.js';
import { resourceStyles } from '../parts/resource/resource.css.js';
import { Resource } from '../parts/resource/resource.js';
import { RESOURCE_STATES, type Trouble } from '../parts/resource/resource-state.js';
import { resourceView } from '../parts/resource/resource-view.js';
import type { OnboardingEvents, OnboardingReturned } from './events.js';
import { styles } from './onboarding-launcher.css.js';
import type { LauncherPanel, LauncherSettings } from './panel/launcher-panel.js';
import { ReturnNotice } from './return-notice.js';
import { words as english } from './words/en.js';
import { languages } from './words/languages.js';

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
export class FlorinOnboardingLauncher extends FlorinElement {
  static override styles: CSSResultGroup = [FlorinElement.styles, resourceStyles, legalEntityStyles, styles];

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

  #panel: LauncherPanel | undefined;
  #isBack = false;
  readonly #words = new Words(this, () => this.language, english, languages);
  readonly #standing = new Resource<Standing>(this, {
    client: () => this.connection.client,
    question: () => [this.legalEntity],
    load: (client, options) => this.#load(client, options),
    onFailed: (trouble) => this.#fail(trouble),
  });

  constructor() {
    super();
    const onChanged = (): void => this.#panel?.lookAgain();
    new EntityChanges(this, { legalEntity: () => this.legalEntity, onChanged });
    new ReturnNotice(this, {
      parameter: () => this.returnParameter,
      isAway: () => this.#panel?.isAway === true,
      onReturned: (where) => this.#onReturned(where),
      onHeard: () => (this.isHeard = true),
    });
  }

  protected override render(): TemplateResult {
    return resourceView({
      resource: this.#standing,
      words: this.#words,
      label: this.#words.text('label'),
      skeleton: SKELETON,
      ready: (standing) => html`${this.#panel?.template(standing, this.isHeard)}`,
      news: this.#standing.answer && this.#panel?.news,
    });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { answer } = this.#standing;
    if (changed.has('legalEntity')) this.#panel?.reset();
    else if (answer) this.#panel?.note(answer);
  }

  protected override updated(): void {
    const { state, answer } = this.#standing;
    this.showState(state, RESOURCE_STATES);
    if (answer) this.showState(answer.phase, PHASES);
    else for (const phase of PHASES) this.internals.states.delete(phase);
    this.#panel?.tell();
  }

  async #load(client: Client, options: CallOptions): Promise<Standing> {
    const { legalEntity } = this;
    if (!legalEntity)
      throw new ClientError({
        kind: 'contract',
        operation: this.localName,
        field: 'legal-entity',
        unsent: true,
      });
    const { LauncherPanel } = await import('./panel/launcher-panel.js');
    this.#panel ??= new LauncherPanel(this, {
      client: () => this.connection.client,
      language: () => this.language,
      settings: () => this.#settings,
      standing: () => this.#standing.answer,
      look: () => this.#standing.load(),
      chooseTheme: (id) => (this.theme = id),
      states: this.#words,
      allows: (wish) => this.emit('florin-before-onboarding-open', wish, { cancelable: true }),
      fail: (trouble) => this.#fail(trouble),
      tell: (name, detail) => this.#tell(name, detail),
    });
    if (this.#isBack) this.#panel.returned('here');
    this.#isBack = false;
    return this.#panel.ask(client, legalEntity, options);
  }

  get #settings(): LauncherSettings {
    const { legalEntity, linkOrigins, openIn, theme, withThemes, linkSeconds } = this;
    const seconds = linkSeconds > 0 ? linkSeconds : LINK_SECONDS;
    return { legalEntity, linkOrigins, openIn, theme, withThemes, lifetime: seconds * 1000 };
  }

  #onReturned(where: OnboardingReturned['where']): void {
    this.#tell('florin-onboarding-returned', { where });
    if (this.#panel) this.#panel.returned(where);
    else this.#isBack = true;
  }

  #fail({ cause, code }: Trouble): void {
    this.#tell('florin-onboarding-launcher-failed', { code: cause, detail: code });
  }

  #tell<Name extends keyof OnboardingEvents>(name: Name, detail: OnboardingEvents[Name]): void {
    this.emit(name, detail);
  }
}

/** As tall as a seller's first view of it. */
const SKELETON = html`<div class="head"><i class="sign"></i><i class="line"></i></div>
  <i></i><i></i><i></i>`;

export type * from './events.js';

declare global {
  interface HTMLElementTagNameMap {
    'florin-onboarding-launcher': FlorinOnboardingLauncher;
  }
}
