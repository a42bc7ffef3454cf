import 'florin/listing-details';
import './settings.js';
import './cart-count.js';
import { offer } from './express.js';

const listing = new URLSearchParams(location.search).get('listing') ?? '';
if (!listing) location.replace('/');
document.querySelector('florin-listing-details').listing = listing;
void offer(listing ? [{ listingId: listing, quantity: 1 }] : []);
