import type { Preview } from '@storybook/react-vite';
import { checkContents } from './matrix.ts';

/** What is registered first is cleaned up last: other contents are shown when every other check has seen the story. */
const contents: Preview = { afterEach: checkContents };
export default contents;
