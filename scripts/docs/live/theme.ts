// The theme editor: tokens of a checkout that runs, their contrast, and the CSS to copy.
import '../../../src/components/checkout/define.js';
import '../../../src/components/provider/define.js';

import { contrast, PAIRS } from '../../../src/theme/contrast.js';
import { deriveTheme } from '../../../src/theme/index.js';
import { bothOf } from '../both-of.mjs';
import examples from './examples.json' with { type: 'json' };
import { inShop, openLiveShop } from './shop.js';

const root = document.documentElement;
const place = document.querySelector('#example')!;
const form = document.querySelector('form')!;
const table = document.querySelector('tbody')!;
const status = document.querySelector('[role=status]')!;
const css = document.querySelector<HTMLTextAreaElement>('#css')!;
const copy = document.querySelector('#copy')!;

const inputsOf = (name: string): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>(`.token [name="${name}"]`),
];
const names = new Set([...form.querySelectorAll<HTMLInputElement>('.token input')].map(({ name }) => name));

/** A token as CSS writes it. */
function valueOf(name: string): string {
  const [light, dark] = inputsOf(name).map(({ value }) => value);
  return dark === undefined ? (light ?? '') : `light-dark(${light}, ${dark})`;
}

const isChanged = (name: string): boolean =>
  inputsOf(name).some(({ value, defaultValue }) => value !== defaultValue);

function rowOf([name, ground, least]: readonly [string, string, number]): HTMLTableRowElement {
  const row = document.createElement('tr');
  const [colours, grounds] = [name, ground].map((each) => inputsOf(`--florin-color-${each}`));
  const found = [0, 1].map((at) => contrast(colours?.[at]?.value ?? '', grounds?.[at]?.value ?? ''));
  for (const text of [`${name} on ${ground}`, `${least} : 1`]) row.insertCell().textContent = text;
  for (const each of found) {
    const cell = row.insertCell();
    // Rounded down: 4.49 must not look like 4.5.
    const shown = (Math.floor(each * 100) / 100).toFixed(2);
    cell.textContent = each < least ? `${shown}, too weak` : shown;
    cell.classList.toggle('weak', each < least);
  }
  return row;
}

function show(): void {
  root.style.colorScheme = form.querySelector<HTMLInputElement>('[name=scheme]:checked')?.value ?? '';
  const changed = [...names].filter(isChanged);
  for (const name of names) {
    if (changed.includes(name)) root.style.setProperty(name, valueOf(name));
    else root.style.removeProperty(name);
  }
  css.value =
    changed.length === 0
      ? '/* Nothing is changed yet. */'
      : `:root {\n  color-scheme: light dark;\n${changed.map((name) => `  ${name}: ${valueOf(name)};\n`).join('')}}\n`;
  table.replaceChildren(...PAIRS.map(rowOf));
  const weak = table.querySelectorAll('.weak').length;
  const said = weak === 0 ? 'All pairs of colours have enough contrast.' : `Too weak: ${weak}.`;
  if (status.textContent !== said) status.textContent = said;
}

const brand = form.querySelector<HTMLInputElement>('[name=brand]')!;
const corrected = document.querySelector('#corrections')!;

/** Gives every colour the value that it has in the theme of the brand's colour. */
function fill(): void {
  const { tokens, corrections } = deriveTheme({ color: brand.value });
  for (const [name, value] of Object.entries(tokens))
    for (const [at, input] of inputsOf(name).entries()) input.value = bothOf(value)[at] ?? input.value;
  corrected.textContent = corrections
    .map(({ from, scheme, to }) => `${from} is too weak in ${scheme}: the accent is ${to} there.`)
    .join(' ');
}

form.addEventListener('input', ({ target }) => {
  if (target === brand) fill();
  show();
});
form.addEventListener('submit', (event) => event.preventDefault());
// The fields have their defaults once the event is over.
form.addEventListener('reset', () => {
  corrected.replaceChildren();
  setTimeout(show);
});
copy.addEventListener('click', async () => {
  await navigator.clipboard.writeText(css.value);
  copy.textContent = 'Copied';
  setTimeout(() => (copy.textContent = 'Copy'), 2000);
});
show();

const { settings, markup } = examples.checkout;
const shop = await openLiveShop(settings);
place.replaceChildren(inShop(markup, { order: shop.order }, shop));
