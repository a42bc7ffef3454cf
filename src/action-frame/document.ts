import { hexOf } from '../facts/hexadecimal.js';
import { build, script, scriptHash, style, styleHash } from '#compiled-action-frame';

export interface ActionFrameOptions {
  /** Lets bank pages be `http:` on this machine, and tests shorten the time limits. Sandbox only. */
  readonly allowLocalHttp?: boolean | undefined;
  /** Origins of pages that may open the frame, beside the proxy's own. */
  readonly origins?: readonly string[] | undefined;
  /** Sources of `frame-ancestors`, for example `["'self'", 'https://shop.example']`. */
  readonly frameAncestors: readonly string[];
}

/** A document to serve: its text, all its headers, and the entity tag that stands among them. */
export interface ActionFrameDocument {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
}

const LOCAL = "'self' http://localhost:* http://127.0.0.1:*";

function policy({ allowLocalHttp, frameAncestors }: ActionFrameOptions): string {
  const banks = allowLocalHttp ? `https: ${LOCAL}` : 'https:';
  return [
    "default-src 'none'",
    `script-src ${scriptHash}`,
    `style-src ${styleHash}`,
    `frame-src ${banks}`,
    `form-action ${banks}`,
    `frame-ancestors ${frameAncestors.join(' ') || "'none'"}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

async function tagOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `"${build}-${hexOf(new Uint8Array(digest, 0, 8))}"`;
}

/** The page that holds the bank's frames, with a policy of its own. Runs wherever `fetch` does. */
export async function actionFrameDocument(options: ActionFrameOptions): Promise<ActionFrameDocument> {
  const { allowLocalHttp = false, origins = [] } = options;
  // A data block; `<` is escaped, so that no value can end it.
  const settings = JSON.stringify({ allowLocalHttp, origins }).replaceAll('<', '\\u003c');
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Payment confirmation</title>
<style>${style}</style>
</head>
<body>
<script type="application/json" id="florin-settings">${settings}</script>
<script>${script}</script>
</body>
</html>
`;
  const contentSecurityPolicy = policy(options);
  const etag = await tagOf(html + contentSecurityPolicy);
  return {
    html,
    etag,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy,
      'cache-control': 'no-cache',
      etag,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'cross-origin-resource-policy': 'cross-origin',
    },
  };
}
