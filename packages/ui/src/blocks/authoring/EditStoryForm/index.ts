export type { EditErrors, EditValues } from '../model/editValues.ts';
export { EditStoryForm } from './EditStoryForm.tsx';
export type { EditStoryFormProps } from './editStoryFormProps.ts';
