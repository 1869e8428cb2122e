export { GuidebookChapters, type GuidebookChaptersProps } from './GuidebookChapters.tsx';
