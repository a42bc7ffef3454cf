import type { Meta, StoryObj } from '@storybook/web-components-vite';

import page from '../../docs/interfaces/workspace.md?raw';
import { interfacePage } from './interface-page.js';

const meta: Meta = { title: 'Interfaces/Workspace management', ...interfacePage('workspace', page) };
export default meta;

/** Makes a collection, has it mocked and monitored, and deletes it. */
export const Example: StoryObj = {};
