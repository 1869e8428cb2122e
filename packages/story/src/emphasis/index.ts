/** How a told text is read: its paragraphs, and what is emphasised in them. */
export * from './emphasis.ts';
export * from './paragraphs.ts';
export * from './stretches.ts';
