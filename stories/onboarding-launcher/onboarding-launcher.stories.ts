import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, inside, inState, says } from '../../.storybook/play.js';
import type { ChangedAnswer, SandboxSettings } from '../../.storybook/sandbox-messages.js';
import { legalEntityOf, seller, situations } from '../../.storybook/seller.js';
import { onNarrowPage, page, shopOf, type InShop } from '../../.storybook/shop.js';
import { SAM } from '../../test/components/sam.js';

interface Args {
  readonly openIn: 'same-tab' | 'new-tab' | 'popup';
  readonly withThemes: boolean;
  readonly linkSeconds: number;
}

/** In a story the hosted pages are of the page's own origin: the service worker answers for them. */
const launcher = ({ openIn, withThemes, linkSeconds }: Args, context: InShop) => html`
  <florin-onboarding-launcher
    legal-entity=${legalEntityOf(context)}
    link-origins=${location.origin}
    open-in=${openIn}
    link-seconds=${linkSeconds}
    ?with-themes=${withThemes}
  >
    <p slot="verified">Put your first listing up, and get paid for it.</p>
    <p slot="support">Write to <a href="mailto:sellers@shop.example">sellers@shop.example</a>.</p>
    <p slot="unauthorised">Please <a href="#sign-in">sign in</a> as a seller.</p>
  </florin-onboarding-launcher>
`;

const meta: Meta<Args> = {
  title: 'Seller/Onboarding launcher',
  component: 'florin-onboarding-launcher',
  args: { openIn: 'new-tab', withThemes: false, linkSeconds: 240 },
  render: (args, context) => page(context, launcher(args, context)),
};
export default meta;

type Story = StoryObj<Args>;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-onboarding-launcher');

const change = (fields: Readonly<Record<string, unknown>>): ChangedAnswer => ({ kind: 'change', fields });

const grant = (allowed: boolean, verificationStatus: string) => ({
  allowed,
  requested: true,
  verificationStatus,
});
const capabilities = (allowed: boolean, status: string) => ({
  receivePayments: grant(allowed, status),
  sendToTransferInstrument: grant(allowed, status),
  sendToBalanceAccount: grant(allowed, status),
});

/** What the platform knows of the seller and says is wrong, by the answers of its two rows. */
const known = (
  entity: Readonly<Record<string, unknown>>,
  errors: readonly Readonly<Record<string, unknown>>[] = [],
): SandboxSettings => ({
  faults: [
    { place: 'legal-entity.getLegalEntity', fault: change(entity) },
    {
      place: 'legal-entity.checkVerificationErrors',
      fault: change({ problems: errors.length > 0 ? [{ entity: {}, verificationErrors: errors }] : [] }),
    },
  ],
});

const blocked = (): void => void (window.open = () => null);

/** Proof of identity, a bank account, what is sold and accepted terms are missing. */
export const NeedsInput: Story = { tags: ['state:ready', 'state:needs-input'], loaders: [seller()] };

/** The hosted pages take this page's place. */
export const SameTab: Story = { ...NeedsInput, args: { openIn: 'same-tab' } };

/** A company of which nothing is known but its name. */
export const Organisation: Story = {
  tags: ['state:needs-input'],
  loaders: [seller({}, { type: 'organization' })],
};

/** The browser kept the window closed: a link to click, and how long it works. */
export const PopupBlocked: Story = {
  tags: ['state:needs-input'],
  loaders: [seller()],
  play: async ({ canvasElement }) => {
    blocked();
    (await inside(element(canvasElement), '[part=go]')).click();
    await inside(element(canvasElement), '[part=link]');
  },
};

/** The link was not used in time. It expired, and the next click makes a new one. */
export const LinkExpired: Story = {
  tags: ['state:needs-input'],
  args: { linkSeconds: 0.5 },
  loaders: [seller()],
  play: async ({ canvasElement }) => {
    blocked();
    (await inside(element(canvasElement), '[part=go]')).click();
    await says(element(canvasElement), /has expired/);
  },
};

/** The answer names a host that the page does not allow: the seller is not sent there. */
export const LinkRefused: Story = {
  tags: ['state:needs-input'],
  loaders: [
    seller({
      faults: [
        {
          place: 'legal-entity.createOnboardingLink',
          fault: change({ url: 'https://onboarding.evil.example/x' }),
        },
      ],
    }),
  ],
  play: async ({ canvasElement }) => {
    blocked();
    (await inside(element(canvasElement), '[part=go]')).click();
    await says(element(canvasElement), /not set up safely/);
  },
};

