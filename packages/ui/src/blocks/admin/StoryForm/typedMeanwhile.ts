import type { AuthoredStory } from '@kathaloka/contract/entities';
import { pick } from '@kathaloka/contract/rules';
import { isSame } from '@kathaloka/story';
import { draftOf, readStructure, typedSince } from '@kathaloka/story/editing';
import { adminDraftOf, type AdminStoryDraft } from './storyFormValues.ts';

/** Applies what was typed during a save to the saved story. JSON that cannot be read stays as it is. */
export function typedMeanwhile(
  sent: AdminStoryDraft,
  typed: AdminStoryDraft,
  story: AuthoredStory,
): AdminStoryDraft {
  const fields = Object.keys(typed) as (keyof AdminStoryDraft)[];
  const own = fields.filter((field) => !isSame(typed[field], sent[field]));
  const draft = { ...adminDraftOf(story), ...pick(typed, own) };
  if (!own.includes('story_structure')) return draft;
  return { ...draft, story_structure: scenesSince(sent.story_structure, typed.story_structure, story) };
}

function scenesSince(sent: string, typed: string, story: AuthoredStory): string {
  const [before, now] = [readStructure(sent).structure, readStructure(typed).structure];
  if (!before || !now) return typed;
  const saved = draftOf(story);
  const { story_structure } = typedSince({
    sent: { ...saved, story_structure: before },
    saved,
    typed: { ...saved, story_structure: now },
  });
  // keeps the typed spaces and line breaks, unless another editor has changed scenes
  return isSame(story_structure, now) ? typed : JSON.stringify(story_structure, undefined, 2);
}
