export { contrast } from '../theme/contrast.ts';
