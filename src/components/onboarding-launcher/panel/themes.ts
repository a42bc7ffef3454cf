import { html, nothing, svg, type TemplateResult } from 'lit';

import type { CallOptions, Client } from '../../../client/index.js';
import type { OnboardingTheme } from '../../../client/legal-entity/onboarding.js';
import { getTheme, listThemes } from '../../../client/legal-entity/rows/onboarding.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import type { Word as PanelWord } from '../../../words/compiled/onboarding-launcher/panel/en.js';

const list = /*@__PURE__*/ proxyRow('legal-entity', listThemes);
const read = /*@__PURE__*/ proxyRow('legal-entity', getTheme);

/** The looks that the hosted page can have; one that is chosen already is among them, wherever the platform lists it. */
export async function loadThemes(
  client: Client,
  chosen: string,
  options: CallOptions = {},
): Promise<readonly OnboardingTheme[]> {
  const { themes } = await client.call(list, {}, options);
  if (!chosen || themes.some(({ id }) => id === chosen)) return themes;
  return [await client.call(read, { id: chosen }, options), ...themes];
}

const COLOUR = /^#[0-9a-f]{6}$/i;
const PAPER = '#ffffff';
const INK = '#5b6470';

/** A colour of a theme, or another where it has none: whatever else stands there is no colour and is not drawn. */
const colour = (value: string | undefined, other: string): string =>
  value !== undefined && COLOUR.test(value) ? value : other;

/** A page in small: a line of words, a field, a button. */
function swatch({ properties }: OnboardingTheme): TemplateResult {
  const { backgroundColor, primaryColor, radius = '' } = properties;
  const round = Math.min(4, Number.parseInt(radius, 10) / 2 || 0);
  const button = colour(primaryColor, INK);
  return html`<svg class="swatch" viewBox="0 0 64 44" aria-hidden="true">
    ${svg`<rect width="64" height="44" fill=${colour(backgroundColor, PAPER)} />
      <rect x="8" y="8" width="28" height="4" rx="2" fill=${INK} />
      <rect x="8" y="17" width="48" height="7" rx=${round} fill="none" stroke=${INK} />
      <rect x="8" y="29" width="22" height="8" rx=${round} fill=${button} />`}
  </svg>`;
}

export interface ThemesView {
  readonly themes: readonly OnboardingTheme[];
  /** Id of the one that is chosen; empty for the platform's own. */
  readonly chosen: string;
  text(word: PanelWord): string;
  onChoose(id: string): void;
}

/** The looks to choose from; nothing where there is nothing to choose. */
export function themesView({ themes, chosen, text, onChoose }: ThemesView): TemplateResult | typeof nothing {
  if (themes.length === 0) return nothing;
  return html`<fieldset class="themes" part="themes">
    <legend>${text('themes')}</legend>
    ${themes.map(
      (theme) =>
        html`<label part="theme"
          ><input
            type="radio"
            name="theme"
            .checked=${theme.id === chosen}
            @change=${() => onChoose(theme.id)}
          />${swatch(theme)}<bdi>${theme.description || theme.id}</bdi></label
        >`,
    )}
  </fieldset>`;
}
