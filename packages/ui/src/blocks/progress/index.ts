export * from './LevelSummary/index.ts';
export * from './StreakNote/index.ts';
export * from './TaskCard/index.ts';
export * from './TaskPanel/index.ts';
export * from './TaskRow/index.ts';
