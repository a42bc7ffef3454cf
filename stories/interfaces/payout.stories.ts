import type { Meta, StoryObj } from '@storybook/web-components-vite';

import page from '../../docs/interfaces/payout.md?raw';
import { interfacePage } from './interface-page.js';

const meta: Meta = { title: 'Interfaces/Payout', ...interfacePage('payout', page) };
export default meta;

/** One submits a payout, another confirms it. */
export const Example: StoryObj = {};
