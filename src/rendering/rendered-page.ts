import { findElements } from './found-element.js';
import { renderElement } from './render-element.js';

/** The page with the root of each element behind its start tag. */
export async function renderedPage(html: string, nonce: string | undefined): Promise<string> {
  const parts: string[] = [];
  let done = 0;
  for (const element of findElements(html)) {
    parts.push(html.slice(done, element.end), await renderElement(element, nonce));
    done = element.end;
  }
  return parts.join('') + html.slice(done);
}
