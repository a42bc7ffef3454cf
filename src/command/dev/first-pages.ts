const page = (title: string, head: string, body: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
${head}    <script type="module" src="/checkout.en.js"></script>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      ${body}
    </main>
  </body>
</html>
`;

const READ_ORDER = `    <script type="module">
      // The order is in the address that the shopper comes back to.
      const order = new URL(location.href).searchParams.get('order') ?? 'ORDER-1001';
      document.querySelector('florin-payment-result').setAttribute('order', order);
    </script>
`;

/** The page that a bank sends a shopper back to. */
export const RETURN_PAGE = page(
  'Your payment',
  READ_ORDER,
  '<florin-payment-result proxy="/florin"></florin-payment-result>',
);

/** The pages of a folder that has none, by their names. */
export const FIRST_PAGES: Readonly<Record<string, string>> = {
  'index.html': page(
    'Checkout',
    '',
    '<florin-checkout proxy="/florin" order="ORDER-1001" with-save-card></florin-checkout>',
  ),
  'return.html': RETURN_PAGE,
};
