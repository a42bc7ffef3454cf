// Copied into an app that has the package: node mount-all.mjs jsdom|happy-dom ./setup.mjs tag,tag,…
import { argv, exit } from 'node:process';

import { register } from './simulated-dom.mjs';

const [, , dom, setup, tags] = argv;

const mounted = [];
const failures = [];
process.on('exit', () => console.log(JSON.stringify({ mounted, failures })));
const fail = (error) => failures.push(error?.stack ?? String(error));
process.on('unhandledRejection', fail).on('uncaughtException', fail);
// What happy-dom says of frames that it does not load is no failure.
console.error = () => undefined;
register(dom);
addEventListener('error', ({ error }) => fail(error));

const { fetch = () => Promise.reject(new TypeError('no network')) } = await import(setup);
/** What elements wait for: an answer, and what they ask next. */
const answers = new Set();
globalThis.fetch = (...asked) => {
  const answer = fetch(...asked).finally(() => answers.delete(answer));
  answers.add(answer);
  return answer;
};
for (const tag of tags.split(',')) {
  const element = document.createElement(tag);
  element.setAttribute('proxy', '/florin');
  element.setAttribute('order', 'ORDER-1001');
  document.body.append(element);
  await element.updateComplete;
  if (element.shadowRoot) mounted.push(tag);
}
do {
  await Promise.allSettled(answers);
  await new Promise((resolve) => setTimeout(resolve));
} while (answers.size > 0);
document.body.replaceChildren();
await new Promise((resolve) => setTimeout(resolve));
exit();
