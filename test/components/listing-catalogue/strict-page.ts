import '../../../src/components/listing-catalogue/define.js';
import { listing } from './local/goods.js';

/** What the page's policy refused. */
const refused: string[] = [];
document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
  refused.push(effectiveDirective),
);

const catalogue = document.createElement('florin-listing-catalogue');
const picture = { url: '/nothing-here.svg?w=400', alt: '', width: 400, height: 300 };
const listings = Array.from({ length: 30 }, (_, number) => listing(number, { images: [picture] }));
Object.assign(catalogue, { listings, noAddress: true });
catalogue.dataset['refused'] = '';
document.body.append(catalogue);
setInterval(() => (catalogue.dataset['refused'] = refused.join(' ')), 20);
