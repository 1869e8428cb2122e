import { aStory } from '@kathaloka/contract/fixtures';
import { Good } from './Good.tsx';

export default { component: Good, parameters: { a11y: { test: 'error' } } };

export const WithAStory = { args: { story: aStory } };
