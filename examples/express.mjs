import express from 'express';
import { florin } from 'florin/express';

const port = Number(process.env.PORT ?? 8080);
const returnUrl = `http://localhost:${port}/return.html`;
const order = { amount: { value: 1999, currency: 'EUR' }, returnUrl };

const app = express();
app.use(
  florin({
    environment: 'sandbox',
    identify: () => ({ audience: 'shopper', shopperReference: 'SHOPPER-1' }),
    resolveOrder: (reference) => (reference.startsWith('ORDER-') ? order : null),
    onSettled: (reference, outcome) => console.log(`${reference}: ${outcome}`),
  }),
);
app.use(express.static('public'));
app.listen(port, '127.0.0.1');
