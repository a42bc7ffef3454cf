import { html, nothing, svg, type TemplateResult } from 'lit';

import { apart } from '../../base/apart.js';
import { momentText } from '../../base/moment.js';
import type { Words } from '../../base/words.js';
import type { Ability, Actor, Need, Standing } from './standing.js';
import type { Word as StandingWord } from '../../../words/compiled/parts/legal-entity/en.js';

export interface StandingView {
  readonly standing: Standing;
  readonly words: Pick<Words<StandingWord>, 'text'>;
  readonly language: string;
}

/** What each mark stands for is said beside it: a tick, a clock, a dot, a cross. */
const MARKS = {
  allowed: 'M3.5 8.5l3 3 6-7',
  checking: 'M8 4.5V8l2.5 1.5M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0z',
  waiting: 'M8 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  rejected: 'M4.5 4.5l7 7m0-7l-7 7',
} as const satisfies Record<Ability['state'], string>;

const mark = (name: keyof typeof MARKS): TemplateResult =>
  html`<svg class="mark ${name}" viewBox="0 0 16 16" aria-hidden="true">
    ${svg`<path d=${MARKS[name]} />`}
  </svg>`;

const MARK_OF: Readonly<Record<Actor, keyof typeof MARKS>> = {
  seller: 'waiting',
  platform: 'checking',
  support: 'rejected',
};

function aboutText({ about: { kind, name } }: Need, { words }: StandingView): string {
  return kind === 'self' || !name ? '' : words.text(kind, { name: apart(name) });
}

function quoteView({ quote, code }: Need, { words }: StandingView): TemplateResult | typeof nothing {
  if (!quote) return nothing;
  return html`<span class="quote"
    >${words.text('quoted')}
    <q lang="en" dir="auto">${quote}</q>
    ${code ? html`<span class="code">${words.text('code', { code: apart(code) })}</span>` : nothing}</span
  >`;
}

function needView(need: Need, view: StandingView): TemplateResult {
  const about = aboutText(need, view);
  return html`<li class="need ${need.actor}" part="need">
    ${mark(MARK_OF[need.actor])}
    <span class="what">
      <strong>${view.words.text(need.word)}</strong>
      ${about ? html`<span class="about">${about}</span>` : nothing}
      <span class="how">${view.words.text(`${need.word}-do`)}</span>
      ${quoteView(need, view)}
    </span>
  </li>`;
}

/** What one party has to do; nothing where there is nothing. */
export function needsOfActor(actor: Actor, view: StandingView): TemplateResult | typeof nothing {
  const needs = view.standing.needs.filter((need) => need.actor === actor);
  if (needs.length === 0) return nothing;
  const { words } = view;
  return html`<section class="needs" part="needs" aria-label=${words.text(`${actor}-title`)}>
    <h3>${words.text(`${actor}-title`)}</h3>
    ${actor === 'platform' ? html`<p class="quiet">${words.text('platform-lead')}</p>` : nothing}
    <ul>
      ${needs.map((need) => needView(need, view))}
    </ul>
  </section>`;
}

function abilityView({ name, state }: Ability, { words }: StandingView): TemplateResult {
  return html`<li class="ability ${state}" part="ability">
    ${mark(state)}<span>${words.text(name)}</span> <span class="state">${words.text(state)}</span>
  </li>`;
}

/** What a seller may do already, and what not yet. */
export function abilitiesView(view: StandingView): TemplateResult | typeof nothing {
  const { abilities } = view.standing;
  if (abilities.length === 0) return nothing;
  return html`<section aria-label=${view.words.text('abilities-title')}>
    <h3>${view.words.text('abilities-title')}</h3>
    <ul class="abilities">
      ${abilities.map((ability) => abilityView(ability, view))}
    </ul>
  </section>`;
}

/** Until when, with the zone named; nothing where there is no hurry. */
export function deadlineView({ standing, words, language }: StandingView): TemplateResult | typeof nothing {
  const { deadline, phase } = standing;
  if (!deadline || phase !== 'needs-input') return nothing;
  return html`<p class="quiet" part="deadline">
    ${words.text('deadline', { date: momentText(deadline, language) })}
  </p>`;
}
