/** Splits a text into paragraphs and emphasised ranges, for display. */
export * from './curlyQuotes.ts';
export * from './emphasis.ts';
export * from './paragraphs.ts';
export * from './stretches.ts';
