export { paths } from '@kathaloka/contract/paths';
export type { Paths } from '../paths.ts';
