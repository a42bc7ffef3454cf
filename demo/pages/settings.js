import './sandbox.js';
import languageNames from '../../scripts/words/languages.json' with { type: 'json' };

/** Theme, colours, language and direction of the demo pages: kept in the address, so that every look can be shared. */
const address = new URL(location.href);
const root = document.documentElement;
const preset = document.querySelector('#preset');
const optionsOf = (name) =>
  [...document.querySelector(`[data-setting=${name}]`).options].map(({ value }) => value);

const settings = {
  preset: {
    values: optionsOf('preset'),
    show: (value) =>
      preset.getAttribute('href') === `/themes/${value}.css` || (preset.href = `/themes/${value}.css`),
  },
  theme: { values: ['auto', 'light', 'dark'], show: (value) => (root.dataset.theme = value) },
  lang: { values: Object.keys(languageNames), show: (value) => (root.lang = value) },
  dir: { values: ['ltr', 'rtl'], show: (value) => (root.dir = value) },
};

for (const [name, { values, show }] of Object.entries(settings)) {
  const asked = address.searchParams.get(name) ?? sessionStorage.getItem(`demo-${name}`);
  const select = document.querySelector(`[data-setting=${name}]`);
  select.value = values.includes(asked) ? asked : values[0];
  show(select.value);
  select.addEventListener('change', () => {
    show(select.value);
    sessionStorage.setItem(`demo-${name}`, select.value);
    if (name === 'lang') choose('dir', select.value === 'ar' ? 'rtl' : 'ltr');
    remember(name, select.value);
  });
}

function choose(name, value) {
  const select = document.querySelector(`[data-setting=${name}]`);
  if (select.value === value) return;
  select.value = value;
  select.dispatchEvent(new Event('change'));
}

function remember(name, value) {
  const url = new URL(location.href);
  url.searchParams.set(name, value);
  history.replaceState(history.state, '', url);
}

// The navigation of a place may be wider than a phone: the page that is open is in sight.
document
  .querySelector('.shell > header [aria-current]')
  ?.scrollIntoView({ block: 'nearest', inline: 'center' });
