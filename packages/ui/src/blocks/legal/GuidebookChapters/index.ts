export { GuidebookChapters } from './GuidebookChapters.tsx';
