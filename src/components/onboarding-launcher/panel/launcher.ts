import { html, nothing, type LitElement, type ReactiveController, type TemplateResult } from 'lit';

import type { CallOptions, Client } from '../../../client/index.js';
import { checkVerificationErrors, getLegalEntity } from '../../../client/legal-entity/rows/legal-entities.js';
import type { Words } from '../../base/words.js';
import { mainButtonStyles } from '../../parts/controls/main-button.css.js';
import { Following } from '../../parts/record/following.js';
import { standingStyles } from '../../parts/legal-entity/standing.css.js';
import { standingOf, type Standing } from '../../parts/legal-entity/standing.js';
import {
  abilitiesView,
  deadlineView,
  needsOfActor,
  type StandingView,
} from '../../parts/legal-entity/standing-view.js';
import { words as standingEnglish } from '../../../words/compiled/parts/legal-entity/en.js';
import type { RecordController } from '../../parts/record/record-controller.js';
import type { RecordView } from '../../parts/record/record-view.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import type { ResourceState } from '../../parts/resource/resource-state.js';
import type { OnboardingReturned, StandingChanged } from '../events.js';
import { Hop } from './hop.js';
import { launcherStyles } from './launcher.css.js';
import { heardView, hopView, noteText, noteView, standingHead, type LauncherView } from './launcher-view.js';
import { openInOf, originsOf } from './link.js';
import { ThemeChoice } from './theme-choice.js';
import { words as english } from '../../../words/compiled/onboarding-launcher/panel/en.js';

const readEntity = /*@__PURE__*/ proxyRow('legal-entity', getLegalEntity);
const readProblems = /*@__PURE__*/ proxyRow('legal-entity', checkVerificationErrors);

/** What the page's author says by attributes. */
export interface LauncherSettings {
  readonly linkOrigins: string;
  readonly openIn: string;
  readonly theme: string;
  readonly withThemes: boolean;
  /** Milliseconds that a link works. */
  readonly lifetime: number;
  /** Another page goes on from here, and this one has done its work. */
  readonly isHeard: boolean;
}

type LauncherRecord = RecordController<Standing, Launcher, 'florin-onboarding-launcher-failed'>;

const openOf = ({ needs }: Standing): number => needs.filter(({ actor }) => actor === 'seller').length;

/** Where a seller stands, and the way to the hosted pages and back. Loaded while the first skeleton is on screen. */
export class Launcher implements RecordView<Standing>, ReactiveController {
  readonly #record: LauncherRecord;
  readonly #settings: () => LauncherSettings;
  readonly #words: Words<keyof typeof english>;
  readonly #standingWords: Words<keyof typeof standingEnglish>;
  readonly #hop: Hop;
  readonly #following: Following;
  readonly #themes: ThemeChoice;
  #told: StandingChanged | undefined;
  #untold: StandingChanged | undefined;
  #isNew = false;
  #isFirst = true;

  constructor(
    record: LauncherRecord,
    element: LitElement & { theme: string },
    settings: () => LauncherSettings,
  ) {
    this.#record = record;
    this.#settings = settings;
    this.#words = record.wordsOf(english);
    this.#standingWords = record.wordsOf(standingEnglish);
    element.addController(this);
    this.#hop = new Hop(element, {
      client: () => record.client,
      wish: () => this.#wish(),
      words: () => ({ language: record.language, title: this.#words.text('waiting') }),
      place: () => element.renderRoot,
      onOpened: (host) => record.emit('florin-onboarding-opened', { host, openIn: this.#wish().openIn }),
      onNote: (note, trouble) => {
        if (trouble) record.fail(trouble.cause, trouble.code);
        record.say(noteText(this.#view));
        if (note !== 'bad-link' && note !== 'failed') this.lookAgain();
      },
    });
    this.#following = new Following(element, {
      isWanted: () => {
        const known = record.answer;
        return known?.phase === 'pending' || known?.needs.some(({ actor }) => actor === 'platform') === true;
      },
      look: () => record.refresh(),
    });
    this.#themes = new ThemeChoice(element, {
      client: () => record.client,
      isWanted: () => settings().withThemes && record.answer?.phase === 'needs-input',
      chosen: () => element.theme,
      choose: (id) => (element.theme = id),
      text: (word) => this.#words.text(word),
    });
    record.adopt(standingStyles, mainButtonStyles, launcherStyles);
  }

