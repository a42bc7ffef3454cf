const select = document.querySelector('#country');
const root = document.documentElement;

/** Until the shopper names a country: those who read French are taken to live in France, where cards may carry CB too. */
const usual = () => (root.lang === 'fr' ? 'FR' : 'NL');

/**
 * The country that an order is sent to, in the select, in the address and in the shop's books. Each choice is a step of the
 * browser's history.
 */
export async function openCountry({ number, country }, { onChosen, onRefused }) {
  const { countries } = await (await fetch('/shop/countries')).json();
  const asked = () => new URL(location.href).searchParams.get('country');
  let current = country;

  function update() {
    const names = new Intl.DisplayNames(root.lang, { type: 'region' });
    const { compare } = new Intl.Collator(root.lang);
    const options = countries.map((code) => new Option(names.of(code), code));
    select.replaceChildren(...options.toSorted((a, b) => compare(a.text, b.text)));
    select.value = current ?? usual();
    if (!current) document.querySelector('florin-checkout').countryCode = select.value;
  }

  async function sendTo(code) {
    const response = await fetch(`/shop/orders/${encodeURIComponent(number)}/country`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ country: code }),
    });
    if (response.ok) {
      current = code;
      onChosen(await response.json(), code);
    } else if (response.status === 409) onRefused();
    update();
    return response.ok;
  }

  select.addEventListener('change', async () => {
    const url = new URL(location.href);
    url.searchParams.set('country', select.value);
    if (await sendTo(select.value)) history.pushState(null, '', url);
  });
  addEventListener('popstate', () => {
    const code = asked() ?? country ?? usual();
    if (code !== current) void sendTo(code);
  });

  if (country) document.querySelector('florin-checkout').countryCode = country;
  if (asked() && asked() !== country) await sendTo(asked());
  else update();
  return { update };
}
