import type { Html } from './html.js';

/** A page of the platform for people: under its own strict policy, and never kept by the browser. */
export const documentResponse = (document: Html, policy: string, status: number): Response =>
  new Response(document.markup, {
    status,
    headers: {
      'content-type': 'text/html;charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      // Frameworks refuse a form that does not say it comes from their own site. Other sites learn nothing.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  });
