// Copied into an app that has the package: node run-recipe.mjs jsdom|happy-dom ./recipe.mjs
import { argv, exit } from 'node:process';

import { register } from './simulated-dom.mjs';

const [, , dom, recipe] = argv;
// What happy-dom says of frames that it does not load is no failure.
console.error = () => undefined;
register(dom);
const [run] = Object.values(await import(recipe));
console.log(JSON.stringify(await run()));
exit();
