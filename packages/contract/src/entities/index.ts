export * from './category.ts';
export * from './common.ts';
export * from './story.ts';
export * from './tag.ts';
