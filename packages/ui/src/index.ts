export type {
  AuthoredStory,
  Category,
  Language,
  MyStory,
  Story,
  StoryChoice,
  StoryCreate,
  StoryNode,
  StorySecret,
  StoryStatus,
  StoryStructure,
  StoryThing,
  StoryUpdate,
  StoryVariant,
  Tag,
} from '@kathaloka/contract/entities';
/** Lists from which types of props are derived, because a consumer's declarations may name them. */
export type {
  CONTENT_RATINGS,
  CREDIT_FILTERS,
  DIFFICULTIES,
  INVITATION_HOURS,
  InvitationHours,
  LOG_ENTRY_TYPES,
  PLAYER_ACTIONS,
} from '@kathaloka/contract/limits';
export type { Finding, FindingWords } from '@kathaloka/story';
export * from './blocks/account/index.ts';
export * from './blocks/admin/index.ts';
export * from './blocks/authoring/index.ts';
export * from './blocks/catalogue/index.ts';
export * from './blocks/credits/index.ts';
export * from './blocks/home/index.ts';
export * from './blocks/landing/index.ts';
export * from './blocks/legal/index.ts';
export * from './blocks/offline/index.ts';
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
