/** Shows an element for the seller that the demonstration looks at, once there is one. */
export async function showHolder(tag, properties) {
  const { holder } = await (await fetch('/shop/balances')).json();
  const place = document.querySelector('#holder');
  if (!holder) return void (place.textContent = 'No seller has money here yet. Reload the page in a moment.');
  const element = Object.assign(document.createElement(tag), { ...properties, accountHolder: holder });
  place.append(element);
  return element;
}
