import { Sealed } from './Sealed.tsx';

export default { component: Sealed };

export const Default = { args: { isLocked: true } };