  /** True while the seller may be at the hosted pages, as far as this page knows. */
  get isAway(): boolean {
    return this.#hop.isOut;
  }

  get isBusy(): boolean {
    return this.#hop.state.phase === 'minting';
  }

  /** The problems as they are now, rather than as they were when the entity was written last. */
  async load(client: Client, options: CallOptions): Promise<Standing> {
    const { id } = this.#record;
    const [entity, { problems }] = await Promise.all([
      client.call(readEntity, { id }, options),
      client.call(readProblems, { id }, options),
    ]);
    return standingOf(entity, problems);
  }

  render(standing: Standing): TemplateResult {
    const { phase, needs } = standing;
    const view = this.#view;
    const open = openOf(standing);
    const shown: StandingView = { standing, words: this.#standingWords, language: view.language };
    if (this.#settings().isHeard) return html`${standingHead(phase, open, false, view)} ${heardView(view)}`;
    return html`${noteView(view)} ${standingHead(phase, open, this.#isNew, view)}
    ${phase === 'verified' ? html`<slot name="verified"></slot>` : nothing} ${needsOfActor('seller', shown)}
    ${needs.some(({ way }) => way === 'document') ? html`<slot name="documents"></slot>` : nothing}
    ${deadlineView(shown)} ${open > 0 && phase !== 'rejected' ? hopView(view) : nothing}
    ${needsOfActor('platform', shown)} ${needsOfActor('support', shown)}
    ${needs.some(({ actor }) => actor === 'support') ? html`<slot name="support"></slot>` : nothing}
    ${abilitiesView(shown)}`;
  }

  returned(where: OnboardingReturned['where']): void {
    // A seller who looks at this page may not be done on the other one.
    if (where === 'looked') this.lookAgain();
    else this.#hop.rest('back');
  }

  states({ phase }: Standing, state: ResourceState): readonly string[] {
    return [state, phase];
  }

  reset(): void {
    this.#told = undefined;
    this.#isNew = false;
    this.#hop.rest();
    this.#following.restart();
  }

  /** Notes what has changed, before it is shown; what was noted is told once it is. */
  hostUpdate(): void {
    const standing = this.#record.answer;
    if (!standing) return;
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
    this.#record.say(this.#words.text(phase, { count: open.toLocaleString(this.#record.language) }));
  }

  hostUpdated(): void {
    const untold = this.#untold;
    this.#untold = undefined;
    if (!untold) return;
    const record = this.#record;
    record.emit('florin-standing-changed', untold);
    if (!this.#isFirst) record.emit('florin-legal-entity-changed', { legalEntity: record.id });
  }

  #wish() {
    const { linkOrigins, openIn, theme, lifetime } = this.#settings();
    return {
      legalEntity: this.#record.id,
      lifetime,
      themeId: theme,
      openIn: openInOf(openIn),
      origins: originsOf(linkOrigins, location.protocol === 'http:'),
      locale: this.#record.askedLanguage,
    };
  }

  get #view(): LauncherView {
    const { openIn, origins, lifetime, locale } = this.#wish();
    return {
      words: this.#words,
      states: this.#record.words,
      language: locale,
      hop: this.#hop.state,
      openIn,
      origins,
      lifetime,
      themes: this.#themes.template,
      onGo: () => void (this.#record.emit('florin-before-onboarding-open', { openIn }) && this.#hop.start()),
      onTake: (event) => this.#hop.take() || event.preventDefault(),
    };
  }

  /** Something may have changed, here or elsewhere. */
  lookAgain(): void {
    this.#following.restart();
    if (this.#record.answer) void this.#record.refresh();
  }
}
