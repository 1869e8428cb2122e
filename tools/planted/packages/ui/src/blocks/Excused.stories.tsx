import { Good } from './Good/Good.tsx';

export default { component: Good };

export const WithoutTheCheck = { parameters: { a11y: { test: 'off' } } };
