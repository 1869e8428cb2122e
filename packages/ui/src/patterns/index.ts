export * from './Carousel/index.ts';
export * from './EmptyState/index.ts';
export * from './ErrorState/index.ts';
export * from './Folio/index.ts';
export * from './LoadingScreen/index.ts';
export * from './Note/index.ts';
