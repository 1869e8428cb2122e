export * from './SearchBox/index.ts';
