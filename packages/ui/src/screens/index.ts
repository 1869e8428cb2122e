export * from './HomeScreen/index.ts';
export * from './NotFoundScreen/index.ts';
