import { html, nothing, svg, type TemplateResult } from 'lit';

import { apart } from '../../base/apart.js';
import type { Words } from '../../base/words.js';
import type { Phase } from '../../parts/legal-entity/phases.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import type { ResourceWords } from '../../parts/resource/resource-words.js';
import type { HopState } from './hop-state.js';
import { hostsText, minutesText, type OpenIn } from './link.js';
import type { Word as PanelWord } from '../../../words/compiled/onboarding-launcher/panel/en.js';

export interface LauncherView {
  readonly words: Pick<Words<PanelWord>, 'text'>;
  /** The words of the states that every element has. */
  readonly states: ResourceWords;
  readonly language: string;
  readonly hop: HopState;
  readonly openIn: OpenIn;
  readonly origins: readonly string[];
  /** Milliseconds that a link works. */
  readonly lifetime: number;
  /** The looks to choose from, where there are any. */
  readonly themes: TemplateResult | typeof nothing;
  onGo(): void;
  onTake(event: Event): void;
}

const PATHS: Readonly<Record<Phase, string>> = {
  'needs-input': 'M14.5 17l2 2 3.5-4M25 17.5h9M14.5 30l2 2 3.5-4M25 30.5h9',
  pending: 'M24 14v10.5l7 4',
  rejected: 'M16.5 16.5l15 15m0-15l-15 15',
  verified: 'M14 24.5l7.5 7.5L35 17.5',
};

/** Where the seller stands, at a glance; `isNew`: it has just come to that. */
export function standingHead(
  phase: Phase,
  count: number,
  isNew: boolean,
  { words, language }: Pick<LauncherView, 'words' | 'language'>,
): TemplateResult {
  return html`<div class="head ${phase} ${isNew ? 'new' : ''}" part="head">
    <svg viewBox="0 0 48 48" aria-hidden="true">
      ${svg`<circle cx="24" cy="24" r="22" /><path pathLength="1" d=${PATHS[phase]} />`}
    </svg>
    <div>
      <h2>${words.text(phase, { count: count.toLocaleString(language) })}</h2>
      <p>${words.text(`${phase}-lead`)}</p>
    </div>
  </div>`;
}

/** What came of the last way there, in a sentence; nothing where there was none. */
export function noteText({ words, states, language, hop, lifetime }: LauncherView): string {
  if (hop.phase !== 'idle' || !hop.note) return '';
  const { note, trouble } = hop;
  const text = words.text(note, { time: minutesText(lifetime, language), code: apart(trouble?.code ?? '') });
  return note === 'failed' && trouble ? `${text} ${troubleText(states, trouble)}` : text;
}

const hostOf = ({ hop, origins, language }: LauncherView): string =>
  hop.phase === 'leaving' || hop.phase === 'away' ? apart(hop.host) : hostsText(origins, language);

/** The same on screen, above everything else. */
export function noteView(view: LauncherView): TemplateResult | typeof nothing {
  const text = noteText(view);
  if (!text || view.hop.phase !== 'idle') return nothing;
  return html`<p class="note ${view.hop.note}" part="notice">${text}</p>`;
}

/** For the window that came back, once the one it left from has taken over. */
export const heardView = ({ words }: LauncherView): TemplateResult =>
  html`<p class="note back" part="notice">${words.text('heard')}</p>
    <p><button type="button" @click=${() => window.close()}>${words.text('close')}</button></p>`;

/** One button for the way there and for going once more, so that the focus stays where it is. */
function goButton(view: LauncherView): TemplateResult {
  const { words, hop, onGo } = view;
  const isBusy = hop.phase === 'minting' || hop.phase === 'leaving';
  const word = hop.phase === 'idle' || hop.phase === 'offered' ? 'go' : WORDS[hop.phase];
  const isAway = hop.phase === 'away';
  return html`<button
    class=${isAway ? '' : 'main'}
    type="button"
    part=${isAway ? 'again' : 'go'}
    aria-disabled=${isBusy}
    aria-describedby="opens"
    @click=${() => isBusy || onGo()}
  >
    ${words.text(word, { host: hostOf(view) })}
  </button>`;
}

const WORDS = { minting: 'minting', leaving: 'leaving', away: 'again' } as const;

/** The link itself: there only where a person has to click it, and only while it works. */
function offer({ words, language, hop, onTake }: LauncherView): TemplateResult | typeof nothing {
  if (hop.phase !== 'offered') return nothing;
  const { url, left } = hop;
  return html`<p>${words.text('offered')}</p>
    <p>
      <a
        class="main"
        part="link"
        href=${url.href}
        target="_blank"
        rel="noopener noreferrer"
        referrerpolicy="no-referrer"
        @click=${onTake}
        @auxclick=${onTake}
        >${words.text('offered-link', { host: apart(url.host) })}</a
      >
    </p>
    <p class="quiet" part="left">
      ${words.text('left', { time: minutesText(left.milliseconds, language) })}
    </p>`;
}

function explanation(view: LauncherView): TemplateResult {
  const { words, hop, themes } = view;
  const host = hostOf(view);
  if (hop.phase === 'away') return html`<p>${words.text('away', { host })}</p>`;
  return html`<h3>${words.text('next')}</h3>
    <p>${words.text('hop', { host })}</p>
    ${themes}`;
}

/** Explains the hop before it happens, and is the way to it; afterwards it says what has become of it. */
export function hopView(view: LauncherView): TemplateResult {
  const { words, hop, openIn, lifetime, language } = view;
  if (view.origins.length === 0)
    return html`<p class="note bad-link" part="error">
      ${words.text('bad-link', { code: 'link-origins' })}
    </p>`;
  const isOffered = hop.phase === 'offered';
  return html`<div class="hop" part="hop">
    ${isOffered ? offer(view) : explanation(view)} ${isOffered ? nothing : goButton(view)}
    <p class="quiet" id="opens" ?hidden=${isOffered || hop.phase === 'away'}>
      ${words.text(openIn)} ${words.text('hop-once', { time: minutesText(lifetime, language) })}
    </p>
  </div>`;
}
