/** What a secret of a card is shown or changed for: the purposes of the platform's public keys. */
export const SECRET_PURPOSES = ['panReveal', 'pinReveal', 'pinChange'] as const;
export type SecretPurpose = (typeof SECRET_PURPOSES)[number];
