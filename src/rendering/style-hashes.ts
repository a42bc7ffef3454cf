const STYLES = /<template shadowrootmode="open"><div class="served"><style>(.*?)<\/style>/gs;

/**
 * The sources for `style-src` of a `Content-Security-Policy` that allow the styles which `renderElements` put into a page:
 * `'sha256-…'`, each once. For pages that are built ahead, which cannot have a nonce.
 */
export async function styleHashes(html: string): Promise<readonly string[]> {
  const styles = new Set([...html.matchAll(STYLES)].map(([, style]) => style ?? ''));
  return Promise.all(
    [...styles].map(async (style) => {
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
      return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
    }),
  );
}
