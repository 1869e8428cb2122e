/** Every constant of the product. It holds none itself, so that a bundle takes only the files that it needs. */
export * from './authoringLimits.ts';
export * from './limits.ts';
