import type { Meta, StoryObj } from '@storybook/web-components-vite';

import page from '../../docs/interfaces/transfers.md?raw';
import { interfacePage } from './interface-page.js';

const meta: Meta = { title: 'Interfaces/Transfers', ...interfacePage('transfers', page) };
export default meta;

/** Reads a month of transfers, and sends money to a bank. */
export const Example: StoryObj = {};
