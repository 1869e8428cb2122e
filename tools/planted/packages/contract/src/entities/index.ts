export * from './story.ts';
