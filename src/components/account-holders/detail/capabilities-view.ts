import { html, nothing, type TemplateResult } from 'lit';

import type {
  AccountHolder,
  AccountHolderCapability,
  CapabilityProblem,
  VerificationError,
} from '../../../client/balance-platform/index.js';
import { VERIFICATION_STATUSES } from '../../../client/balance-platform/capability.js';
import { bareWord } from '../../../client/schema/values.js';
import type { Words } from '../../base/words.js';
import { isolatedText, plainText } from '../../parts/listing/plain-text.js';
import type { Word } from '../../../words/compiled/account-holders/detail/en.js';
import { deadlineView, ownWord, standingView, type Showing } from '../panel/showing.js';
import { CAPABILITY_STANDINGS, deadlineFor, standingOf } from '../panel/standing.js';

interface CapabilitiesView {
  readonly texts: Pick<Words<Word>, 'text'>;
  readonly showing: Showing;
  readonly holder: AccountHolder;
}

function verificationText({ texts }: CapabilitiesView, { verificationStatus }: AccountHolderCapability) {
  const told = bareWord(verificationStatus);
  const known = VERIFICATION_STATUSES.find((each) => each === told);
  return known ? texts.text(`verification-${known}`) : ownWord(told || '–');
}

/** Whether, and how much: a level is the platform's own word. */
function answerView(
  { texts }: CapabilitiesView,
  isYes: boolean | undefined,
  level: string | undefined,
): TemplateResult {
  const told = bareWord(level);
  const word = isYes === undefined ? 'not-told' : isYes ? 'yes' : 'no';
  return html`${texts.text(word)}${
    isYes && told && told !== 'notApplicable' ? html` <span class="quiet">${ownWord(told)}</span>` : nothing
  }`;
}

function errorView({ texts }: CapabilitiesView, error: VerificationError): TemplateResult {
  const { message = '', code = '', remediatingActions = [], subErrors = [] } = error;
  const remedies = [
    ...remediatingActions,
    ...subErrors.flatMap((inner) => [inner, ...(inner.remediatingActions ?? [])]),
  ];
  return html`<bdi>${plainText(message, 300) || texts.text('no-message')}</bdi>
    <span class="quiet">${code ? texts.text('code', { code: isolatedText(code, 40) }) : nothing}</span>
    ${
      remedies.length > 0
        ? html`<ul>
            ${remedies.map(
              (remedy) =>
                html`<li>
                  ${texts.text('remedy', { text: isolatedText(remedy.message ?? remedy.code ?? '', 300) })}
                </li>`,
            )}
          </ul>`
        : nothing
    }`;
}

function problemView(view: CapabilitiesView, { entity, verificationErrors = [] }: CapabilityProblem) {
  const where = [bareWord(entity?.type), entity?.id].filter(Boolean).join(' ');
  return html`${verificationErrors.map(
    (error) =>
      html`<div part="notice">
        ${errorView(view, error)} ${where ? html`<span class="quiet">${ownWord(where)}</span>` : nothing}
      </div>`,
  )}`;
}

function rowView(view: CapabilitiesView, name: string, capability: AccountHolderCapability): TemplateResult {
  const { texts, showing, holder } = view;
  const { problems = [], requested, requestedLevel, allowed, allowedLevel } = capability;
  const deadline = deadlineFor(holder, name);
  return html`<tr role="row">
    <th role="rowheader" scope="row">${ownWord(name)} ${standingView(showing, standingOf(capability))}</th>
    <td role="cell" data-label=${texts.text('requested')}>${answerView(view, requested, requestedLevel)}</td>
    <td role="cell" data-label=${texts.text('allowed')}>${answerView(view, allowed, allowedLevel)}</td>
    <td role="cell" data-label=${texts.text('verification')}>${verificationText(view, capability)}</td>
    <td role="cell" data-label=${texts.text('to-do')}>
      <span class="what"
        >${problems.length > 0 ? problems.map((problem) => problemView(view, problem)) : texts.text('nothing-to-do')}
        ${deadlineView(showing, deadline)}</span
      >
    </td>
  </tr>`;
}

/** What an account holder asked for and may do: those with something to fix first. Roles are spelled out, because narrow rows are cards. */
export function capabilitiesView(view: CapabilitiesView): TemplateResult {
  const { texts, holder } = view;
  const rows = Object.entries(holder.capabilities ?? {}).toSorted(
    ([name, one], [otherName, other]) =>
      CAPABILITY_STANDINGS.indexOf(standingOf(one)) - CAPABILITY_STANDINGS.indexOf(standingOf(other)) ||
      (name < otherName ? -1 : 1),
  );
  if (rows.length === 0) return html`<p class="quiet">${texts.text('no-capabilities')}</p>`;
  const heads = ['capability', 'requested', 'allowed', 'verification', 'to-do'] as const;
  return html`<table role="table" class="matrix" part="capabilities" aria-labelledby="capabilities-title">
    <thead role="rowgroup">
      <tr role="row">
        ${heads.map((head) => html`<th role="columnheader" scope="col">${texts.text(head)}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${rows.map(([name, capability]) => rowView(view, name, capability))}
    </tbody>
  </table>`;
}
