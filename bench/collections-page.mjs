import 'florin/workspace';

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const element = () => document.querySelector('florin-workspace');
const nodesOf = () => element().shadowRoot?.querySelectorAll('[part~=node]') ?? [];

/** Milliseconds from the element to the first frame with the tree on it. What it is made of is loaded before. */
async function open(item) {
  const start = performance.now();
  const workspace = document.createElement('florin-workspace');
  Object.assign(workspace, { proxy: '/florin', noAddress: true, room: 'collections', item });
  document.body.append(workspace);
  while (nodesOf().length === 0) await painted();
  await painted();
  return performance.now() - start;
}

/** Milliseconds of one step through the tree by keyboard, to the frame that shows it. */
async function step() {
  const start = performance.now();
  const focused = element().shadowRoot.querySelector('[part~=node][tabindex="0"]');
  focused.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, composed: true }));
  await element().updateComplete;
  element().getBoundingClientRect();
  return performance.now() - start;
}

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

/** Opens a collection for the second time, and goes through its tree. */
globalThis.openOnce = async (item, steps) => {
  await open(item);
  element().remove();
  const ms = await open(item);
  const nodes = nodesOf().length;
  const times = [];
  for (let at = 0; at < steps; at++) times.push(await step());
  return { ms, nodes, step: median(times) };
};
globalThis.isReady = true;
