import type { Meta, StoryObj } from '@storybook/web-components-vite';

import page from '../../docs/interfaces/checkout-classic.md?raw';
import { interfacePage } from './interface-page.js';

const meta: Meta = {
  title: 'Interfaces/Checkout, older variant',
  ...interfacePage('checkout-classic', page),
};
export default meta;

/** Pays with a card that is refused and one that leads to a bank, and makes a link. */
export const Example: StoryObj = {};
