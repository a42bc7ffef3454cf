import node from '@astrojs/node';
import { defineConfig } from 'astro/config';

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'standalone' }),
  // The server takes it from node_modules, and with it the database, whose files a bundle would lose.
  vite: { ssr: { external: ['florin'] } },
});
