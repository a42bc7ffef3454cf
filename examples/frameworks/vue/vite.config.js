import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

const isCustomElement = (tag) => tag.startsWith('florin-');

// oxlint-disable-next-line import/no-default-export -- Vite reads it so
export default defineConfig({ plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] });
