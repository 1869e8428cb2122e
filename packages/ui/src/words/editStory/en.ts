import { area } from '../area.ts';

/** The form in which an author changes a story. */
export const editStoryWords = area('editStory', {
  title: 'Edit Story',
  loading: 'Loading story details...',
  back: 'Back to My Stories',
  basics: 'Basic Information',
  categorization: 'Categorization',
  settings: 'Settings',
  asReaders: 'As readers see it',
  noChanges: 'No unsaved changes',
  unsaved: (count: number) => `${count} unsaved ${count === 1 ? 'change' : 'changes'}`,
  cancel: 'Cancel',
  save: 'Save Changes',
  saving: 'Saving...',
  saved: 'Story updated successfully!',
});
