/** Whose words a turn is, part by part. */
export * from './withEdits.ts';
export * from './handCounts.ts';
export * from './partsOf.ts';
export * from './tellersOf.ts';
export { partsSigned, type Signed, type StoredParts, turnParts } from './storedParts.ts';
