export { Note, NOTE_TONES, type NoteProps, type NoteTone } from './Note.tsx';
