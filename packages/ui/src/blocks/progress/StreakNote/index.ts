export { StreakNote, type StreakNoteProps } from './StreakNote.tsx';
