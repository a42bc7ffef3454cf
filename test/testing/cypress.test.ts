import assert from 'node:assert/strict';
import { it } from 'node:test';

import { registerFlorinCommands, type CypressGlobals } from '../../src/testing/cypress.js';
import { KeysInFrames } from '../../src/testing/keys-in-frames.js';

it('the commands say in which browsers a card can be typed', () => {
  const added: Parameters<CypressGlobals['Cypress']['Commands']['addAll']>[1][] = [];
  const Cypress = {
    automation: () => Promise.reject(new Error('Firefox has no such protocol.')),
    config: () => 0,
    isBrowser: () => false,
    Commands: { addAll: (_: object, commands: (typeof added)[number]) => void added.push(commands) },
  };
  registerFlorinCommands({ Cypress, cy: {} as CypressGlobals['cy'] });
  assert.throws(() => added[0]?.typeCard(undefined, { number: '4' }), /Chrome, Edge and Electron/);
  assert.throws(() => added[0]?.answerChallenge(undefined), /Chrome, Edge and Electron/);
});

/** A browser whose frames have one field each; a frame that loads has none yet, and has gone when it is asked. */
function openBrowser(frameTree: object, fields: Readonly<Record<string, string>>) {
  const typed: string[] = [];
  const answers: Readonly<Record<string, (params: Record<string, string>) => unknown>> = {
    'Page.getFrameTree': () => ({ frameTree }),
    'Page.createIsolatedWorld': ({ frameId = '' }) => {
      if (!Object.hasOwn(fields, frameId)) throw new Error('No frame with given id found');
      return { executionContextId: frameId };
    },
    'Runtime.evaluate': ({ contextId = '', expression = '' }) => {
      const value = expression.includes(`"${fields[contextId]}"`);
      if (value) typed.push(contextId);
      return { result: { value } };
    },
    'Input.dispatchKeyEvent': ({ type, key = '' }) => void (type === 'keyDown' && typed.push(key)),
  };
  const send = async (command: string, params: object): Promise<unknown> =>
    answers[command]?.(params as Record<string, string>);
  return { typed, send };
}

const frame = (id: string, url: string, ...childFrames: object[]) => ({ frame: { id, url }, childFrames });

it('keys go to the field in the frame of that address, or in a frame inside it', async () => {
  const challenge = frame('challenge', 'https://shop.test/action', frame('bank', 'https://bank.test/'));
  const tree = frame('shop', 'https://shop.test/', frame('card', 'https://shop.test/card'), challenge);
  const { typed, send } = openBrowser(tree, { shop: '#code', card: '#number', challenge: '', bank: '#code' });
  const keys = new KeysInFrames(send, 0);
  await keys.type('https://shop.test/card', '#number', '42');
  await keys.type('https://shop.test/action', '#code', '1');
  await keys.enter();
  assert.deepEqual(typed, ['card', '4', '2', 'bank', '1', 'Enter']);
});

it('keys wait for a frame that loads, and name the field that does not come', async () => {
  const tree = frame('shop', 'https://shop.test/', frame('card', 'https://shop.test/card'));
  const fields: Record<string, string> = {};
  const { typed, send } = openBrowser(tree, fields);
  let looks = 0;
  const loading = async (command: string, params: object): Promise<unknown> => {
    if (command === 'Page.getFrameTree' && ++looks === 2) fields['card'] = '#number';
    return send(command, params);
  };
  await new KeysInFrames(loading, 60_000).type('https://shop.test/card', '#number', '4');
  assert.deepEqual([looks, typed], [2, ['card', '4']]);
  const late = new KeysInFrames(send, -1).type('https://shop.test/card', '#expiry', '0330');
  await assert.rejects(late, /No field '#expiry' .+ https:\/\/shop\.test\/card/);
});
