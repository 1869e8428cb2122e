import { Closed } from './Closed.tsx';

export default { component: Closed };

export const Default = { args: { text: 'It takes nothing else.' } };
