export { StoryForm, type StoryFormProps } from './StoryForm.tsx';
export type { AdminStoryValues } from './storyFormValues.ts';
export type { StoryGraph } from './StructureSection.tsx';
