/** What `npm run build` makes of this folder: the frame's script and style, minified, with their CSP hashes. */
export declare const script: string;
/** As it stands in a policy, quotes included: `'sha256-…'`. */
export declare const scriptHash: string;
/** What waits for the merchant's font, for a document that names one. */
export declare const fontScript: string;
export declare const fontScriptHash: string;
export declare const style: string;
export declare const styleHash: string;
/** First 12 hex digits of the digest of both. */
export declare const build: string;
