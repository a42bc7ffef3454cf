import { html, nothing, type TemplateResult } from 'lit';

import type { CallOptions, Client } from '../../../client/index.js';
import { checkVerificationErrors, getLegalEntity } from '../../../client/legal-entity/rows/legal-entities.js';
import { adoptStyles } from '../../base/adopt-styles.js';
import { Words } from '../../base/words.js';
import { mainButtonStyles } from '../../parts/controls/main-button.css.js';
import { Following } from '../../parts/legal-entity/following.js';
import { standingStyles } from '../../parts/legal-entity/standing.css.js';
import { standingOf, type Standing } from '../../parts/legal-entity/standing.js';
import {
  abilitiesView,
  deadlineView,
  needsOfActor,
  type StandingView,
} from '../../parts/legal-entity/standing-view.js';
import { words as standingEnglish } from '../../parts/legal-entity/words/en.js';
import { languages as standingLanguages } from '../../parts/legal-entity/words/languages.js';
import type { RenderingHost } from '../../parts/resource/keep-focus.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import type { Trouble } from '../../parts/resource/resource-state.js';
import type { ResourceWords } from '../../parts/resource/resource-words.js';
import type { OnboardingEvents, OnboardingReturned, OnboardingWish } from '../events.js';
import { Hop } from './hop.js';
import { panelStyles } from './launcher-panel.css.js';
import { heardView, hopView, noteText, noteView, standingHead, type LauncherView } from './launcher-view.js';
import { openInOf, originsOf } from './link.js';
import { ThemeChoice } from './theme-choice.js';
import { words as english } from './words/en.js';
import { languages } from './words/languages.js';

const readEntity = /*@__PURE__*/ proxyRow('legal-entity', getLegalEntity);
const readProblems = /*@__PURE__*/ proxyRow('legal-entity', checkVerificationErrors);

/** What the page's author says by attributes. */
export interface LauncherSettings {
  readonly legalEntity: string;
  readonly linkOrigins: string;
  readonly openIn: string;
  readonly theme: string;
  readonly withThemes: boolean;
  /** Milliseconds that a link works. */
  readonly lifetime: number;
}

export interface LauncherPanelOptions {
  client(): Client | undefined;
  language(): string;
  settings(): LauncherSettings;
  /** Where the seller stands, once that is known. */
  standing(): Standing | undefined;
  look(): Promise<unknown>;
  chooseTheme(id: string): void;
  /** The words of the states that every element has. */
  readonly states: ResourceWords;
  allows(wish: OnboardingWish): boolean;
  fail(trouble: Trouble): void;
  tell<Name extends keyof OnboardingEvents>(name: Name, detail: OnboardingEvents[Name]): void;
}

type Host = RenderingHost & Element;

const openOf = ({ needs }: Standing): number => needs.filter(({ actor }) => actor === 'seller').length;

/** Where a seller stands, and the way to the hosted pages and back. Loaded while the first skeleton is on screen. */
export class LauncherPanel {
  readonly #options: LauncherPanelOptions;
  readonly #words: Words<keyof typeof english>;
  readonly #standingWords: Words<keyof typeof standingEnglish>;
  readonly #hop: Hop;
  readonly #following: Following;
  readonly #themes: ThemeChoice;
  #told: OnboardingEvents['florin-standing-changed'] | undefined;
  #untold: OnboardingEvents['florin-standing-changed'] | undefined;
  #isNew = false;
  #isFirst = true;
  /** What has just happened, for whoever cannot see it. */
  news = '';

