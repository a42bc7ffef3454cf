import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, eventually, inside, inState, says } from '../../.storybook/play.js';
import type { ChangedAnswer, SandboxSettings } from '../../.storybook/sandbox-messages.js';
import { legalEntityOf, seller, situations } from '../../.storybook/seller.js';
import { onNarrowPage, page, type InShop } from '../../.storybook/shop.js';

const documents = (context: InShop) => html`
  <florin-verification-documents legal-entity=${legalEntityOf(context)}>
    <p slot="unauthorised">Please <a href="#sign-in">sign in</a> as a seller.</p>
  </florin-verification-documents>
`;

const meta: Meta = {
  title: 'Seller/Verification documents',
  component: 'florin-verification-documents',
  render: (_, context) => page(context, documents(context)),
};
export default meta;

type Story = StoryObj;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-verification-documents');

const change = (fields: Readonly<Record<string, unknown>>): ChangedAnswer => ({ kind: 'change', fields });

const known = (
  entity: Readonly<Record<string, unknown>>,
  problems: readonly Readonly<Record<string, unknown>>[] = [],
): SandboxSettings => ({
  faults: [
    { place: 'legal-entity.getLegalEntity', fault: change(entity) },
    { place: 'legal-entity.checkVerificationErrors', fault: change({ problems }) },
  ],
});

const paper = (id: string, type: string, fileName: string) => ({
  id,
  type,
  fileName,
  description: type,
  active: true,
  modificationDate: '2026-05-04T10:00:00Z',
});
const about = (id: string, code: string, type: string) => ({
  entity: { id, type: 'Document' },
  verificationErrors: [{ code, type }],
});

const START: Readonly<Record<string, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff, 0xe0],
};

/** A file of so many bytes that begins as its type does. */
function aFile(name: string, type = 'application/pdf', size = 60_000): File {
  const bytes = new Uint8Array(size);
  bytes.set((START[type] ?? []).slice(0, size));
  return new File([bytes], name, { type });
}

/** A picture that can be seen. */
async function aPicture(name: string, text: string): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 400 });
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#d7e3f4';
  context.fillRect(0, 0, 640, 400);
  context.fillStyle = '#1b3a66';
  context.font = '64px sans-serif';
  context.fillText(text, 60, 220);
  const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!), 'image/png'));
  return new File([blob], name, { type: 'image/png' });
}

/** Opens the chooser, and chooses as a file dialog does. */
async function choose(canvas: HTMLElement, files: readonly File[], type = ''): Promise<void> {
  const { shadowRoot } = element(canvas);
  if (!shadowRoot.querySelector('[part=chooser]')) (await inside(element(canvas), '[part=add]')).click();
  const input = (await inside(element(canvas), '.drop input')) as HTMLInputElement;
  const select = (await inside(element(canvas), '#type')) as HTMLSelectElement;
  if (type) select.value = type;
  if (type) select.dispatchEvent(new Event('change'));
  await element(canvas).updateComplete;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change'));
  await eventually('files are looked at', () => shadowRoot.querySelector('[part=tray]'));
}

const send = async (canvas: HTMLElement, part = 'send'): Promise<void> =>
  (await inside(element(canvas), `[part=${part}]`)).click();

/** A proof of identity is needed; nothing has been uploaded. */
export const Needed: Story = { tags: ['state:ready'], loaders: [seller()] };

/** Nothing is there, and nothing is needed. */
export const Empty: Story = { tags: ['state:empty'], loaders: [seller(known({ documentDetails: [] }))] };

/** One is being checked, one is refused, one is in order. */
export const EachStatus: Story = {
  tags: ['state:ready'],
  loaders: [
    seller(
      known(
        {
          documentDetails: [
            paper('D1', 'passport', 'passport.jpg'),
            paper('D2', 'proofOfAddress', 'gas bill.pdf'),
            paper('D3', 'liveSelfie', 'me.jpg'),
          ],
        },
        [about('D1', '2_8702', 'pendingStatus'), about('D2', '2_8701', 'invalidInput')],
      ),
    ),
  ],
};

/** What can be uploaded, and within which limits, before anything is chosen. */
export const Chooser: Story = {
  tags: ['state:ready'],
  loaders: [seller()],
  play: async ({ canvasElement }) => {
    (await inside(element(canvasElement), '[part=upload]')).click();
    await inside(element(canvasElement), '[part=limits]');
  },
};

/** A card has two sides; both are seen before they are sent. */
export const TwoSides: Story = {
  tags: ['state:ready'],
  loaders: [seller()],
  play: async ({ canvasElement }) => {
    const sides = [await aPicture('front.png', 'FRONT'), await aPicture('back.png', 'BACK')];
    await choose(canvasElement, sides, 'identityCard');
    await inside(element(canvasElement), '[part=swap]');
  },
};

