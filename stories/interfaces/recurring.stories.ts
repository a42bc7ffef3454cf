import type { Meta, StoryObj } from '@storybook/web-components-vite';

import page from '../../docs/interfaces/recurring.md?raw';
import { interfacePage } from './interface-page.js';

const meta: Meta = { title: 'Interfaces/Recurring', ...interfacePage('recurring', page) };
export default meta;

/** Lists a stored card, lets a partner charge it, and removes it. */
export const Example: StoryObj = {};
