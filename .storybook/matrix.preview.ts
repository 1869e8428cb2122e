import type { Preview } from '@storybook/react-vite';
import { checkMatrix } from './matrix.ts';

/** What is registered first is cleaned up last: the matrix is shown when every other check has seen the story. */
const matrix: Preview = { afterEach: checkMatrix };
export default matrix;
