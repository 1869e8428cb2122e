export { contrast } from '../theme/contrast.ts';
export { contrastFaults } from '../theme/contrastFaults.ts';
