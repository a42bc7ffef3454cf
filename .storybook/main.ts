import type { StorybookConfig } from '@storybook/web-components-vite';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.ts'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: { name: '@storybook/web-components-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // The card frame and the service worker, made by `scripts/storybook.mjs`.
  staticDirs: ['../.florin/storybook'],
  viteFinal: (viteConfig) => mergeConfig(viteConfig, { build: { target: 'es2022' } }),
};
export default config;
