export { PlaySettings, type PlaySettingsProps } from './PlaySettings.tsx';
