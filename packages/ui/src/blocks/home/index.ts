export * from './Banner/index.ts';
export * from './ContinuePlayingRow/index.ts';
export * from './LoadingOverlay/index.ts';
