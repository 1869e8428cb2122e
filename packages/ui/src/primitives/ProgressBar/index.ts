export { PROGRESS_TONES, ProgressBar, type ProgressBarProps, type ProgressTone } from './ProgressBar.tsx';
