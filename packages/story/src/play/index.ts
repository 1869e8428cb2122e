export * from './advance.ts';
export * from './completion.ts';
export * from './earnedChoices.ts';
export * from './endings.ts';
export * from './forks.ts';
export * from './matchChoice.ts';
export * from './playState.ts';
export * from './playStory.ts';
