import type { Meta, StoryObj } from '@storybook/web-components-vite';

import page from '../../docs/interfaces/data-protection.md?raw';
import { interfacePage } from './interface-page.js';

const meta: Meta = { title: 'Interfaces/Data protection', ...interfacePage('data-protection', page) };
export default meta;

/** Has a shopper forgotten who has a card stored. */
export const Example: StoryObj = {};