/** The back of a card is still missing. */
export const HalfACard: Story = {
  tags: ['state:ready'],
  loaders: [seller()],
  play: async ({ canvasElement }) => {
    await choose(canvasElement, [await aPicture('front.png', 'FRONT')], 'driversLicense');
    await inside(element(canvasElement), '[part=add-back]');
  },
};

/** Each file that cannot be sent says why; the one that can waits to be sent. */
export const TurnedAway: Story = {
  tags: ['state:ready'],
  loaders: [seller()],
  play: async ({ canvasElement }) => {
    await choose(canvasElement, [
      aFile('passport.pdf'),
      aFile('letter.docx', 'application/msword'),
      aFile('empty.pdf', 'application/pdf', 0),
      aFile('scan.jpg', 'image/jpeg', 4 * 1024 * 1024 + 1),
      new File([new Uint8Array(9000).fill(77)], 'renamed.pdf', { type: 'application/pdf' }),
    ]);
    await says(element(canvasElement), /although its name says so/);
  },
};

/** Five documents, one after the other: the first is on its way. */
export const Sending: Story = {
  tags: ['state:saving'],
  loaders: [
    seller({ faults: [{ place: 'legal-entity.createDocument', fault: { kind: 'delay', ms: 3_600_000 } }] }),
  ],
  play: async ({ canvasElement }) => {
    await choose(
      canvasElement,
      [1, 2, 3, 4, 5].map((number) => aFile(`page ${number}.pdf`)),
    );
    await send(canvasElement, 'send-all');
    await inState(element(canvasElement), 'saving');
    await says(element(canvasElement), /Sending…/);
  },
};

/** The connection broke half-way: the file is kept, to be sent again. */
export const NotSent: Story = {
  tags: ['state:ready'],
  loaders: [seller({ faults: [{ place: 'legal-entity.createDocument', fault: '500-before' }] })],
  play: async ({ canvasElement }) => {
    await choose(canvasElement, [aFile('passport.pdf')]);
    await send(canvasElement);
    await says(element(canvasElement), /Your file is still here/);
  },
};

/** It has arrived, and the platform is checking it. */
export const BeingChecked: Story = {
  tags: ['state:ready'],
  loaders: [seller()],
  play: async ({ canvasElement }) => {
    await choose(canvasElement, [await aPicture('passport.png', 'PASSPORT')], 'passport');
    await send(canvasElement);
    await says(element(canvasElement), /Being checked|Received/);
  },
};

/** Removed in a moment, unless the seller undoes it. */
export const Removing: Story = {
  tags: ['state:ready'],
  loaders: [seller(known({ documentDetails: [paper('D1', 'passport', 'passport.jpg')] }))],
  play: async ({ canvasElement }) => {
    element(canvasElement).undoSeconds = 3600;
    (await inside(element(canvasElement), '[part=remove]')).click();
    await inside(element(canvasElement), '[part=undo]');
  },
};

/** What the platform asks for in words that Florin does not know is quoted. */
export const PlatformsOwnWords: Story = {
  tags: ['state:ready'],
  loaders: [
    seller(
      known({ documentDetails: [] }, [
        {
          entity: {},
          verificationErrors: [
            {
              code: '1_3042',
              type: 'invalidInput',
              remediatingActions: [{ code: '1_3', message: 'Upload a W-8BEN form that is signed.' }],
            },
          ],
        },
      ]),
    ),
  ],
};

const { loading, error, offline, anothers } = situations('legal-entity.getLegalEntity');

/** The platform takes its time. After a second that is announced. */
export const Loading: Story = { ...loading, tags: ['state:loading'] };

/** The platform is down. The message names what the merchant has to look at. */
export const Error: Story = { ...error, tags: ['state:error'] };

/** No network, and the browser knows it. */
export const Offline: Story = { ...offline, tags: ['state:offline'] };

/** The session is not this seller's: there is nothing to see. */
export const Unauthorised: Story = { ...anothers, tags: ['state:unauthorised'] };

export const Dark: Story = { ...EachStatus, globals: { colorScheme: 'dark' } };

export const RightToLeftArabic: Story = { ...EachStatus, globals: { locale: 'ar', direction: 'rtl' } };

export const Narrow320: Story = {
  ...EachStatus,
  ...onNarrowPage('florin-verification-documents', documents),
};

/** The system's own colours. A page cannot ask for them: switch on high contrast, or emulate `forced-colors: active`. */
export const ForcedColors: Story = { ...EachStatus, tags: ['state:ready', 'forced-colors'] };
