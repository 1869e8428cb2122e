import { ClosedScreen } from './ClosedScreen.tsx';

export default { component: ClosedScreen };

export const Default = {};
