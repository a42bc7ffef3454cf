/** What {@link renderElements} takes beside the page. */
export interface RenderOptions {
  /**
   * The nonce of your page's `Content-Security-Policy`, for the `<style>` of each element. Default: none, for a policy that
   * allows the styles by their hashes.
   */
  readonly nonce?: string;
}

const load = () =>
  import('./rendered-page.js').catch((cause: unknown) => {
    throw new Error(`florin/server needs two packages (npm install @lit-labs/ssr parse5): ${String(cause)}`, {
      cause,
    });
  });

/**
 * Puts what each Florin element shows while it loads into a page or a part of one, as declarative shadow roots. Browsers show
 * it before any script runs, and each element takes its place without moving anything. All else in the text stays as it is, and
 * an element that has such a root is left alone. Sends no request.
 */
export async function renderElements(html: string, { nonce }: RenderOptions = {}): Promise<string> {
  if (!/<florin-/i.test(html)) return html;
  const { renderedPage } = await load();
  return renderedPage(html, nonce);
}
