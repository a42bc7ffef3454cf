import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, fitsNarrow, inside, inState, says } from '../../.storybook/play.js';
import type { ChangedAnswer, SandboxSettings } from '../../.storybook/sandbox-messages.js';
import { legalEntityOf, seller, situations } from '../../.storybook/seller.js';
import { page, type InShop, narrowPage } from '../../.storybook/shop.js';

const accounts = (context: InShop) => html`
  <florin-transfer-instruments legal-entity=${legalEntityOf(context)}>
    <p slot="unauthorised">Please <a href="#sign-in">sign in</a> as a seller.</p>
  </florin-transfer-instruments>
`;

const meta: Meta = {
  title: 'Seller/Transfer instruments',
  component: 'florin-transfer-instruments',
  render: (_, context) => page(context, accounts(context)),
};
export default meta;

type Story = StoryObj;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-transfer-instruments');

/** Types into the fields of the form, and chooses in its selects. */
async function fill(canvas: HTMLElement, values: Readonly<Record<string, string>>): Promise<void> {
  const { shadowRoot } = element(canvas);
  if (!shadowRoot.querySelector('[part~=form]')) (await inside(element(canvas), '[part=add]')).click();
  for (const [name, value] of Object.entries(values)) {
    const field = (await inside(element(canvas), `#${name}`)) as HTMLInputElement;
    field.value = value;
    field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input'));
    await element(canvas).updateComplete;
  }
}

const save = async (canvas: HTMLElement): Promise<void> =>
  (await inside(element(canvas), '[part=save]')).click();

/** Adds accounts the way a seller does. */
const add =
  (...all: readonly Readonly<Record<string, string>>[]) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> => {
    for (const [at, values] of all.entries()) {
      await fill(canvasElement, values);
      await save(canvasElement);
      await inside(element(canvasElement), `li[part~=account]:nth-child(${at + 1})`);
    }
  };

const SOME = [
  { countryCode: 'NL', iban: 'NL91ABNA0417164300', bankName: 'Gulden Bank' },
  { countryCode: 'US', routingNumber: '011000015', accountNumber: '123456789' },
] as const;

const change = (fields: Readonly<Record<string, unknown>>): ChangedAnswer => ({ kind: 'change', fields });

/** No account yet: the seller cannot be paid out. */
export const Empty: Story = { tags: ['state:empty'], loaders: [seller()] };

/** The bank is asked whether an account is the seller's; after a few seconds it is confirmed. */
export const Accounts: Story = { tags: ['state:ready'], loaders: [seller()], play: add(...SOME) };

/** A bank does not know an account in the seller's name: a statement helps. */
export const NotConfirmed: Story = {
  tags: ['state:ready'],
  loaders: [seller()],
  play: async ({ canvasElement }) => {
    await add({ countryCode: 'US', routingNumber: '011000015', accountNumber: '120000' })({ canvasElement });
    await says(element(canvasElement), /Upload a statement/);
  },
};

/** An account is named as those of its country are. */
export const FormByCountry: Story = {
  tags: ['state:empty'],
  loaders: [seller()],
  play: ({ canvasElement }) => fill(canvasElement, { countryCode: 'CA' }),
};

/** A digit is wrong: nothing is sent. */
export const WrongDigit: Story = {
  tags: ['state:empty'],
  loaders: [seller()],
  play: async ({ canvasElement }) => {
    await fill(canvasElement, { countryCode: 'NL', iban: 'NL92 ABNA 0417 1643 00' });
    await save(canvasElement);
    await says(element(canvasElement), /The number is not valid/);
  },
};

/** The platform checks more than the form does: its refusal stands beside the field. */
export const Refused: Story = {
  tags: ['state:empty'],
  loaders: [
    seller({
      faults: [
        {
          place: 'legal-entity.createTransferInstrument',
          fault: {
            kind: 'status',
            status: 422,
            body: { errorCode: '30_031', message: "Field 'bankAccount.accountIdentification.iban': closed" },
          },
        },
      ],
    }),
  ],
  play: async ({ canvasElement }) => {
    await fill(canvasElement, SOME[0]);
    await save(canvasElement);
    await says(element(canvasElement), /The platform did not accept this/);
  },
};

/** An account is on its way to the platform. */
export const Saving: Story = {
  tags: ['state:saving'],
  loaders: [
    seller({
      faults: [{ place: 'legal-entity.createTransferInstrument', fault: { kind: 'delay', ms: 3_600_000 } }],
    }),
  ],
  play: async ({ canvasElement }) => {
    await fill(canvasElement, SOME[0]);
    await save(canvasElement);
    await inState(element(canvasElement), 'saving');
  },
};

/** The server failed: what was typed is still there. */
export const NotSaved: Story = {
  tags: ['state:empty'],
  loaders: [seller({ faults: [{ place: 'legal-entity.createTransferInstrument', fault: '500-before' }] })],
  play: async ({ canvasElement }) => {
    await fill(canvasElement, SOME[0]);
    await save(canvasElement);
    await says(element(canvasElement), /Your changes were not saved/);
  },
};

/** To change an account its number is typed anew. */
export const Changing: Story = {
  tags: ['state:ready'],
  loaders: [seller()],
  play: async ({ canvasElement }) => {
    await add(SOME[0])({ canvasElement });
    (await inside(element(canvasElement), '[part=edit]')).click();
    await says(element(canvasElement), /Enter the whole number again/);
  },
};

/** Removed in a moment, unless the seller undoes it. */
export const Removing: Story = {
  tags: ['state:ready'],
  loaders: [seller()],
  play: async ({ canvasElement }) => {
    await add(SOME[0])({ canvasElement });
    element(canvasElement).undoSeconds = 3600;
    (await inside(element(canvasElement), '[part=remove]')).click();
    await inside(element(canvasElement), '[part=undo]');
  },
};

/** The bank itself has confirmed an account. */
export const ConfirmedByTheBank: Story = {
  tags: ['state:ready'],
  loaders: [
    seller({
      faults: [
        {
          place: 'legal-entity.getTransferInstrument',
          fault: change({
            bankAccount: {
              accountIdentification: { type: 'iban', iban: 'NL91ABNA0417164300' },
              bankName: 'Gulden Bank',
              countryCode: 'NL',
              trustedSource: true,
            },
          }),
        },
      ],
    } satisfies SandboxSettings),
  ],
  play: async ({ canvasElement }) => {
    await add(SOME[0])({ canvasElement });
    await says(element(canvasElement), /Confirmed by the bank/);
  },
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

export const Dark: Story = { ...Accounts, globals: { colorScheme: 'dark' } };

export const RightToLeftArabic: Story = { ...Accounts, globals: { locale: 'ar', direction: 'rtl' } };

export const Narrow320: Story = {
  ...Accounts,
  render: (_, context) => narrowPage(context, accounts(context)),
  play: async ({ canvasElement }) => {
    await add(...SOME)({ canvasElement });
    fitsNarrow(canvasElement);
  },
};

/** The system's own colours. A page cannot ask for them: switch on high contrast, or emulate `forced-colors: active`. */
export const ForcedColors: Story = { ...Accounts, tags: ['state:ready', 'forced-colors'] };
