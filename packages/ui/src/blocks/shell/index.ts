export * from './Logo/index.ts';
export * from './SiteFooter/index.ts';
export * from './SiteHeader/index.ts';
export * from './SiteLayout/index.ts';
export * from './SkipLink/index.ts';
