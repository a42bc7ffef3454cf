import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';

import { theme } from '../../src/command/theme.js';
import { UsageError } from '../../src/command/usage-error.js';
import { deriveTheme } from '../../src/theme/index.js';
import { ROOT } from '../house/files.js';

const run = promisify(execFile);

describe('florin theme', () => {
  it('prints the style sheet of the function, and says corrections beside it', async () => {
    const args = ['theme', '--color', '#7a3b12', '--font', 'Georgia, serif', '--radius', '2px'];
    const { stdout, stderr } = await run(process.execPath, ['dist/command/florin.js', ...args], {
      cwd: ROOT,
    });
    const { css } = deriveTheme({ color: '#7a3b12', fontFamily: 'Georgia, serif', radius: '2px' });
    assert.equal(stdout, css);
    assert.match(
      stderr,
      /^florin\/theme: accent on accent-surface in dark has a contrast of 1\.63 with #7a3b12/,
    );
  });

  it('draws one scheme, and a font of headings of its own', () => {
    const { css, corrections } = theme([
      '--color',
      '#7a3b12',
      '--heading-font',
      'Didot',
      '--scheme',
      'light',
    ]);
    assert.match(css, /--florin-font-family-heading: Didot;/);
    assert.match(css, /--florin-color-accent: #7a3b12;/);
    assert.deepEqual(corrections, []);
  });

  for (const [flag, args] of [
    ['--color', []],
    ['--color', ['--color', 'navyish']],
    ['--font', ['--color', '#000', '--font', '{}']],
    ['--heading-font', ['--color', '#000', '--heading-font', '{}']],
    ['--radius', ['--color', '#000', '--radius', 'round']],
    ['--scheme', ['--color', '#000', '--scheme', 'dim']],
  ] as const)
    it(`names ${flag} when it is called with ${args.join(' ') || 'nothing'}`, () => {
      assert.throws(
        () => theme(args),
        (error) => error instanceof UsageError && error.message.startsWith(`${flag} `),
      );
    });

  it('says what it does not know', () => {
    assert.throws(() => theme(['--colour', 'red']), UsageError);
  });
});
