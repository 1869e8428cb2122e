export { NewerVersionBar, type NewerVersionBarProps } from './NewerVersionBar.tsx';