  constructor(host: Host, options: LauncherPanelOptions) {
    this.#options = options;
    const { client, language, settings, standing, look } = options;
    this.#words = new Words(host, language, english, languages);
    this.#standingWords = new Words(host, language, standingEnglish, standingLanguages);
    for (const words of [this.#words, this.#standingWords]) words.hostUpdate();
    this.#hop = new Hop(host, {
      client: () => client(),
      wish: () => this.#wish(),
      words: () => ({ language: language(), title: this.#words.text('waiting') }),
      place: () => host.renderRoot,
      onOpened: (host) => options.tell('florin-onboarding-opened', { host, openIn: this.#wish().openIn }),
      onNote: (note, trouble) => {
        if (trouble) options.fail(trouble);
        this.news = noteText(this.#view);
        if (note !== 'bad-link' && note !== 'failed') this.lookAgain();
      },
    });
    this.#following = new Following(host, {
      isWanted: () => {
        const known = standing();
        return known?.phase === 'pending' || known?.needs.some(({ actor }) => actor === 'platform') === true;
      },
      look: () => look(),
    });
    this.#themes = new ThemeChoice(host, {
      client: () => client(),
      isWanted: () => settings().withThemes && standing()?.phase === 'needs-input',
      chosen: () => settings().theme,
      choose: (id) => options.chooseTheme(id),
      text: (word) => this.#words.text(word),
    });
    for (const styles of [standingStyles, mainButtonStyles, panelStyles])
      adoptStyles(host.renderRoot, styles);
  }

  /** True while the seller may be at the hosted pages, as far as this page knows. */
  get isAway(): boolean {
    return this.#hop.isOut;
  }

  /** The problems as they are now, rather than as they were when the entity was written last. */
  async ask(client: Client, id: string, options: CallOptions): Promise<Standing> {
    const [entity, { problems }] = await Promise.all([
      client.call(readEntity, { id }, options),
      client.call(readProblems, { id }, options),
    ]);
    return standingOf(entity, problems);
  }

  /** `isHeard`: another page goes on from here, and this one has done its work. */
  template(standing: Standing, isHeard: boolean): TemplateResult {
    const { phase, needs } = standing;
    const view = this.#view;
    const open = openOf(standing);
    const shown: StandingView = { standing, words: this.#standingWords, language: view.language };
    if (isHeard) return html`${standingHead(phase, open, false, view)} ${heardView(view)}`;
    return html`${noteView(view)} ${standingHead(phase, open, this.#isNew, view)}
    ${phase === 'verified' ? html`<slot name="verified"></slot>` : nothing} ${needsOfActor('seller', shown)}
    ${needs.some(({ way }) => way === 'document') ? html`<slot name="documents"></slot>` : nothing}
    ${deadlineView(shown)} ${open > 0 && phase !== 'rejected' ? hopView(view) : nothing}
    ${needsOfActor('platform', shown)} ${needsOfActor('support', shown)}
    ${needs.some(({ actor }) => actor === 'support') ? html`<slot name="support"></slot>` : nothing}
    ${abilitiesView(shown)}`;
  }

  returned(where: OnboardingReturned['where']): void {
    // Whoever only looks here may not be done over there.
    if (where === 'looked') this.lookAgain();
    else this.#hop.rest('back');
  }

  /** Another seller: nothing that was said of the last one is news. */
  reset(): void {
    this.#told = undefined;
    this.#isNew = false;
    this.news = '';
    this.#hop.rest();
    this.#following.restart();
  }

  /** Notes what has changed, before it is shown; what was noted is told once it is. */
  note(standing: Standing): void {
    const open = openOf(standing);
    const { phase } = standing;
    const before = this.#told;
    if (before?.phase === phase && before.open === open) return;
    this.#told = this.#untold = { phase, open };
    this.#isFirst = !before;
    if (!before) return;
    this.#isNew = before.phase !== phase;
    // Something was done over there: what is left is another matter, and needs another link.
    if (this.#hop.state.phase === 'away') this.#hop.rest('back');
    this.news = this.#words.text(phase, { count: open.toLocaleString(this.#options.language()) });
  }

  tell(): void {
    const untold = this.#untold;
    this.#untold = undefined;
    if (!untold) return;
    const { tell, settings } = this.#options;
    tell('florin-standing-changed', untold);
    if (!this.#isFirst) tell('florin-legal-entity-changed', { legalEntity: settings().legalEntity });
  }

  #wish() {
    const { linkOrigins, openIn, theme, legalEntity, lifetime } = this.#options.settings();
    return {
      legalEntity,
      lifetime,
      themeId: theme,
      openIn: openInOf(openIn),
      origins: originsOf(linkOrigins, location.protocol === 'http:'),
      locale: this.#options.language(),
    };
  }

  get #view(): LauncherView {
    const { openIn, origins, lifetime, locale } = this.#wish();
    return {
      words: this.#words,
      states: this.#options.states,
      language: locale,
      hop: this.#hop.state,
      openIn,
      origins,
      lifetime,
      themes: this.#themes.template,
      onGo: () => void (this.#options.allows({ openIn }) && this.#hop.start()),
      onTake: (event) => this.#hop.take() || event.preventDefault(),
    };
  }

  /** Something may have changed, here or elsewhere. */
  lookAgain(): void {
    this.#following.restart();
    if (this.#options.standing()) void this.#options.look();
  }
}
