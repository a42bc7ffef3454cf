// What pages of the documentation do beside being read: search, copying of code, and live examples.

const search = document.querySelector('.search');
const field = search.querySelector('input');
const list = search.querySelector('.results');
const said = search.querySelector('[role=status]');
const { index, root } = search.dataset;

/** Loaded with the first word; later answers do not overtake it. */
let entries;
const load = () => (entries ??= fetch(index).then((answer) => answer.json()));

const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** How well an entry answers: a word in a title or heading counts more than one in the text; every word has to be there. */
function scoreOf(entry, words, phrase) {
  const page = entry.page.toLowerCase();
  const heading = entry.heading.toLowerCase();
  const text = entry.text.toLowerCase();
  let score = 0;
  for (const word of words) {
    const here =
      (page.includes(word) ? 5 : 0) + (heading.includes(word) ? 8 : 0) + (text.includes(word) ? 1 : 0);
    if (here === 0) return 0;
    score += here;
  }
  const isWhole = [page, heading, text].some((part) => part.includes(phrase));
  return score + (entry.page === entry.heading ? 2 : 0) + (isWhole ? 6 : 0);
}

function resultOf({ page, heading, address }) {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `${root}/${address}`;
  link.textContent = heading;
  if (page !== heading) {
    const small = document.createElement('small');
    small.textContent = page;
    link.append(' ', small);
  }
  item.append(link);
  return item;
}

async function show() {
  const asked = field.value;
  const words = wordsOf(asked);
  const all = words.length > 0 ? await load() : [];
  if (asked !== field.value) return;
  const found = all
    .map((entry) => ({ entry, score: scoreOf(entry, words, asked.trim().toLowerCase()) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, 12);
  list.replaceChildren(...found.map(({ entry }) => resultOf(entry)));
  list.hidden = found.length === 0;
  said.textContent = words.length === 0 ? '' : found.length === 0 ? 'Nothing found' : `${found.length} found`;
  search.classList.toggle('none', words.length > 0 && found.length === 0);
}

function close() {
  list.hidden = true;
  search.classList.remove('none');
}

/** Arrow keys go from the field through the results and back. */
function move(event) {
  const stops = [field, ...list.querySelectorAll('a')];
  const at = stops.indexOf(document.activeElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
  if (event.key === 'Escape') {
    close();
    field.focus();
  } else if (event.key === 'Enter' && at === 0) list.querySelector('a')?.click();
  else if (next === undefined || !stops[next]) return;
  else stops[next].focus();
  event.preventDefault();
}

search.hidden = false;
field.addEventListener('input', show);
search.addEventListener('keydown', move);
search.addEventListener('focusout', ({ relatedTarget }) => search.contains(relatedTarget) || close());
list.addEventListener('click', close);
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target.closest('input, textarea, [contenteditable]')) return;
  event.preventDefault();
  field.focus();
});

const menu = document.querySelector('#menu');
const here = menu.querySelector('[aria-current]');
if (here) menu.scrollTop = here.offsetTop - menu.clientHeight / 2;

for (const block of document.querySelectorAll('article pre')) {
  const button = document.createElement('button');
  button.className = 'copy';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.querySelector('code').textContent);
    button.textContent = 'Copied';
    setTimeout(() => (button.textContent = 'Copy'), 2000);
  });
  const box = document.createElement('div');
  box.className = 'code';
  block.replaceWith(box);
  box.append(block, button);
}

/** A live example, as tall as it is. */
function frameOf(link) {
  const frame = document.createElement('iframe');
  frame.title = 'Live example';
  frame.src = link.href;
  frame.addEventListener('load', () => {
    const { body } = frame.contentDocument;
    new ResizeObserver(() => (frame.height = Math.min(body.offsetHeight, 900))).observe(body);
  });
  return frame;
}

/** Shows a live example in the page; without a script, its link leads there. */
for (const link of document.querySelectorAll('.live:not(.now) a')) {
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const frame = frameOf(link);
    link.parentElement.replaceWith(frame);
    frame.focus();
  });
}

/** The first page shows its example by itself, in the place of its picture. What is read comes first. */
for (const link of document.querySelectorAll('.live.now a'))
  addEventListener('load', () => {
    const frame = frameOf(link);
    const place = link.parentElement;
    frame.className = 'now';
    place.nextElementSibling.replaceWith(frame);
    place.remove();
  });
