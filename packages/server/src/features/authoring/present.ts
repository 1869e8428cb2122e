import {
  type AuthoredStory,
  Cover,
  Depictions,
  Lexicon,
  LoreCards,
  type Story,
  StoryStructureInput,
} from '@kathaloka/contract/entities';
import type { findSources } from './repository.ts';

type Source = Awaited<ReturnType<typeof findSources>>[number];

/** A story as its author sees it. A part that was never written is stored as an empty object. */
export function presentAuthored(story: Story, source: Source): AuthoredStory {
  return {
    ...story,
    story_system_prompt: source.story_system_prompt,
    story_structure: StoryStructureInput.parse(source.story_structure),
    lore_cards: LoreCards.parse(source.lore_cards),
    depiction: Depictions.parse(source.depiction),
    lexicon: Lexicon.safeParse(source.lexicon).data ?? null,
    cover: Cover.safeParse(source.cover).data ?? null,
    review_note: null,
    version: source.version,
  };
}
