/** Every constant of the product. Import from the single files instead where bundle size matters. */
export * from './authoringLimits.ts';
export * from './limits.ts';
