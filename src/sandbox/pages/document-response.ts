import type { Html } from './html.js';

/** A page of the platform for people: under its own strict policy, and never kept by the browser. */
export const documentResponse = (document: Html, policy: string, status: number): Response =>
  new Response(document.markup, {
    status,
    headers: {
      'content-type': 'text/html;charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });
