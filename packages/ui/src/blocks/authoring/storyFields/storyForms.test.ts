import { STORY_FIELDS } from '@kathaloka/contract/storyFields';
import { EDIT_FIELDS } from '@kathaloka/story/editing';
import { expect, it } from 'vitest';
import { STORY_SECTIONS } from './storyForms.ts';

type Places = string | readonly Places[];
const namesIn = (places: Places): string[] =>
  typeof places === 'string' ? (places in STORY_FIELDS ? [places] : []) : places.flatMap(namesIn);

const { basics, categorization, settings } = STORY_SECTIONS.edit;

it('the sections of the edit page show exactly the fields that the page saves', () => {
  expect([basics, categorization, settings].flatMap(namesIn).toSorted()).toEqual(EDIT_FIELDS.toSorted());
});
