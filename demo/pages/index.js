import 'florin/listing-catalogue';
import './settings.js';
import './cart-count.js';
