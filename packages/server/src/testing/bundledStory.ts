import { bundledStoryFiles, readBundledStory } from '../features/library/bundledStory.ts';

/** A bundled story by its file, as the columns of a row. */
export function bundledStory(name: string) {
  const file = bundledStoryFiles().find((each) => each.endsWith(`/${name}.json`));
  if (!file) throw new Error(`There is no bundled story ${name}.`);
  const { story } = readBundledStory(file);
  return {
    title: story.title,
    language: story.language,
    story_prompt: story.story_prompt,
    story_structure: JSON.stringify(story.story_structure),
    lore_cards: JSON.stringify(story.lore_cards),
    lexicon: JSON.stringify(story.lexicon),
  };
}
