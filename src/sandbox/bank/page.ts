import { addresses } from './addresses.js';
import { documentResponse } from '../pages/document-response.js';
import { html, type Html } from '../pages/html.js';

export interface PageOptions {
  readonly base: string;
  /** Whose page it says it is. Default: the bank's. */
  readonly name?: string;
  readonly title: string;
  readonly body: Html;
  readonly status?: number;
  readonly script?: 'submitScript' | 'tellParentScript';
  /** The message from the page's script to the frame around it. */
  readonly message?: string;
  /** Where the page's form may lead beside the bank itself: a redirect after a form post counts too. */
  readonly leadsTo?: string;
  /** Where the browser goes on to by itself, as soon as it has shown the page. */
  readonly goesTo?: string | undefined;
  /** Whether a frame may hold it. A page that stands for the whole window must not be framed. */
  readonly framed: boolean;
}

const policy = ({ leadsTo, framed }: PageOptions): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    'img-src data:',
    `form-action 'self'${leadsTo ? ` ${leadsTo}` : ''}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(framed ? [] : ["frame-ancestors 'none'"]),
  ].join('; ');

/** A page of the bank: its own strict policy, nothing from elsewhere, never kept. */
export function page(options: PageOptions): Response {
  const { base, name = 'Sandbox Bank', title, body, script, message, goesTo, status = 200 } = options;
  const at = addresses(base);
  const document = html`<!doctype html>
    <html lang="en" ${message === undefined ? '' : html` data-message="${message}"`}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        ${goesTo === undefined ? '' : html`<meta http-equiv="refresh" content="0; url=${goesTo}" />`}
        <title>${title}</title>
        <link rel="stylesheet" href="${at.styles}" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <main>
          <header>${name} <span>no real money</span></header>
          ${body}
        </main>
        ${script ? html`<script src="${at[script]}"></script>` : ''}
      </body>
    </html> `;
  return documentResponse(document, policy(options), status);
}

/** A style sheet or script of the bank's pages. */
export const asset = (content: string, type: string): Response =>
  new Response(content, {
    headers: {
      'content-type': `${type};charset=utf-8`,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    },
  });
