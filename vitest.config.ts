// vitest, and Storybook's own test panel, find only vitest.config.* by themselves
export { default } from './vitest.workspace.ts';
