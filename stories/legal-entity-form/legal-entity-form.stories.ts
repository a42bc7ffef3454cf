import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, eventually, inside, inState, says } from '../../.storybook/play.js';
import type { SandboxSettings } from '../../.storybook/sandbox-messages.js';
import { legalEntityOf, seller, situations } from '../../.storybook/seller.js';
import { type InShop, onNarrowPage, page, shopOf, SIGNED_OUT } from '../../.storybook/shop.js';
import type { LegalEntityRequest } from '../../src/client/legal-entity/index.js';
import { SAM } from '../../test/components/sam.js';

interface Args {
  /** Whether the seller's own entity is changed, or a new one made. */
  readonly isNew: boolean;
  readonly type: string;
  readonly drafts: 'local' | 'session' | 'none';
  readonly withReference: boolean;
}

/** Drafts of a story are of its tab alone: another one begins anew. */
const form = ({ isNew, type, drafts, withReference }: Args, context: InShop) => html`
  <florin-legal-entity-form
    legal-entity=${isNew ? '' : legalEntityOf(context)}
    type=${type}
    drafts=${drafts}
    ?with-reference=${withReference}
  >
    <p slot="unauthorised">Please <a href="#sign-in">sign in</a> as a seller.</p>
  </florin-legal-entity-form>
`;

const meta: Meta<Args> = {
  title: 'Seller/Legal entity form',
  component: 'florin-legal-entity-form',
  args: { isNew: false, type: '', drafts: 'none', withReference: false },
  render: (args, context) => page(context, form(args, context)),
};
export default meta;

type Story = StoryObj<Args>;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-legal-entity-form');

async function type(canvas: HTMLElement, path: string, value: string): Promise<void> {
  const field = (await inside(element(canvas), `[id="${path}"]`)) as HTMLInputElement;
  field.value = value;
  field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }));
}

const press = async (canvas: HTMLElement, part: string): Promise<void> =>
  (await inside(element(canvas), `[part=${part}]`)).click();

const address = { country: 'NL', city: 'Utrecht', street: 'Oudegracht 2', postalCode: '3511 AB' };

const BAKERY: LegalEntityRequest = {
  type: 'organization',
  organization: {
    legalName: 'Bakery B.V.',
    doingBusinessAs: 'The Bakery',
    type: 'listedPublicCompany',
    registeredAddress: address,
    registrationNumber: '12345678',
    vatNumber: 'NL123456789B01',
    stockData: { marketIdentifier: 'XAMS', tickerSymbol: 'BAKE' },
  },
};

/** Only the merchant's own people may make one where the proxy does not let sellers. */
const maker = (changed: SandboxSettings = {}) => [seller({ isOperator: true, ...changed })];

const refusing = (...names: string[]): SandboxSettings => ({
  faults: [
    {
      place: 'legal-entity.updateLegalEntity',
      fault: {
        kind: 'status',
        status: 422,
        body: {
          status: 422,
          errorCode: '30_031',
          title: 'Invalid',
          invalidFields: names.map((name) => ({ name, value: '', message: 'Not right' })),
        },
      },
    },
  ],
});

/** A person of whom a proof of identity is missing, to be changed. */
export const Ready: Story = { tags: ['state:ready'], loaders: [seller()] };

/** What it is, is asked first. */
export const NewEntity: Story = { tags: ['state:ready'], args: { isNew: true }, loaders: maker() };

export const NewPerson: Story = {
  tags: ['state:ready'],
  args: { isNew: true, type: 'individual' },
  loaders: maker(),
};

export const NewOrganisation: Story = {
  tags: ['state:ready'],
  args: { isNew: true, type: 'organization', withReference: true },
  loaders: maker(),
};

export const NewSoleProprietorship: Story = {
  tags: ['state:ready'],
  args: { isNew: true, type: 'soleProprietorship' },
  loaders: maker(),
};

export const NewTrust: Story = {
  tags: ['state:ready'],
  args: { isNew: true, type: 'trust' },
  loaders: maker(),
};

/** Nothing of its own is known of it but who stands behind it. */
export const NewPartnership: Story = {
  tags: ['state:ready'],
  args: { isNew: true, type: 'unincorporatedPartnership' },
  loaders: maker(),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'add-row');
    await inside(element(canvasElement), '[part=row]');
  },
};

/** A listed company: what the platform knows of its shares is open, what it does not is closed. */
export const Organisation: Story = { tags: ['state:ready'], loaders: [seller({}, BAKERY)] };

/** Another country: a list of states, another postal code, and numbers by their own names. */
export const InTheUnitedStates: Story = {
  tags: ['state:ready'],
  args: { isNew: true, type: 'organization' },
  loaders: maker(),
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'organization.registeredAddress.country', 'US');
    await says(element(canvasElement), /EIN, for example/);
  },
};

/** What was typed is on its way to a platform that takes its time. */
export const Saving: Story = {
  tags: ['state:saving'],
  loaders: [
    seller({
      faults: [{ place: 'legal-entity.updateLegalEntity', fault: { kind: 'delay', ms: 3_600_000 } }],
    }),
  ],
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'individual.email', 'new@shop.example');
    await press(canvasElement, 'save');
    await inState(element(canvasElement), 'saving');
  },
};

