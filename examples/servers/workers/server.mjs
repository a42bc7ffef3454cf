import { spawn } from 'node:child_process';
import process, { env, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';

// Runs the worker on this machine. It is given what stands in .env, and before that, what the shell says of the shop.
const said = Object.entries(env).filter(([name]) => /^(?:DATABASE|FLORIN|SHOP)_/.test(name));
const { port } = await import('./payments.mjs');

const program = fileURLToPath(new URL('bin/wrangler.js', import.meta.resolve('wrangler/package.json')));
const values = said.flatMap(([name, value]) => ['--var', `${name}:${value}`]);
const wrangler = spawn(execPath, [program, 'dev', '--port', String(port), ...values], {
  stdio: 'inherit',
  // It reports nothing, looks for no update, and does not ask where this machine is.
  env: { ...env, DO_NOT_TRACK: '1', WRANGLER_HIDE_BANNER: 'true', CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
});
wrangler.on('exit', (code) => process.exit(code ?? 0));
process.on('SIGTERM', () => wrangler.kill());
