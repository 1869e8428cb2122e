export { Good, type GoodProps } from './blocks/Good/Good.tsx';
export { Sealed } from './blocks/Sealed.tsx';
export { Unshown } from './blocks/Unshown.tsx';
export { Closed } from './primitives/Closed.tsx';
export { ClosedScreen } from './screens/ClosedScreen.tsx';
