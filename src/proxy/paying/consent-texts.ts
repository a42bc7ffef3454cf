import type { Consent } from '../../client/shopper/debits.js';

const VERSION = '2026-11-26';

const sepa = (locale: string, text: string): Consent => ({
  id: 'sepa-core',
  version: VERSION,
  locale,
  text,
});

const ticked = (id: string, locale: string, text: string): Consent => ({
  id,
  version: VERSION,
  locale,
  mode: 'checkbox',
  text,
});

/**
 * What shoppers agree to by a method's name, with places for what the proxy knows: `{creditor}`, `{identifier}`, `{contact}`,
 * `{amount}`, `{date}`. A text stands here in a language once there is a source for how its banks say it, and in English else:
 * - SEPA: what a mandate must say is in the rulebook of the European Payments Council, SEPA Direct Debit Core, 4.7.2 and annex; the
 *   German after the words of Die Deutsche Kreditwirtschaft, the French after those of the CFONB.
 * - ACH: what an authorisation must say is in the Nacha Operating Rules, 2.3.2.2.
 * - Canada: what an agreement must say is in Rule H1 of Payments Canada, appendix II.
 * - Bacs: what an instruction must say is in the scheme's guide for organisations that collect. The Guarantee is told in our words:
 *   the scheme has its own, which it gives to those who are certified.
 */
export const CONSENT_TEXTS: Readonly<Record<string, readonly Consent[]>> = {
  sepadirectdebit: [
    sepa(
      'en',
      'You authorise {creditor}, creditor identifier {identifier}, to send an instruction to your bank to debit {amount} from your ' +
        'account, once, and your bank to debit your account as that instruction says.\n' +
        'You are entitled to a refund from your bank under the terms of your agreement with it. You must claim a refund within 8 weeks ' +
        'from the date on which your account was debited.\n' +
        'The amount is debited on or after {date}. This text announces the debit to you.',
    ),
    sepa(
      'de',
      'Sie ermächtigen {creditor}, Gläubiger-Identifikationsnummer {identifier}, einmalig {amount} von Ihrem Konto mittels Lastschrift ' +
        'einzuziehen. Zugleich weisen Sie Ihr Kreditinstitut an, diese Lastschrift einzulösen.\n' +
        'Sie können innerhalb von acht Wochen, beginnend mit dem Belastungsdatum, die Erstattung des belasteten Betrags verlangen. Es ' +
        'gelten dabei die mit Ihrem Kreditinstitut vereinbarten Bedingungen.\n' +
        'Der Betrag wird frühestens am {date} eingezogen. Dieser Text kündigt Ihnen die Lastschrift an.',
    ),
    sepa(
      'fr',
      'Vous autorisez {creditor}, identifiant créancier SEPA {identifier}, à envoyer à votre banque une instruction pour débiter votre ' +
        'compte de {amount}, une seule fois, et votre banque à débiter votre compte conformément à cette instruction.\n' +
        'Vous bénéficiez du droit d’être remboursé par votre banque selon les conditions de votre convention avec elle. La demande de ' +
        'remboursement doit être présentée dans les 8 semaines suivant la date de débit de votre compte.\n' +
        'Le montant est débité au plus tôt le {date}. Ce texte vous annonce le prélèvement.',
    ),
  ],
  ach: [
    ticked(
      'ach-authorisation',
      'en',
      'You authorise {creditor} to debit {amount}, once, from the bank account that you have entered or chosen here, by an electronic ' +
        'ACH debit on or after {date}.\n' +
        'To revoke this authorisation, contact {creditor} at {contact} before the debit is sent. It may be sent on {date}.\n' +
        'If a debit is not the one that you authorised, tell your bank within 60 days of the statement that shows it. You can print or ' +
        'save this page as your copy.\n' +
        'I authorise this debit. The account is mine, or I may authorise debits from it.',
    ),
  ],
  eft_directdebit_CA: [
    ticked(
      'pad-agreement',
      'en',
      'You authorise {creditor}, {address}, to debit {amount}, once, on or after {date}, from the bank account that you have entered ' +
        'or chosen here. This is a personal pre-authorised debit (PAD) for one purchase.\n' +
        'You waive your right to be told of the amount and the date of this debit before it is made: both stand above.\n' +
        'You may cancel this agreement at any time before the debit is sent: contact {creditor} at {contact}. For a sample cancellation ' +
        'form, and for more on your right to cancel, ask your financial institution or visit www.payments.ca.\n' +
        'You have certain recourse rights if a debit does not comply with this agreement. For example, you have the right to be paid ' +
        'back for a debit that you did not authorise or that does not match this agreement. For more on these rights, ask your ' +
        'financial institution or visit www.payments.ca.\n' +
        'I agree to this debit. Everyone whose signature the account needs has agreed too.',
    ),
    ticked(
      'pad-agreement',
      'fr',
      'Vous autorisez {creditor}, {address}, à débiter {amount}, une seule fois, à partir du {date}, du compte bancaire que vous avez ' +
        'indiqué ou choisi ici. C’est un débit préautorisé (DPA) personnel, pour un seul achat.\n' +
        'Vous renoncez à recevoir un préavis du montant et de la date de ce débit : ils figurent ci-dessus.\n' +
        'Vous pouvez annuler cet accord à tout moment avant l’envoi du débit : écrivez à {creditor} à {contact}. Pour obtenir un modèle ' +
        'de formulaire d’annulation ou en savoir plus sur votre droit d’annuler, adressez-vous à votre institution financière ou visitez ' +
        'www.paiements.ca.\n' +
        'Vous avez certains droits de recours si un débit n’est pas conforme à cet accord. Par exemple, vous avez le droit d’être ' +
        'remboursé d’un débit que vous n’avez pas autorisé ou qui ne correspond pas à cet accord. Pour en savoir plus sur ces droits, ' +
        'adressez-vous à votre institution financière ou visitez www.paiements.ca.\n' +
        'J’accepte ce débit. Toutes les personnes dont le compte exige la signature l’acceptent aussi.',
    ),
  ],
  directdebit_GB: [
    ticked(
      'bacs-amount',
      'en',
      'I agree that {creditor} collects {amount} from this account by Direct Debit.',
    ),
    ticked(
      'bacs-account',
      'en',
      'This account is in my name, and I am the only person who has to authorise Direct Debits from it.',
    ),
    {
      id: 'bacs-guarantee',
      version: VERSION,
      locale: 'en',
      mode: 'review',
      text:
        'The Direct Debit Guarantee\n' +
        'All banks and building societies that take part in Direct Debits offer it.\n' +
        'If the amount or the date changes, {creditor} tells you before the money is taken.\n' +
        'If {creditor} or your bank or building society makes an error, your bank or building society pays you back at once and in ' +
        'full. If you get money back that you were not due, you have to return it when {creditor} asks you to.\n' +
        'You can cancel a Direct Debit at any time: tell your bank or building society, which may ask you to write to them. Tell ' +
        '{creditor} as well, at {contact}.\n' +
        'The name {creditor} stands beside the payment on your bank statement.',
    },
  ],
};
