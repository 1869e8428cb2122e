export { StarterChooser, STARTERS, type StarterChooserProps, type StarterName } from './StarterChooser.tsx';
