export * from './blocks/Good/index.ts';
export { Unshown } from './blocks/Unshown.tsx';
