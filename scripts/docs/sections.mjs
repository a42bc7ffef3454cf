import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../processes.mjs';

const inFolder = (folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => `${folder}/${name}`);

const docs = (...names) => names.map((name) => `docs/${name}.md`);

/** What the menu calls a page whose title is long. */
export const SHORT_NAMES = {
  'README.md': 'Overview',
  'docs/express-checkout.md': 'Express checkout',
  'docs/delivery-prices.md': 'Delivery prices',
  'docs/merchant-orders.md': 'Orders',
  'docs/server-rendering.md': 'Server rendering',
  'docs/testing.md': 'Testing',
  'docs/going-live.md': 'Going live',
  'docs/sessions.md': 'Sessions',
  'docs/marks.md': 'Marks',
  'docs/matrix.md': 'Tried in',
  'docs/migrating.md': 'Migrating',
  'docs/pci-scripts.md': 'PCI DSS',
  'docs/elements.md': 'All elements',
  'docs/interfaces.md': 'All interfaces',
  'CHANGELOG.md': 'Changes',
};

/** The pages of the site in their order, by section. */
export const sections = () => [
  {
    title: 'Start',
    pages: [
      'README.md',
      ...docs(
        'getting-started',
        'frameworks',
        'server-rendering',
        'testing',
        'matrix',
        'test-cards',
        'migrating',
      ),
    ],
  },
  {
    title: 'Take payments',
    pages: docs(
      'ways-to-pay',
      'cards',
      'wallets',
      'express-checkout',
      'delivery-prices',
      'direct-debits',
      'donations',
      'payment-methods',
      'outcomes',
      'errors',
    ),
  },
  {
    title: 'Your server',
    pages: docs('proxy', 'merchant-orders', 'paying-once', 'going-live', 'operating', 'journal', 'sessions'),
  },
  { title: 'Look and words', pages: docs('theming', 'marks', 'words', 'accessibility') },
  { title: 'Sell', pages: docs('shop', 'sellers') },
  { title: 'Security', pages: ['SECURITY.md', ...docs('page-policy', 'pci-scripts')] },
  { title: 'Elements', pages: [...docs('elements'), ...inFolder('docs/elements')] },
  { title: 'Interfaces', pages: [...docs('interfaces'), ...inFolder('docs/interfaces')] },
  { title: 'Project', pages: ['CHANGELOG.md', ...docs('deprecations'), 'CONTRIBUTING.md'] },
];
