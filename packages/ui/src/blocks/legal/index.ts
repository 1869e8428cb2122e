export * from './Guidebook/index.ts';
export * from './GuidebookChapters/index.ts';
export * from './LegalDocument/index.ts';
export * from './LegalLayout/index.ts';
