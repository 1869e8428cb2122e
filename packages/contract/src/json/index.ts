export * from './jsonFault.ts';
export * from './jsonText.ts';
