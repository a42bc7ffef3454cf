import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, inside, inState, says } from '../../.storybook/play.js';
import { legalEntityOf, seller, situations } from '../../.storybook/seller.js';
import { onNarrowPage, page, shopOf, type InShop } from '../../.storybook/shop.js';

const terms = (context: InShop) => html`
  <florin-terms-of-service legal-entity=${legalEntityOf(context)}>
    <p slot="unauthorised">Please <a href="#sign-in">sign in</a> as a seller.</p>
  </florin-terms-of-service>
`;

const meta: Meta = {
  title: 'Seller/Terms of service',
  component: 'florin-terms-of-service',
  render: (_, context) => page(context, terms(context)),
};
export default meta;

type Story = StoryObj;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-terms-of-service');

const READ = 'legal-entity.getTermsOfService';

const openFirst = async (canvas: HTMLElement): Promise<void> =>
  (await inside(element(canvas), '[part=read]')).click();

/** Two agreements wait. */
export const Due: Story = { tags: ['state:ready', 'state:due'], loaders: [seller()] };

/** One is open: its end has not been seen, so it cannot be accepted yet. */
export const Unread: Story = {
  ...Due,
  play: async ({ canvasElement }) => {
    await openFirst(canvasElement);
    (await inside(element(canvasElement), '[part=accept]')).click();
    await says(element(canvasElement), /Read to the end first/);
  },
};

const acceptFirst = async (canvas: HTMLElement): Promise<void> => {
  await openFirst(canvas);
  const text = await inside(element(canvas), '[part=document]');
  text.scrollTop = text.scrollHeight;
  (await inside(element(canvas), '[part=accept][aria-disabled=false]')).click();
};

/** One is accepted, and says by whom and when; the other still waits. */
export const OneAccepted: Story = {
  ...Due,
  play: async ({ canvasElement }) => {
    await acceptFirst(canvasElement);
    await inside(element(canvasElement), '[part=acceptance]');
  },
};

/** There is nothing left to do. */
export const Accepted: Story = {
  tags: ['state:accepted'],
  loaders: [seller()],
  play: async ({ canvasElement }) => {
    await acceptFirst(canvasElement);
    await inside(element(canvasElement), '[part=acceptance]');
    await acceptFirst(canvasElement);
    await inState(element(canvasElement), 'accepted');
  },
};

/** A PDF opens in a tab of its own. */
export const Pdf: Story = {
  ...Due,
  render: (_, context) =>
    page(
      context,
      html`<florin-terms-of-service
        format="PDF"
        legal-entity=${legalEntityOf(context)}
      ></florin-terms-of-service>`,
    ),
  play: async ({ canvasElement }) => {
    await openFirst(canvasElement);
    await inside(element(canvasElement), '[part=open-document]');
  },
};

/** What came is neither text nor a PDF: the seller is not asked to accept it. */
export const Unreadable: Story = {
  tags: ['state:due'],
  loaders: [
    seller({ faults: [{ place: READ, fault: { kind: 'change', fields: { document: 'AAECAw==' } } }] }),
  ],
  play: async ({ canvasElement }) => {
    await openFirst(canvasElement);
    await says(element(canvasElement), /cannot be shown here/);
  },
};

/** The document did not come. */
export const NoDocument: Story = {
  ...Due,
  play: async ({ canvasElement, ...context }) => {
    await inState(element(canvasElement), 'ready');
    await shopOf(context as InShop).change({ faults: [{ place: READ, fault: '500-before' }] });
    await openFirst(canvasElement);
    await inside(element(canvasElement), '[part=error]');
  },
};

/** A business that has not named a person who may sign for it. */
export const NoSignatory: Story = {
  tags: ['state:due'],
  loaders: [
    seller(
      {},
      {
        type: 'organization',
        organization: { legalName: 'Bakker BV', registeredAddress: { country: 'NL' } },
      },
    ),
  ],
  play: async ({ canvasElement }) => {
    await openFirst(canvasElement);
    await says(element(canvasElement), /no person who may sign/);
  },
};

/** The platform asks this seller to accept nothing. */
export const Empty: Story = {
  tags: ['state:empty'],
  loaders: [
    seller({
      faults: [
        {
          place: 'legal-entity.getTermsOfServiceStatus',
          fault: { kind: 'change', fields: { termsOfServiceTypes: [] } },
        },
      ],
    }),
  ],
};

const { loading, error, offline, anothers } = situations('legal-entity.getTermsOfServiceStatus');

/** The platform takes its time. After a second that is announced. */
export const Loading: Story = { ...loading, tags: ['state:loading'] };

/** The platform is down. The message names what the merchant has to look at. */
export const Error: Story = { ...error, tags: ['state:error'] };

/** No network, and the browser knows it. */
export const Offline: Story = { ...offline, tags: ['state:offline'] };

/** The session is not this seller's: there is nothing to see. */
export const Unauthorised: Story = { ...anothers, tags: ['state:unauthorised'] };

export const Dark: Story = { ...Due, globals: { colorScheme: 'dark' } };

export const RightToLeftArabic: Story = { ...Due, globals: { locale: 'ar', direction: 'rtl' } };

export const Narrow320: Story = {
  ...Due,
  ...onNarrowPage('florin-terms-of-service', terms),
};

/** The system's own colours. A page cannot ask for them: switch on high contrast, or emulate `forced-colors: active`. */
export const ForcedColors: Story = { ...Due, tags: ['state:due', 'forced-colors'] };
