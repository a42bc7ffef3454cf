import type { KeyObject } from 'node:crypto';

export interface ServedDocument {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}
export declare function platformKey(
  modulusLength?: number,
  publicExponent?: number,
): { text: string; privateKey: KeyObject };
export declare function frameDocuments(): Promise<Map<string, ServedDocument>>;
export declare function serveFrames(): Promise<object>;
