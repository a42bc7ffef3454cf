import type { Meta, StoryObj } from '@storybook/web-components-vite';

import page from '../../docs/interfaces/balance-platform.md?raw';
import { interfacePage } from './interface-page.js';

const meta: Meta = { title: 'Interfaces/Balance platform', ...interfacePage('balance-platform', page) };
export default meta;

/** Sets a sweep up, and sees what it moved by the next day. */
export const Example: StoryObj = {};
