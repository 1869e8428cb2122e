export type {
  Category,
  Language,
  Story,
  StoryChoice,
  StoryNode,
  StoryStatus,
  StoryStructure,
  StoryVariant,
  Tag,
} from '@kathaloka/contract/entities';
export type { Finding, FindingWords } from '@kathaloka/story';
export * from './blocks/account/index.ts';
export * from './blocks/admin/index.ts';
export * from './blocks/authoring/index.ts';
export * from './blocks/catalogue/index.ts';
export * from './blocks/credits/index.ts';
export * from './blocks/home/index.ts';
export * from './blocks/landing/index.ts';
export * from './blocks/legal/index.ts';
export * from './blocks/play/index.ts';
export * from './blocks/progress/index.ts';
export * from './blocks/search/index.ts';
export * from './blocks/shell/index.ts';
export * from './blocks/story/index.ts';
export * from './hooks/index.ts';
export * from './ornaments/index.ts';
export * from './patterns/index.ts';
export { type Paths, paths, usePaths } from './paths.ts';
export * from './primitives/index.ts';
export * from './screens/index.ts';
export * from './theme/index.ts';
export * from './words/index.ts';
