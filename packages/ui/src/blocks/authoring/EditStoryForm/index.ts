export type { EditErrors, EditValues } from '../model/editValues.ts';
export { EditStoryForm, type EditStoryFormProps } from './EditStoryForm.tsx';
