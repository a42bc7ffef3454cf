/** Google’s letter on a grid of 48, in the colours that its owner wants it in; the set has it in one. */
const GOOGLE = [
  [
    '#ea4335',
    'M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z',
  ],
  [
    '#4285f4',
    'M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z',
  ],
  [
    '#fbbc05',
    'M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z',
  ],
  [
    '#34a853',
    'M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z',
  ],
];

/**
 * Brands as Simple Icons draws them, by the file that they get: the icon’s name there, the brand’s colour, and where it differs
 * the ground behind it. A colour without contrast on white is the ground, under black. Outlines of an icon go by their place
 * in it: `left` are left out, `other` have a colour of their own, `instead` stands in the place of the first.
 */
export const BRANDS = {
  alipay: { icon: 'alipay', ink: '#1677ff' },
  // Its first two outlines are the frame of a card, and the mark has one already.
  'apple-pay': { icon: 'applepay', ink: '#000', left: [0, 1] },
  afterpay: { icon: 'afterpay', ink: '#000', ground: '#b2fce4' },
  'cash-app': { icon: 'cashapp', ink: '#000', ground: '#00e013' },
  diners: { icon: 'dinersclub', ink: '#004c97' },
  // What is left out is the sign of a registered mark, too small to be seen.
  discover: {
    icon: 'discover',
    ink: '#231f20',
    left: [3, 4, 8, 9],
    other: { ink: '#f76b1c', outlines: [0] },
  },
  gojek: { icon: 'gojek', ink: '#00aa13' },
  'google-pay': { icon: 'googlepay', ink: '#3c4043', instead: GOOGLE },
  jcb: { icon: 'jcb', ink: '#0b4ea2' },
  kakao: { icon: 'kakao', ink: '#000', ground: '#ffcd00' },
  klarna: { icon: 'klarna', ink: '#000', ground: '#ffb3c7' },
  naver: { icon: 'naver', ink: '#000', ground: '#03c75a' },
  paypal: { icon: 'paypal', ink: '#002991' },
  pix: { icon: 'pix', ink: '#000', ground: '#32bcad' },
  sepa: { icon: 'sepa', ink: '#2350a9' },
  visa: { icon: 'visa', ink: '#1434cb' },
  wechat: { icon: 'wechat', ink: '#000', ground: '#07c160' },
};
