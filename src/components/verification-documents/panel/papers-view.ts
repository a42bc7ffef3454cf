import { html, nothing, type TemplateResult } from 'lit';

import { apart } from '../../base/apart.js';
import { isLeaving, removalButton } from '../../parts/resource/removal-button.js';
import type { Removal } from '../../parts/resource/removals.js';
import type { Dossier, Paper, PaperNeed } from './dossier.js';
import { aboutText, typeText, whatText, whyText, type View } from './view.js';

export interface PapersView extends View {
  readonly dossier: Dossier;
  removalOf(paper: Paper): Removal | undefined;
  onMeet(need: PaperNeed): void;
  onReplace(paper: Paper): void;
  onShow(paper: Paper): void;
  onRemove(paper: Paper): void;
  onUndo(paper: Paper): void;
}

function needView(view: PapersView, need: PaperNeed): TemplateResult {
  const { standing, words } = view;
  const { word, quote, paper, owner } = need;
  const title = standing.text(word);
  const about = aboutText(view, owner);
  const act = words.text(paper ? 'replace' : 'upload');
  return html`<li class="record row need" part="need">
    <span class="what">
      <strong>${title}</strong>
      ${about ? html`<span class="quiet">${about}</span>` : nothing}
      <span class="quiet">${standing.text(`${word}-do`)}</span>
      ${
        quote
          ? html`<span class="quiet"
              >${standing.text('quoted')} <q lang="en" dir="auto">${quote}</q> ${
                need.code ? standing.text('code', { code: apart(need.code) }) : nothing
              }</span
            >`
          : nothing
      }
    </span>
    <button
      type="button"
      class="main"
      part="upload"
      aria-label="${act}: ${[title, about].filter(Boolean).join(', ')}"
      @click=${() => view.onMeet(need)}
    >
      ${act}
    </button>
  </li>`;
}

/** What is still needed, each with the way to it; nothing where nothing is. */
export function needsView(view: PapersView): TemplateResult | typeof nothing {
  const { needs } = view.dossier;
  if (needs.length === 0) return nothing;
  const title = view.words.text('needs-title');
  return html`<section aria-label=${title}>
    <h3>${title}</h3>
    <ul>
      ${needs.map((need) => needView(view, need))}
    </ul>
  </section>`;
}

/** With the zone named, as every time is. */
const dateText = (iso: string, language: string): string =>
  new Date(iso).toLocaleString(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });

function facts(view: PapersView, paper: Paper, removal: Removal | undefined): TemplateResult {
  const { words, standing, language } = view;
  if (removal?.phase === 'undoable' || removal?.phase === 'sent')
    return html`<span class="quiet">${words.text(removal.phase)}</span>`;
  const { status, needs, modified, fileName, owner } = paper;
  const about = aboutText(view, owner);
  return html`${about ? html`<span class="quiet">${about}</span>` : nothing}
    ${fileName ? html`<bdi class="quiet file">${fileName}</bdi>` : nothing}
    <span class="quiet"
      ><span class="status ${status}" part="status">${words.text(status)}</span> ${
        modified ? words.text('dated', { date: apart(dateText(modified, language)) }) : nothing
      }</span
    >
    ${
      status === 'problem'
        ? needs.map(({ word, quote }) => html`<span>${quote || standing.text(`${word}-do`)}</span>`)
        : nothing
    }`;
}

/** One document that the platform has. */
export function paperView(view: PapersView, paper: Paper): TemplateResult {
  const { words } = view;
  const removal = view.removalOf(paper);
  const what = whatText(view, paper.type, paper.owner);
  const button = (part: 'show' | 'replace', onClick: () => void): TemplateResult =>
    html`<button type="button" part=${part} aria-label="${words.text(part)}: ${what}" @click=${onClick}>
      ${words.text(part)}
    </button>`;
  return html`<li class="record row ${removal?.phase ?? ''}" part="paper ${paper.status}">
    <span class="what"><strong>${typeText(view, paper.type)}</strong> ${facts(view, paper, removal)}</span>
    <span class="actions">
      ${isLeaving(removal) ? nothing : html`${button('show', () => view.onShow(paper))} ${button('replace', () => view.onReplace(paper))}`}
      ${removalButton({
        removal,
        what,
        words,
        onRemove: () => view.onRemove(paper),
        onUndo: () => view.onUndo(paper),
      })}
    </span>
    ${
      removal?.phase === 'failed'
        ? html`<p class="bad" part="error">
            ${words.text('not-removed', { what })} ${whyText(view, removal.trouble)}
          </p>`
        : nothing
    }
  </li>`;
}
