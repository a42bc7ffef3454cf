import type { Department } from '../goods.js';

const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;

export const fashion: Department = {
  name: 'Fashion',
  slug: 'fashion',
  kinds: [
    {
      name: 'Shirts & Knitwear',
      slug: 'shirts-knitwear',
      picture: 'shirt',
      brands: ['Maison Élan', 'Fjordwear', 'Plain & Co.', 'Łódź Textile', 'Sommerhus', 'Ribera'],
      adjectives: [
        'Organic cotton',
        'Merino',
        'Linen',
        'Striped',
        'Relaxed',
        'Heavyweight',
        'Brushed',
        'Slim',
      ],
      nouns: ['T-shirt', 'shirt', 'polo shirt', 'jumper', 'sweatshirt', 'cardigan'],
      sizes: SIZES,
      details: [
        'Washed before sewing, so that it keeps its size.',
        'Cut a little longer at the back.',
        'Buttons of corozo nut instead of plastic.',
      ],
      prices: [19, 149],
    },
    {
      name: 'Shoes',
      slug: 'shoes',
      picture: 'shoe',
      brands: ['Strïde', 'Calzados Núñez', 'Fell & Moor', 'Hakone', 'Nimbus', 'Trotter'],
      adjectives: ['Waterproof', 'Suede', 'Lightweight', 'Cushioned', 'Retro', 'Vegan', 'Trail', 'Canvas'],
      nouns: ['running shoes', 'sneakers', 'trainers', 'walking shoes', 'court shoes', 'high-tops'],
      sizes: ['EU 37', 'EU 38', 'EU 39', 'EU 40', 'EU 41', 'EU 42', 'EU 43', 'EU 44', 'EU 45'],
      details: [
        'The insole comes out and can be replaced.',
        'Runs half a size small.',
        'The sole is stitched on and can be renewed.',
      ],
      prices: [45, 229],
    },
    {
      name: 'Bags',
      slug: 'bags',
      picture: 'bag',
      brands: ['Porteur', 'Sólo', 'Harbour & Hide', 'Canvas Club', 'Müller Täschner', 'Vega'],
      adjectives: [
        'Leather',
        'Waxed canvas',
        'Recycled',
        'Quilted',
        'Roll-top',
        'Compact',
        'Vintage',
        'Woven',
      ],
      nouns: ['tote bag', 'weekender', 'shoulder bag', 'crossbody bag', 'laptop bag', 'shopper'],
      sizes: ['8 l', '14 l', '22 l', '35 l', '13 inch', '16 inch'],
      details: [
        'Inside there are a pocket with a zip and a clip for keys.',
        'The leather is tanned with bark and darkens with time.',
        'Stands by itself when it is put down.',
      ],
      prices: [25, 389],
    },
    {
      name: 'Watches',
      slug: 'watches',
      picture: 'watch',
      brands: ['Helvé', 'Ångström', 'Meridian', 'Tidal', 'Kreuzberg Uhren', 'Orrery'],
      adjectives: ['Automatic', 'Solar', 'Titanium', 'Field', 'Diver', 'Dress', 'Chronograph', 'Minimalist'],
      nouns: ['watch', 'wristwatch'],
      sizes: ['34 mm', '36 mm', '38 mm', '40 mm', '42 mm'],
      details: [
        'Sapphire glass, water-resistant to 100 metres.',
        'The strap is changed without tools.',
        'Serviced, with box and papers.',
      ],
      prices: [79, 1490],
    },
  ],
};
