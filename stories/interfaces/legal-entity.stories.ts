import type { Meta, StoryObj } from '@storybook/web-components-vite';

import page from '../../docs/interfaces/legal-entity.md?raw';
import { interfacePage } from './interface-page.js';

const meta: Meta = { title: 'Interfaces/Legal entity management', ...interfacePage('legal-entity', page) };
export default meta;

/** Signs a seller up, and sees what is still missing. */
export const Example: StoryObj = {};
