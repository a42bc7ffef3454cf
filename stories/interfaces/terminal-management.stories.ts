import type { Meta, StoryObj } from '@storybook/web-components-vite';

import page from '../../docs/interfaces/terminal-management.md?raw';
import { interfacePage } from './interface-page.js';

const meta: Meta = { title: 'Interfaces/Terminal management', ...interfacePage('terminal-management', page) };
export default meta;

/** Moves a spare terminal to a store, and one in use away from it. */
export const Example: StoryObj = {};
