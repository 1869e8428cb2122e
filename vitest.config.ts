// vitest and Storybook's own test panel only look for vitest.config.*
export { default } from './vitest.workspace.ts';
