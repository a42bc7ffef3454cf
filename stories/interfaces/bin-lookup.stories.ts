import type { Meta, StoryObj } from '@storybook/web-components-vite';

import page from '../../docs/interfaces/bin-lookup.md?raw';
import { interfacePage } from './interface-page.js';

const meta: Meta = { title: 'Interfaces/BIN lookup', ...interfacePage('bin-lookup', page) };
export default meta;

/** Looks two cards up by their first digits. */
export const Example: StoryObj = {};
