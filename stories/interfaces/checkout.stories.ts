import type { Meta, StoryObj } from '@storybook/web-components-vite';

import page from '../../docs/interfaces/checkout.md?raw';
import { interfacePage } from './interface-page.js';

const meta: Meta = { title: 'Interfaces/Checkout', ...interfacePage('checkout', page) };
export default meta;

/** Takes a payment, captures a part of it, and refunds a part of that. */
export const Example: StoryObj = {};
