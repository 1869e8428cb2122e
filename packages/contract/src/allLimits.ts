/** Every constant of the product, re-exported, so that a bundle includes only the files that it needs. */
export * from './authoringLimits.ts';
export * from './limits.ts';
