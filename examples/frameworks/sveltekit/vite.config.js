import adapter from '@sveltejs/adapter-node';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [sveltekit({ adapter: adapter() })],
  // The server takes it from node_modules, and with it the database, whose files a bundle would lose.
  ssr: { external: ['florin'] },
});
