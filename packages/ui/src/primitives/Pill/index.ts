export { Pill, PILL_TONES, type PillProps, type PillTone } from './Pill.tsx';
