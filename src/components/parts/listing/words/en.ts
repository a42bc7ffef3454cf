export const words = {
  'price-unavailable': 'Price unavailable',
  'price-before': 'Price before: {price}',
  'in-stock': 'In stock',
  'few-left': 'Only {count} left',
  'sold-out': 'Sold out',
  new: 'New',
  refurbished: 'Refurbished',
  'like-new': 'Like new',
  good: 'Good',
  fair: 'Fair',
  'for-parts': 'For parts',
};