/** The link could not be created; what is on screen stays, and another try may help. */
export const NoLink: Story = {
  tags: ['state:needs-input'],
  loaders: [seller({ faults: [{ place: 'legal-entity.createOnboardingLink', fault: '500-before' }] })],
  play: async ({ canvasElement }) => {
    blocked();
    (await inside(element(canvasElement), '[part=go]')).click();
    await says(element(canvasElement), /The link could not be created/);
  },
};

/** Another tab came back from the hosted pages, or this one did: the address said so. */
export const Back: Story = {
  tags: ['state:needs-input'],
  loaders: [
    async (context) => {
      const address = new URL(location.href);
      address.searchParams.set('florin-onboarding', 'returned');
      history.replaceState(history.state, '', address);
      return seller()(context);
    },
  ],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /Welcome back/);
  },
};

/** One thing is left to do and two are being checked, each with what it is about. */
export const OneDocumentLeft: Story = {
  tags: ['state:needs-input'],
  loaders: [
    seller(
      known({ capabilities: capabilities(false, 'invalid') }, [
        { code: '2_8912', type: 'invalidInput' },
        { code: '2_8601', type: 'pendingStatus' },
        { code: '2_8702', type: 'pendingStatus' },
      ]),
    ),
  ],
};

/** An unknown code is told in the platform's own words. */
export const PlatformsOwnWords: Story = {
  tags: ['state:needs-input'],
  loaders: [
    seller(
      known({ capabilities: capabilities(false, 'invalid') }, [
        {
          code: '1_3042',
          type: 'invalidInput',
          message: 'The tax form could not be matched.',
          remediatingActions: [{ code: '1_3', message: 'Supply a W-8BEN form that is signed.' }],
        },
      ]),
    ),
  ],
};

/** Only time helps: the page follows along by itself. */
export const Pending: Story = {
  tags: ['state:pending'],
  loaders: [
    seller(
      known({ capabilities: capabilities(false, 'pending') }, [{ code: '2_8901', type: 'pendingStatus' }]),
    ),
  ],
};

/** All that was asked for is allowed. */
export const Verified: Story = {
  tags: ['state:verified'],
  loaders: [seller(known({ capabilities: capabilities(true, 'valid') }))],
};

/** The last check ends while the seller looks on. */
export const BecomesVerified: Story = {
  tags: ['state:verified'],
  loaders: [
    seller(
      known({ capabilities: capabilities(false, 'pending') }, [{ code: '2_8901', type: 'pendingStatus' }]),
    ),
  ],
  play: async ({ canvasElement, ...context }) => {
    await inState(element(canvasElement), 'pending');
    await shopOf(context as InShop).change(known({ capabilities: capabilities(true, 'valid') }));
    await inState(element(canvasElement), 'verified');
  },
};

/** The platform does not work with this seller; a person can say why. */
export const Rejected: Story = {
  tags: ['state:rejected'],
  loaders: [
    seller(known({ capabilities: capabilities(false, 'rejected') }, [{ code: '2_8902', type: 'rejected' }])),
  ],
};

/** An operator chooses how the hosted pages look. */
export const Themes: Story = {
  tags: ['state:needs-input'],
  args: { withThemes: true },
  loaders: [seller({ isOperator: true })],
  play: async ({ canvasElement }) => {
    await inside(element(canvasElement), '[part=theme]');
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

export const Dark: Story = { ...NeedsInput, globals: { colorScheme: 'dark' } };

export const RightToLeftArabic: Story = { ...NeedsInput, globals: { locale: 'ar', direction: 'rtl' } };

export const Narrow320: Story = {
  ...NeedsInput,
  ...onNarrowPage('florin-onboarding-launcher', (context, args: Args) => launcher(args, context)),
};

/** The system's own colours. A page cannot ask for them: switch on high contrast, or emulate `forced-colors: active`. */
export const ForcedColors: Story = {
  tags: ['state:needs-input', 'forced-colors'],
  loaders: [
    seller(
      known({ capabilities: capabilities(false, 'invalid') }, [
        { code: '2_8005', type: 'dataMissing' },
        { code: '2_8601', type: 'pendingStatus' },
      ]),
      SAM,
    ),
  ],
};
