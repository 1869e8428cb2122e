export { StoryNumberField, type StoryNumberFieldProps } from './StoryNumberField.tsx';
