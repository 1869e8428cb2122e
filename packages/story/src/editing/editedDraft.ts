import type { AuthoredStory, StoryCreate, StoryUpdate } from '@kathaloka/contract/entities';
import { pick } from '@kathaloka/contract/rules';
import {
  ADMIN_FIELDS,
  COUNTED_FIELDS,
  PLAYED_FIELDS,
  STORY_FIELD_NAMES,
} from '@kathaloka/contract/storyFields';
import { isSame } from '../versionDiff.ts';
import { coverGiven } from './savedCover.ts';
import { EDIT_FIELDS, type EditValues, editValuesOf, updateOf } from './editValues.ts';

const OWN_DRAWING = /^\/covers\//;

/** The fields that are edited outside of the specified form. */
const BESIDE = STORY_FIELD_NAMES.filter(
  (field): field is Exclude<typeof field, keyof EditValues | (typeof ADMIN_FIELDS)[number]> =>
    ![...ADMIN_FIELDS, ...EDIT_FIELDS].some((other) => other === field),
);
const isPlayed = (field: keyof StoryCreate) => PLAYED_FIELDS.some((played) => played === field);

/** The fields of a saved story that the wizard edits. */
export function draftOf(story: AuthoredStory): StoryCreate {
  const { category_id, ...values } = editValuesOf(story);
  return {
    ...pick(story, [...BESIDE, ...ADMIN_FIELDS]),
    ...values,
    // the URL of a generated cover is not the author's
    cover_image_url: isDrawn(story) ? null : coverGiven(story),
    category_id: category_id ?? '',
  };
}

function isDrawn({
  cover,
  cover_source,
  cover_image_url,
}: Pick<AuthoredStory, 'cover' | 'cover_source' | 'cover_image_url'>): boolean {
  return cover !== null && cover_source === null && OWN_DRAWING.test(cover_image_url ?? '');
}

/** The values of a draft that the specified form shows. */
export function editValuesIn(draft: StoryCreate, story: AuthoredStory): EditValues {
  return {
    ...pick(draft, EDIT_FIELDS),
    category_id: draft.category_id || null,
    cover_image_url: draft.cover ? coverGiven(story) : draft.cover_image_url,
  };
}

/** The draft with the changes of the specified form. An address replaces a generated cover. */
export function withEditValues(draft: StoryCreate, changes: Partial<EditValues>): StoryCreate {
  const { category_id = draft.category_id, ...values } = changes;
  const hasAddress = values.cover_image_url !== undefined;
  return { ...draft, ...values, ...(hasAddress && { cover: null }), category_id: category_id ?? '' };
}

const sorted = (ids: readonly string[]): string[] => ids.toSorted();

/** The fields that differ between a draft and the saved story. The order of tags does not matter. */
export function changedInDraft(draft: StoryCreate, saved: StoryCreate): (keyof StoryCreate)[] {
  // counts are derived from the scenes if there are any
  const hasScenes = Object.keys(draft.story_structure.nodes).length > 0;
  const fields = (Object.keys(saved) as (keyof StoryCreate)[]).filter(
    (field) => !hasScenes || !COUNTED_FIELDS.some((counted) => counted === field),
  );
  return fields.filter((field) =>
    field === 'tag_ids'
      ? !isSame(sorted(draft.tag_ids), sorted(saved.tag_ids))
      : !isSame(draft[field], saved[field]),
  );
}

/** Whether publishing would change anything for readers, saved or not. A version under review does not count. */
export function isPublishable(draft: StoryCreate, story: AuthoredStory): boolean {
  const changed = changedInDraft(draft, draftOf(story));
  if (story.submitted_at !== null) return changed.length > 0;
  const isNew = story.status === 'draft' || story.has_unpublished_changes;
  return isNew || changed.some(isPlayed);
}

/** Restores an earlier version and drops unsaved changes. Fields that versions do not contain keep their changes. */
export function withRestored(
  draft: StoryCreate,
  { before, restored }: { before: AuthoredStory; restored: AuthoredStory },
): StoryCreate {
  const own = changedInDraft(draft, draftOf(before)).filter((field) => !isPlayed(field));
  return { ...draftOf(restored), ...pick(draft, own) };
}

/** The update to send: the specified fields, and the other fields that changed. */
export function updateOfDraft(draft: StoryCreate, story: AuthoredStory): StoryUpdate {
  const changed = changedInDraft(draft, draftOf(story));
  const beside: Partial<StoryCreate> = pick(
    draft,
    BESIDE.filter((field) => changed.includes(field)),
  );
  const { cover_image_url, ...values } = updateOf(editValuesIn(draft, story));
  const isNewDrawing = draft.cover !== null && changed.includes('cover');
  return {
    ...values,
    cover_image_url: isNewDrawing ? null : cover_image_url,
    ...beside,
  };
}