/** Saved: said to the eye and the ear, and the form goes on with what is saved. */
export const Saved: Story = {
  tags: ['state:saved'],
  loaders: [seller()],
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'individual.email', 'new@shop.example');
    await press(canvasElement, 'save');
    await inState(element(canvasElement), 'saved');
  },
};

/** Made: from now on the form changes it. */
export const Created: Story = {
  tags: ['state:saved'],
  args: { isNew: true, type: 'soleProprietorship' },
  loaders: maker(),
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'soleProprietorship.name', 'Sam’s Pots');
    await type(canvasElement, 'soleProprietorship.countryOfGoverningLaw', 'NL');
    await type(canvasElement, 'soleProprietorship.registeredAddress.country', 'NL');
    await press(canvasElement, 'save');
    await inState(element(canvasElement), 'saved');
  },
};

/** Every field that is not right says so, and how it would be. */
export const Faults: Story = {
  tags: ['state:ready'],
  args: { isNew: true, type: 'individual' },
  loaders: maker(),
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'individual.birthData.dateOfBirth', '2020-01-01');
    await type(canvasElement, 'individual.email', 'sam at shop');
    await type(canvasElement, 'individual.residentialAddress.country', 'NL');
    await type(canvasElement, 'individual.residentialAddress.postalCode', '12');
    await press(canvasElement, 'save');
    await says(element(canvasElement), /18 or older/);
  },
};

/** What the platform does not take stands beside its field; what no field stands for, at the top. */
export const Refused: Story = {
  tags: ['state:ready'],
  loaders: [seller(refusing('individual.email', 'capabilities.receivePayments'))],
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'individual.email', 'new@shop.example');
    await press(canvasElement, 'save');
    await says(element(canvasElement), /The platform did not accept this/);
  },
};

/** What was typed another time and never saved is offered back, without numbers of documents. */
export const Draft: Story = {
  tags: ['state:ready'],
  args: { drafts: 'session' },
  loaders: [seller()],
  play: async ({ canvasElement }) => {
    const typing = element(canvasElement);
    await type(canvasElement, 'individual.email', 'half@typed.example');
    const parent = typing.parentElement;
    const again = typing.cloneNode(true) as HTMLElement;
    typing.remove();
    parent?.append(again);
    await eventually('the draft', () => again.shadowRoot?.querySelector('[part=draft]'));
  },
};

/** A way out of the page asks first. */
export const Leaving: Story = {
  tags: ['state:ready'],
  loaders: [seller()],
  render: (args, context) => page(context, html`${form(args, context)}<a href="?elsewhere">Elsewhere</a>`),
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'individual.email', 'half@typed.example');
    [...canvasElement.querySelectorAll('a')].at(-1)?.click();
    await inside(element(canvasElement), 'dialog[open]');
  },
};

/** The platform cannot be reached; what was typed stays. */
export const NotSaved: Story = {
  tags: ['state:ready'],
  loaders: [seller()],
  play: async ({ canvasElement, ...context }) => {
    await type(canvasElement, 'individual.email', 'new@shop.example');
    await shopOf(context as InShop).change({ proxyAnswers: 'broken' });
    await press(canvasElement, 'save');
    await says(element(canvasElement), /What you entered is still here/);
  },
};

const { loading, error, offline, anothers } = situations('legal-entity.getLegalEntity');

/** The platform takes its time. */
export const Loading: Story = { ...loading, tags: ['state:loading'] };

/** The platform is down. The message names what the merchant has to look at. */
export const Error: Story = { ...error, tags: ['state:error'] };

/** No network, and the browser knows it. */
export const Offline: Story = { ...offline, tags: ['state:offline'] };

/** No seller is signed in. */
export const Unauthorised: Story = {
  tags: ['state:unauthorised'],
  loaders: [seller(SIGNED_OUT)],
};

/** A seller is signed in, and the entity is another seller's: it looks like one that does not exist. */
export const Forbidden: Story = { ...anothers, tags: ['state:forbidden'] };

export const Dark: Story = { ...Ready, globals: { colorScheme: 'dark' } };

export const RightToLeftArabic: Story = { ...Ready, globals: { locale: 'ar', direction: 'rtl' } };

export const Narrow320: Story = {
  ...Ready,
  loaders: [seller({}, BAKERY)],
  ...onNarrowPage('florin-legal-entity-form', (context, args: Args) => form(args, context)),
};

/** The system's own colours. A page cannot ask for them: switch on high contrast, or emulate `forced-colors: active`. */
export const ForcedColors: Story = {
  tags: ['state:ready', 'forced-colors'],
  loaders: [seller({}, { ...SAM, reference: 'sam' })],
  args: { withReference: true },
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'individual.name.lastName', '');
    await press(canvasElement, 'save');
    await says(element(canvasElement), /Fill in this field/);
  },
};
