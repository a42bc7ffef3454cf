import '../../../src/components/verification-documents/define.js';
import type { FlorinVerificationDocuments } from '../../../src/components/verification-documents/verification-documents.js';
import type { KnownSeller } from '../known-seller.js';
import { labelOf, openElement, read, type Opened as OpenedElement } from '../opened.js';

const START = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  exe: [0x4d, 0x5a, 0x90, 0x00],
} as const;
const MIME = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  exe: 'application/x-msdownload',
} as const;

/** A file that really is of a kind, of so many bytes, no two of which are the same all through. */
export function aFile(
  name: string,
  kind: keyof typeof START = 'pdf',
  size = 2048,
  type: string = MIME[kind],
): File {
  const bytes = new Uint8Array(size).map((_, at) => (at * 31 + 7) % 251);
  bytes.set(START[kind].slice(0, size));
  return new File([bytes], name, { type });
}

export interface Opened extends OpenedElement<FlorinVerificationDocuments> {
  text(selector?: string): string;
  /** What each of them reads. */
  all(selector: string): string[];
  part(name: string): HTMLElement;
  click(name: RegExp): Promise<void>;
  says(text: RegExp): Promise<void>;
  /** Opens the chooser if it is not open, and chooses files as a file dialog does. */
  choose(...files: File[]): Promise<void>;
  pick(field: 'type' | 'owner', value: string): Promise<void>;
}

const EVENTS = [
  'florin-before-document-upload',
  'florin-document-uploaded',
  'florin-before-document-remove',
  'florin-document-removed',
  'florin-legal-entity-changed',
  'florin-verification-documents-failed',
];

/** Puts files into a file input, as a seller does who picks them in the system's dialog. */
export function putInto(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change'));
}

/** Opens the seller's page. */
export async function open(
  { fetch, id }: Pick<KnownSeller, 'fetch' | 'id'>,
  attributes: Partial<FlorinVerificationDocuments> = {},
  state = 'ready',
): Promise<Opened> {
  const properties = { legalEntity: id, ...attributes };
  const opened = await openElement('florin-verification-documents', { fetch, properties, events: EVENTS });
  const { element, root, until, heard } = opened;
  const part = (name: string) => root.querySelector<HTMLElement>(`[part~=${name}]`)!;
  if (state) await opened.state(state);
  return {
    ...opened,
    part,
    text: (selector = '.resource') => read(root.querySelector(selector)),
    all: (selector) => [...root.querySelectorAll(selector)].map(read),
    says: (text) => until(() => text.test(read(root)), String(text)),
    click: async (name) => {
      await until(
        () => [...root.querySelectorAll('button')].some((button) => name.test(labelOf(button))),
        String(name),
      );
      opened.button(name).click();
      await element.updateComplete;
    },
    choose: async (...files) => {
      if (!part('chooser')) opened.button(/^Upload a document$/).click();
      await element.updateComplete;
      const before = heard.length;
      putInto(root.querySelector('.drop input')!, files);
      await until(() => heard.length > before, 'files are looked at');
    },
    pick: async (field, value) => {
      const select = root.querySelector<HTMLSelectElement>(`#${field}`)!;
      select.value = value;
      select.dispatchEvent(new Event('change'));
      await element.updateComplete;
    },
  };
}

/** Has the elements of the page look again, without a wait. */
export const lookAgain = ({ id }: Pick<KnownSeller, 'id'>): unknown =>
  document.dispatchEvent(new CustomEvent('florin-legal-entity-changed', { detail: { legalEntity: id } }));
