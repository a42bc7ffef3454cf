import { documentResponse } from '../pages/document-response.js';
import { html, type Html } from '../pages/html.js';
import { originOf } from '../pages/policy-origin.js';
import { stylesAddress, themeAddress } from './addresses.js';
import type { Language } from './language.js';

export interface PageOptions {
  readonly base: string;
  readonly language: Language;
  readonly title: string;
  readonly body: Html;
  readonly status?: number;
  readonly themeId?: string | undefined;
  /** Where the merchant wants the seller back. */
  readonly home?: string | undefined;
  /** Whether a form of the page may end at the merchant's: a redirect after a form post counts too. */
  readonly leadsHome?: boolean;
}

/** Nothing inline, nothing from elsewhere, no script at all, and no frame around it. */
const policyOf = ({ leadsHome, home }: PageOptions): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    `form-action 'self'${leadsHome && home ? ` ${originOf(home)}` : ''}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** The name a seller knows the merchant by on these pages: the host they came from. */
const hostOf = (home: string): string => new URL(home).host;

function themeLink(base: string, themeId: string | undefined): Html | string {
  return themeId ? html`<link rel="stylesheet" href="${themeAddress(base, themeId)}" />` : '';
}

function wayHome({ home, language }: PageOptions, isNotice: boolean): Html | string {
  if (!home || isNotice) return '';
  return html`<footer>
    <a rel="noreferrer" href="${home}">${language.text('leave', { host: hostOf(home) })}</a>
    <span class="hint">${language.text('leave-hint')}</span>
  </footer>`;
}

/** A page of the hosted onboarding, in the link's language and look; never kept by the browser. */
export function page(options: PageOptions, isNotice = false): Response {
  const { base, language, title, body, status = 200 } = options;
  const document = html`<!doctype html>
    <html lang="${language.code}" dir="${language.direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="${stylesAddress(base)}" />
        ${themeLink(base, options.themeId)}
        <link rel="icon" href="data:," />
      </head>
      <body>
        <div class="page">
          <header>
            <strong>${language.text('brand')}</strong>
            <span>${language.text('simulator')}</span>
          </header>
          <main>${body}</main>
          ${wayHome(options, isNotice)}
        </div>
      </body>
    </html> `;
  return documentResponse(document, policyOf(options), status);
}

const NOTICES = {
  used: { status: 410, title: 'used-title', text: 'used-text' },
  expired: { status: 410, title: 'expired-title', text: 'expired-text' },
  over: { status: 410, title: 'over-title', text: 'over-text' },
  unknown: { status: 404, title: 'unknown-title', text: 'unknown-text' },
  nothing: { status: 200, title: 'nothing-title', text: 'nothing-text' },
  done: { status: 200, title: 'done-title', text: 'done-text' },
} as const;
export type Notice = keyof typeof NOTICES;

/** A plain page that asks nothing, says why, and leads back to the merchant where it is known who that is. */
export function notice(name: Notice, options: Omit<PageOptions, 'title' | 'body' | 'status'>): Response {
  const { language, home } = options;
  const { status, title, text } = NOTICES[name];
  const heading = language.text(title);
  const body = html`<h1>${heading}</h1>
    <p>${language.text(text)}</p>
    ${
      home
        ? html`<p>
            <a class="button" rel="noreferrer" href="${home}"
              >${language.text('return', { host: hostOf(home) })}</a
            >
          </p>`
        : ''
    }`;
  return page({ ...options, title: heading, body, status }, true);
}
