import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, inside, says } from '../../.storybook/play.js';
import { legalEntityOf, seller, situations } from '../../.storybook/seller.js';
import { onNarrowPage, page, type InShop } from '../../.storybook/shop.js';
import { DAY } from '../../src/facts/instant.js';

const questionnaires = (context: InShop) => html`
  <florin-pci-questionnaires legal-entity=${legalEntityOf(context)}>
    <p slot="unauthorised">Please <a href="#sign-in">sign in</a> as a seller.</p>
  </florin-pci-questionnaires>
`;

const meta: Meta = {
  title: 'Seller/PCI questionnaires',
  component: 'florin-pci-questionnaires',
  render: (_, context) => page(context, questionnaires(context)),
};
export default meta;

type Story = StoryObj;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-pci-questionnaires');

/** None is signed yet. */
export const Unsigned: Story = { tags: ['state:ready', 'state:unsigned'], loaders: [seller()] };

const prepare = async (canvas: HTMLElement): Promise<void> => {
  (await inside(element(canvas), '[part=channel] input')).click();
  (await inside(element(canvas), '[part=prepare]')).click();
};

/** One is made and waits to be read and signed. */
export const Prepared: Story = {
  ...Unsigned,
  play: async ({ canvasElement }) => {
    await prepare(canvasElement);
    await inside(element(canvasElement), '[part=open-document]');
  },
};

/** No channel of this business takes cards. */
export const NoneNeeded: Story = {
  ...Unsigned,
  play: async ({ canvasElement }) => {
    (await inside(element(canvasElement), '[part=prepare]')).click();
    await says(element(canvasElement), /You do not need to sign anything/);
  },
};

const info = (id: string, createdAt: string, validUntil: string) => ({ id, createdAt, validUntil });
const YEAR = 365 * DAY;
const at = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const signed = (left: number) => info('PCID1', new Date(Date.parse(at(left)) - YEAR).toISOString(), at(left));
const listed = (...data: readonly object[]) =>
  seller({
    faults: [
      { place: 'legal-entity.listPciQuestionnaires', fault: { kind: 'change', fields: { data } } },
      {
        place: 'legal-entity.getPciQuestionnaire',
        fault: { kind: 'change', fields: { content: btoa('A questionnaire on card data.') } },
      },
    ],
  });

/** One holds for most of a year. */
export const Signed: Story = { tags: ['state:signed'], loaders: [listed(signed(300))] };

/** One holds for some more days, and an older one does not. */
export const ExpiresSoon: Story = {
  tags: ['state:signed'],
  loaders: [listed(signed(10), { ...signed(-300), id: 'PCID0' })],
};

/** The last one has expired. */
export const Expired: Story = { tags: ['state:unsigned'], loaders: [listed(signed(-3))] };

/** It could not be made. */
export const NotPrepared: Story = {
  tags: ['state:unsigned'],
  loaders: [seller({ faults: [{ place: 'legal-entity.generatePciTemplates', fault: '500-before' }] })],
  play: async ({ canvasElement }) => {
    await prepare(canvasElement);
    await inside(element(canvasElement), '[part=error]');
  },
};

const { loading, error, offline, anothers } = situations('legal-entity.listPciQuestionnaires');

/** The platform takes its time. After a second that is announced. */
export const Loading: Story = { ...loading, tags: ['state:loading'] };

/** The platform is down. The message names what the merchant has to look at. */
export const Error: Story = { ...error, tags: ['state:error'] };

/** No network, and the browser knows it. */
export const Offline: Story = { ...offline, tags: ['state:offline'] };

/** The session is not this seller's: there is nothing to see. */
export const Unauthorised: Story = { ...anothers, tags: ['state:unauthorised'] };

export const Dark: Story = { ...Unsigned, globals: { colorScheme: 'dark' } };

export const RightToLeftArabic: Story = { ...Unsigned, globals: { locale: 'ar', direction: 'rtl' } };

export const Narrow320: Story = {
  ...Unsigned,
  ...onNarrowPage('florin-pci-questionnaires', questionnaires),
};

/** The system's own colours. A page cannot ask for them: switch on high contrast, or emulate `forced-colors: active`. */
export const ForcedColors: Story = { ...Unsigned, tags: ['state:unsigned', 'forced-colors'] };
