import type { Preview } from '@storybook/react-vite';
import { checkMatrix } from './matrix.ts';

/** The first registered cleanup runs last, so that the matrix follows every other check of the story. */
const matrix: Preview = { afterEach: checkMatrix };
export default matrix;
