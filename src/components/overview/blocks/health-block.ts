import { html, nothing, type TemplateResult } from 'lit';

import { ENVIRONMENTS } from '../../../client/shopper/config.js';
import { getHealth, type Health } from '../../../client/operator/index.js';
import { apart } from '../../base/apart.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { factsView } from '../../parts/record/facts-view.js';
import { asOfText, type View } from '../panel/view.js';
import { asOfView, type BlockOptions, type Place } from './block.js';
import type { BlockTexts } from './block-texts.js';
import { isSilent } from './silence.js';

/** What an overview needs to hear of the platform's reports. */
const NOTIFICATIONS = 'notifications';

function environmentView(texts: BlockTexts, environment: string): TemplateResult {
  const known = ENVIRONMENTS.find((each) => each === environment);
  const name = known ? texts.text(`environment-${known}`) : plainText(environment, 20);
  return html`<span class="mark ${known === 'live' ? 'good' : 'due'}" part="environment">${name}</span>`;
}

/** The interfaces that lack an option, each with its name. */
function closedView(texts: BlockTexts, { language }: View, { closed }: Health): TemplateResult {
  if (closed.length === 0) return html`${texts.text('all-open')}`;
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return html`<ul class="closed">
    ${closed.map(({ interface: name, missing }) => {
      const options = list.format(missing.map((option) => apart(plainText(option, 60))));
      return html`<li part="closed">
        <code dir="ltr">${plainText(name, 40)}</code>
        <span class="quiet">${texts.text('closed-because', { options })}</span>
      </li>`;
    })}
  </ul>`;
}

/** When the platform last reported something, and that it has been silent for too long. */
function lastView(texts: BlockTexts, view: View, { notifications }: Health, now: number): TemplateResult {
  if (!notifications)
    return html`<p class="notice due" part="notice">
      ${texts.text('no-notifications', { option: apart(NOTIFICATIONS) })}
    </p>`;
  const at = Date.parse(notifications.lastAt ?? '');
  if (Number.isNaN(at)) return html`${texts.text('none-arrived')}`;
  return html`<p part="last-notification">${asOfText(view, at)}</p>
    ${
      isSilent(at, now, view.timeZone)
        ? html`<p class="notice due" part="notice">${texts.text('silent')}</p>`
        : nothing
    }`;
}

function callsText(texts: BlockTexts, { workspace }: Health): string {
  if (!workspace) return '';
  const { limit, left } = workspace;
  return limit === undefined || left === undefined
    ? texts.text('calls-unknown')
    : texts.text('calls-left', { left, limit });
}

function healthView(texts: BlockTexts, view: View, health: Health): TemplateResult {
  const at = Date.parse(health.takenAt);
  const figure = { kind: 'workspace-calls', element: 'florin-workspace', days: 0, from: '' };
  return html`${factsView([
    [texts.text('environment'), environmentView(texts, health.environment)],
    [texts.text('interfaces'), closedView(texts, view, health)],
    [texts.text('notifications'), lastView(texts, view, health, at)],
    [texts.text('workspace'), callsText(texts, health)],
  ])}
  ${asOfView(view, at)}
  ${
    health.workspace
      ? html`<p>${view.leadToFigure(figure, { text: texts.text('see-workspace'), part: 'block-open' })}</p>`
      : nothing
  }`;
}

/** What keeps the proxy from its work, and what it last heard of the platform, as a block. */
export const healthBlock = ({ texts, viewOf }: Place): BlockOptions<Health> => ({
  kind: 'health',
  question: () => [],
  title: () => texts.text('health'),
  load: (client, options) => client.call(getHealth, {}, options),
  ready: (answer) => healthView(texts, viewOf(), answer),
});
