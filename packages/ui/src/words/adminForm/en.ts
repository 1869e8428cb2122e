import { counted } from '../numbers/en.ts';
import { area } from '../area.ts';

/** The administrators' story form. */
export const adminFormWords = area('adminForm', {
  createTitle: 'New story',
  editTitle: 'Edit story',
  loading: 'Loading story details...',
  view: 'View',
  sectionList: 'Sections',
  sections: {
    basics: 'Basic Information',
    categories: 'Categories and Tags',
    settings: 'Story Settings',
    config: 'Game Configuration',
    structure: 'Story Structure',
  },
  json: 'JSON',
  faults: (count: number) => counted(count, { one: 'error', other: 'errors' }),
  sectionHasFault: (section: string) => `${section} has an error`,
  sectionsHaveFaults: (count: number) =>
    counted(count, { one: 'section has errors', other: 'sections have errors' }),
  notJson: 'This is not a JSON object. It will be saved as an empty one.',
  noScene: (name: string) => `there is no scene “${name}”.`,
  structureView: 'View',
  structureViews: { json: 'JSON', graph: 'Graph' },
  noGraph: 'This cannot be drawn as a graph yet: it is not a structure of scenes. Put the JSON right first.',
  leavingText: 'What you have changed in this form is not saved.',
  created: 'Story created',
  saved: 'Story saved',
  savedMeanwhile: 'Story saved, except for what you typed meanwhile',
  cancel: 'Cancel',
  create: 'Create story',
  creating: 'Creating...',
  save: 'Save story',
  saving: 'Saving...',
});
