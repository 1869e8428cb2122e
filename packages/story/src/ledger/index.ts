export * from './entriesOf.ts';
export * from './entry.ts';
export * from './fold.ts';
export * from './mayEnter.ts';
export * from './names.ts';
export * from './untold.ts';
