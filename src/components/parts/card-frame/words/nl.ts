import type { Catalogue } from '../../../base/words.js';
import type { CardWord } from '../card-words.js';

export const words: Catalogue<CardWord> = {
  number: 'Kaartnummer',
  expiry: 'Vervaldatum',
  expiryHint: 'MM/JJ',
  securityCode: 'Beveiligingscode',
  securityCodeHint3: '3 cijfers achter op de kaart',
  securityCodeHint4: '4 cijfers voor op de kaart',
  securityCodeOptional: 'Beveiligingscode (als de kaart die heeft)',
  holderName: 'Naam op de kaart',
  sandboxKey: 'Testmodus: voer geen echte kaart in.',
  numberMissing: 'Vul het kaartnummer in.',
  numberIncomplete: 'Het kaartnummer is te kort. Vul alle cijfers in.',
  numberInvalid: 'Dit kaartnummer klopt niet. Vergelijk het met de kaart.',
  numberUnsupported: 'Dit type kaart wordt hier niet geaccepteerd. Gebruik een andere kaart.',
  expiryMissing: 'Vul de vervaldatum in.',
  expiryIncomplete: 'Vul de maand en het jaar in, bijvoorbeeld 08/31.',
  expiryInvalid: 'Deze maand bestaat niet. Vul 01 tot en met 12 in en daarna het jaar.',
  expiryExpired: 'Deze kaart is verlopen. Controleer de datum of gebruik een andere kaart.',
  expiryTooFar: 'Dit jaar ligt te ver in de toekomst. Controleer de datum op de kaart.',
  securityCodeMissing: 'Vul de beveiligingscode in.',
  securityCodeIncomplete: 'De beveiligingscode is te kort. Vul alle cijfers in.',
  holderNameMissing: 'Vul de naam in zoals die op de kaart staat.',
  holderNameInvalid: 'Vul de naam in zoals die op de kaart staat, zonder cijfers.',
  cardTitle: 'Kaartgegevens',
  cardLoading: 'De kaartvelden worden geladen.',
  cardOffline: 'U bent offline. De kaartvelden worden geladen zodra de verbinding er weer is.',
  cardFailed:
    'De kaartvelden zijn niet geladen. Controleer uw verbinding, zet contentblockers voor deze pagina uit en probeer het opnieuw.',
  cardInsecure:
    'Een kaart kan alleen via een beveiligde verbinding (https) worden ingevuld. De winkel moet dit oplossen.',
  cardClosed: 'Kaartbetaling is hier niet goed ingesteld. Laat het de winkel weten.',
  cardReplaced:
    'De kaartvelden zijn gesloten, omdat iets hun plaats innam. Laad de pagina opnieuw voordat u een kaart invult.',
  cardReloaded: 'De kaartvelden zijn opnieuw geladen. Vul de kaart nog een keer in.',
  cardNotSealed: 'De kaart kon niet worden versleuteld. Er is niets verzonden. Probeer het opnieuw.',
  cardRetry: 'Opnieuw proberen',
  cardTestMode: 'Testmodus',
};
