import 'florin/cart';

/** Pages without a cart to look at have one all the same, out of sight: it takes in what is added there. */
function hiddenCart() {
  const cart = document.createElement('florin-cart');
  cart.setAttribute('proxy', '/florin');
  cart.forPage = true;
  cart.hidden = true;
  document.body.append(cart);
  return cart;
}

const cart = document.querySelector('florin-cart') ?? hiddenCart();
const link = document.querySelector('header a[href="/cart.html"]');
const name = link.textContent;

function show() {
  link.textContent = cart.count > 0 ? `${name} (${cart.count})` : name;
}

cart.addEventListener('florin-cart-changed', show);
show();
