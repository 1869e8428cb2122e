export * from './AdminLoginForm/index.ts';
export * from './AdminShell/index.ts';
export * from './StoryTable/index.ts';
