/** Splits a text for display: paragraphs, and emphasised ranges. */
export * from './emphasis.ts';
export * from './paragraphs.ts';
export * from './stretches.ts';
