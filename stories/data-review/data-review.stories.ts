import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, inside, inState, says } from '../../.storybook/play.js';
import { legalEntityOf, seller, situations } from '../../.storybook/seller.js';
import { onNarrowPage, page, shopOf, type InShop } from '../../.storybook/shop.js';

const review = (context: InShop) => html`
  <florin-data-review legal-entity=${legalEntityOf(context)}>
    <p slot="change">Something is wrong? <a href="#details">Correct your details</a>.</p>
    <p slot="unauthorised">Please <a href="#sign-in">sign in</a> as a seller.</p>
  </florin-data-review>
`;

const meta: Meta = {
  title: 'Seller/Data review',
  component: 'florin-data-review',
  render: (_, context) => page(context, review(context)),
};
export default meta;

type Story = StoryObj;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-data-review');

const CONFIRM = 'legal-entity.confirmDataReview';

/** What the platform knows, and one button. */
export const Known: Story = { tags: ['state:ready'], loaders: [seller()] };

/** The platform waits for a review. */
export const Due: Story = {
  tags: ['state:due'],
  loaders: [
    seller({
      faults: [
        {
          place: 'legal-entity.getLegalEntity',
          fault: {
            kind: 'change',
            fields: { problems: [{ verificationErrors: [{ code: '2_8913', type: 'dataReview' }] }] },
          },
        },
      ],
    }),
  ],
};

const confirm = async (canvas: HTMLElement): Promise<void> =>
  (await inside(element(canvas), '[part=confirm]')).click();

/** It is confirmed, and says when. */
export const Confirmed: Story = {
  tags: ['state:confirmed'],
  loaders: [seller()],
  play: async ({ canvasElement }) => {
    await confirm(canvasElement);
    await inside(element(canvasElement), '[part=confirmed]');
  },
};

/** The data changed since: it is shown again before the seller confirms it. */
export const ChangedMeanwhile: Story = {
  ...Known,
  play: async ({ canvasElement, ...context }) => {
    await inState(element(canvasElement), 'ready');
    const transferInstruments = [{ id: 'SE1', accountIdentifier: '••••••4300' }];
    await shopOf(context as InShop).change({
      faults: [
        { place: 'legal-entity.getLegalEntity', fault: { kind: 'change', fields: { transferInstruments } } },
      ],
    });
    await confirm(canvasElement);
    await says(element(canvasElement), /Something changed/);
  },
};

/** It was not confirmed. */
export const NotConfirmed: Story = {
  tags: ['state:ready'],
  loaders: [seller({ faults: [{ place: CONFIRM, fault: '500-before' }] })],
  play: async ({ canvasElement }) => {
    await confirm(canvasElement);
    await says(element(canvasElement), /was not confirmed/);
  },
};

/** A company with the people behind it. */
export const Organisation: Story = {
  tags: ['state:ready'],
  loaders: [
    seller(
      {
        faults: [
          {
            place: 'legal-entity.getLegalEntity',
            fault: {
              kind: 'change',
              fields: {
                entityAssociations: [
                  { legalEntityId: 'LE1', name: 'Anna Bakker', type: 'signatory' },
                  { legalEntityId: 'LE1', name: 'Anna Bakker', type: 'uboThroughControl' },
                ],
              },
            },
          },
        ],
      },
      {
        type: 'organization',
        organization: {
          legalName: 'Bakker BV',
          dateOfIncorporation: '2019-04-01',
          registrationNumber: '34179503',
          registeredAddress: {
            country: 'NL',
            city: 'Utrecht',
            street: 'Oudegracht 1',
            postalCode: '3511 AB',
          },
        },
      },
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

export const Dark: Story = { ...Known, globals: { colorScheme: 'dark' } };

export const RightToLeftArabic: Story = { ...Known, globals: { locale: 'ar', direction: 'rtl' } };

export const Narrow320: Story = {
  ...Known,
  ...onNarrowPage('florin-data-review', review),
};

/** The system's own colours. A page cannot ask for them: switch on high contrast, or emulate `forced-colors: active`. */
export const ForcedColors: Story = { ...Known, tags: ['state:ready', 'forced-colors'] };
