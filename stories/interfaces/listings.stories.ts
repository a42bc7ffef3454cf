import type { Meta, StoryObj } from '@storybook/web-components-vite';

import page from '../../docs/interfaces/listings.md?raw';
import { interfacePage } from './interface-page.js';

const meta: Meta = { title: 'Interfaces/Listings and orders', ...interfacePage('listings', page) };
export default meta;

/** Puts a thing up for sale, orders it, and changes its price. */
export const Example: StoryObj = {};
