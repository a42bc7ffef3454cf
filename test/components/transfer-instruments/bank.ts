import {
  createTransferInstrument,
  getLegalEntity,
  getTransferInstrument,
  type TransferInstrumentRequest,
} from '../../../src/client/legal-entity/index.js';
import '../../../src/components/transfer-instruments/define.js';
import type { FlorinTransferInstruments } from '../../../src/components/transfer-instruments/transfer-instruments.js';
import type { KnownSeller } from '../known-seller.js';
import { openElement, read, type Opened as OpenedElement } from '../opened.js';

type Identification = NonNullable<TransferInstrumentRequest['bankAccount']['accountIdentification']>;

/** An account that the platform has had for long enough to have checked it. */
export async function withAccount(
  seller: KnownSeller,
  accountIdentification: Identification,
): Promise<string> {
  const { id } = await seller.platform.call(createTransferInstrument, {
    legalEntityId: seller.id,
    type: 'bankAccount',
    bankAccount: { accountIdentification, bankName: 'Gulden Bank' },
  });
  seller.clock.now += 10_000;
  return id;
}

/** What the platform has, as it was sent. */
export async function keptAccounts({ id, platform }: KnownSeller): Promise<unknown[]> {
  const { transferInstruments = [] } = await platform.call(getLegalEntity, { id });
  const all = transferInstruments.map((each) => platform.call(getTransferInstrument, { id: each.id }));
  return (await Promise.all(all)).map(({ bankAccount }) => bankAccount);
}

export interface Opened extends OpenedElement<FlorinTransferInstruments> {
  text(selector?: string): string;
  rows(): string[];
  part(name: string): HTMLElement;
  click(part: string): Promise<void>;
  says(text: RegExp): Promise<void>;
  /** Types into fields, and chooses in selects. */
  fill(values: Readonly<Record<string, string>>): Promise<void>;
  fault(name: string): string;
}

const EVENTS = [
  'florin-before-bank-account-save',
  'florin-bank-account-saved',
  'florin-before-bank-account-remove',
  'florin-bank-account-removed',
  'florin-legal-entity-changed',
  'florin-transfer-instruments-failed',
];

/** Opens the seller's page. */
export async function open(
  { fetch, id }: Pick<KnownSeller, 'fetch' | 'id'>,
  attributes: Partial<FlorinTransferInstruments> = {},
  state = 'ready',
): Promise<Opened> {
  const properties = { legalEntity: id, ...attributes };
  const opened = await openElement('florin-transfer-instruments', { fetch, properties, events: EVENTS });
  const { element, root, until } = opened;
  const part = (name: string) => root.querySelector<HTMLElement>(`[part~=${name}]`)!;
  if (state) await opened.state(state);
  return {
    ...opened,
    part,
    text: (selector = '.resource') => read(root.querySelector(selector)),
    rows: () => [...root.querySelectorAll('[part~=account]')].map(read),
    click: async (name) => {
      part(name).click();
      await element.updateComplete;
    },
    says: (text) => until(() => text.test(read(root)), String(text)),
    fill: async (values) => {
      for (const [name, value] of Object.entries(values)) {
        const field = root.querySelector<HTMLInputElement>(`#${name}`)!;
        field.value = value;
        field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input'));
        await element.updateComplete;
      }
    },
    fault: (name) => read(root.querySelector(`#fault-${name}`)),
  };
}
