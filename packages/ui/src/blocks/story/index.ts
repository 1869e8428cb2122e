export * from './CommandsGrid/index.ts';
export * from './ReportDialog/index.ts';
export * from './StatisticsPanel/index.ts';
export * from './StatusPill/index.ts';
export * from './StoryFacts/index.ts';
export * from './StoryHeader/index.ts';
export * from './StoryText/index.ts';
