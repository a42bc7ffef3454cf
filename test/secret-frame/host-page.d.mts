export declare const hostPage: string;
