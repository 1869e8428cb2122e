export { hasNewLink, linksIn } from './linksIn.ts';
export * from './printProse.ts';
export { readLink } from './proseLink.ts';
export * from './scenesIn.ts';
export { pastedProse } from './writeProse.ts';
