export { Switch, type SwitchProps, type SwitchStates } from './Switch.tsx';
