import '../../../src/components/terms-of-service/define.js';
import type { FlorinTermsOfService } from '../../../src/components/terms-of-service/terms-of-service.js';
import type { KnownSeller } from '../known-seller.js';
import { openElement, read, type Opened as OpenedElement } from '../opened.js';

export interface Opened extends OpenedElement<FlorinTermsOfService> {
  text(selector?: string): string;
  part<Kind extends HTMLElement = HTMLElement>(name: string): Kind;
  /** Opens the document of the first terms that wait. */
  readFirst(): Promise<void>;
  /** Has its end on screen. */
  scrollToEnd(): Promise<void>;
}

/** Opens the seller's page of terms. */
export async function open(
  { fetch, id }: Pick<KnownSeller, 'fetch' | 'id'>,
  attributes: Partial<FlorinTermsOfService> = {},
  state = 'ready',
): Promise<Opened> {
  const properties = { legalEntity: id, ...attributes };
  const events = ['florin-before-terms-accept', 'florin-terms-accepted', 'florin-terms-of-service-failed'];
  const opened = await openElement('florin-terms-of-service', { fetch, properties, events });
  const { root, until } = opened;
  if (state) await opened.state(state);
  const part = <Kind extends HTMLElement = HTMLElement>(name: string): Kind =>
    root.querySelector<Kind>(`[part=${name}]`)!;
  return {
    ...opened,
    part,
    text: (selector = '.resource') => read(root.querySelector(selector)),
    readFirst: async () => {
      part('read').click();
      await until(() => root.querySelector('[part=accept], .stack [part=error]'), 'a document');
    },
    scrollToEnd: async () => {
      const page = part('document');
      page.scrollTop = page.scrollHeight;
      await until(() => part('accept').getAttribute('aria-disabled') === 'false', 'may be accepted');
    },
  };
}
