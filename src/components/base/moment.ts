import { apart } from './apart.js';

/** A moment with its zone named, as people write it, apart from the text around it. */
export const momentText = (time: string, language: string, month: 'long' | 'short' = 'long'): string =>
  apart(
    new Date(time).toLocaleString(language, {
      day: 'numeric',
      month,
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }),
  );
