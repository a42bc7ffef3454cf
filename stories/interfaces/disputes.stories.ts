import type { Meta, StoryObj } from '@storybook/web-components-vite';

import page from '../../docs/interfaces/disputes.md?raw';
import { interfacePage } from './interface-page.js';

const meta: Meta = { title: 'Interfaces/Disputes', ...interfacePage('disputes', page) };
export default meta;

/** Asks what a dispute can be defended by, and defends it. */
export const Example: StoryObj = {};
