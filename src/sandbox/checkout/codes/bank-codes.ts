import type { Asked } from './asked.js';
import { merchantPresented } from './merchant-presented.js';

/*
 * Codes of national schemes for instant payments. Accounts and hosts are made up; templates and identifiers are the
 * schemes' own.
 */

/** Brazil: "Manual do BR Code" and "Manual de Padrões para Iniciação do Pix" of the Banco Central. A code that is paid once is an address. */
export const pix = (asked: Asked): string =>
  merchantPresented(asked, {
    account: [
      '26',
      [
        ['00', 'br.gov.bcb.pix'],
        ['25', `pix.bank.example/qr/v2/${asked.id}`],
      ],
    ],
    currency: '986',
    country: 'BR',
    city: 'SAO PAULO',
    additional: [['05', '***']],
  });

/** Thailand: "Thai QR Payment" of the Bank of Thailand, tag 30, bill payment. */
export const promptPay = (asked: Asked): string =>
  merchantPresented(asked, {
    account: [
      '30',
      [
        ['00', 'A000000677010112'],
        ['01', '010555412345601'],
        ['02', asked.reference],
      ],
    ],
    currency: '764',
    country: 'TH',
    city: 'BANGKOK',
    additional: [['07', 'FLORIN']],
  });

const inDigits = (at: number): string => new Date(at).toISOString().replace(/\D/g, '').slice(0, 14);

/** Singapore: "SGQR Specifications", PayNow to a company's number (UEN), for this amount alone and until then. */
export const payNow = (asked: Asked): string =>
  merchantPresented(asked, {
    account: [
      '26',
      [
        ['00', 'SG.PAYNOW'],
        ['01', '2'],
        ['02', '202012345K'],
        ['03', '0'],
        ['04', inDigits(asked.until)],
      ],
    ],
    currency: '702',
    country: 'SG',
    city: 'Singapore',
    additional: [['01', asked.reference]],
  });

/** Malaysia: "DuitNow QR" of PayNet. */
export const duitNow = (asked: Asked): string =>
  merchantPresented(asked, {
    account: [
      '26',
      [
        ['00', 'A0000006150001'],
        ['01', '501664'],
        ['02', asked.reference],
      ],
    ],
    currency: '458',
    country: 'MY',
    city: 'Kuala Lumpur',
    additional: [['05', asked.reference]],
  });
