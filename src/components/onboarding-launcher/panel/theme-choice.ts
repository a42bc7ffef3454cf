import { nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';

import type { Client } from '../../../client/index.js';
import type { OnboardingTheme } from '../../../client/legal-entity/onboarding.js';
import type { themesView } from './themes.js';
import type { Word as PanelWord } from '../../../words/compiled/onboarding-launcher/panel/en.js';

export interface ThemeChoiceOptions {
  client(): Client | undefined;
  /** Whether the seller is to choose now. */
  isWanted(): boolean;
  /** Id of the look that is chosen. */
  chosen(): string;
  choose(id: string): void;
  text(word: PanelWord): string;
}

/** The looks of the hosted pages, loaded for users who may choose one; others go on without. */
export class ThemeChoice implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #options: ThemeChoiceOptions;
  #loadedFor: Client | undefined;
  #themes: readonly OnboardingTheme[] = [];
  #view: typeof themesView | undefined;

  constructor(host: ReactiveControllerHost, options: ThemeChoiceOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostUpdated(): void {
    const client = this.#options.client();
    if (client && client !== this.#loadedFor && this.#options.isWanted()) void this.#load(client);
  }

  get template(): TemplateResult | typeof nothing {
    const { chosen, choose, text } = this.#options;
    return (
      this.#view?.({
        themes: this.#themes,
        chosen: chosen(),
        text: (word) => text(word),
        onChoose: choose,
      }) ?? nothing
    );
  }

  async #load(client: Client): Promise<void> {
    this.#loadedFor = client;
    const { loadThemes, themesView } = await import('./themes.js');
    this.#themes = await loadThemes(client, this.#options.chosen()).catch(() => []);
    this.#view = themesView;
    this.#host.requestUpdate();
  }
}
