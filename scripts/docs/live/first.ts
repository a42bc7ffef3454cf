// The checkout of the documentation's first page: it runs, and shows each theme.
import '../../../src/components/checkout/define.js';
import '../../../src/components/provider/define.js';

import examples from './examples.json' with { type: 'json' };
import { inShop, openLiveShop } from './shop.js';

const form = document.querySelector('form')!;
const code = document.querySelector('code')!;
const sheet = document.createElement('link');
sheet.rel = 'stylesheet';
document.head.append(sheet);

const chosen = (name: string): string =>
  form.querySelector<HTMLInputElement>(`[name=${name}]:checked`)?.value ?? '';

/** Shows the theme that is chosen, and the lines that a page needs for it. */
function show(): void {
  const theme = chosen('theme');
  document.documentElement.style.colorScheme = chosen('scheme');
  sheet.href = `themes/${theme}.css`;
  code.textContent = [
    `<link rel="stylesheet" href="/themes/${theme}.css" />`,
    '<script type="module" src="/checkout.en.js"></script>',
    '<florin-checkout proxy="/florin" order="ORDER-1001"></florin-checkout>',
  ].join('\n');
}

if (matchMedia('(prefers-color-scheme: dark)').matches)
  form.querySelector<HTMLInputElement>('[value=dark]')!.checked = true;
form.addEventListener('change', show);
form.addEventListener('submit', (event) => event.preventDefault());
show();

const shop = await openLiveShop(examples.checkout.settings);
// So many ways to pay that the lines below them are in sight.
const markup =
  '<florin-checkout order="{order}" country-code="NL" allow-methods="scheme ideal paypal"></florin-checkout>';
document.querySelector('#example')!.replaceChildren(inShop(markup, { order: shop.order }, shop));
