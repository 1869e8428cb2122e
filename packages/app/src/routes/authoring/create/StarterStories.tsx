import type { StoryCreate, StoryStructure } from '@kathaloka/contract/entities';
import { STORY_DEFAULTS } from '@kathaloka/contract/limits';
import { starters, type StarterStory } from '@kathaloka/story/starters';
import { StarterChooser, type StarterName } from '@kathaloka/ui';
import { useEffect, useState } from 'react';

interface StarterStoriesProps {
  draft: StoryCreate;
  onChoose: (draft: StoryCreate) => void;
  /** Called with a file to begin with. */
  onImport: (files: readonly File[]) => void;
}

/** The starter stories: five small, complete stories to begin with. */
export function StarterStories({ draft, onChoose, onImport }: StarterStoriesProps) {
  const [stories, setStories] = useState<readonly (readonly [StarterName, StarterStory])[]>([]);

  useEffect(() => {
    let isMounted = true;
    // a starter that fails to load is shown without its drawing, and retried when it is chosen
    for (const { key, load } of starters) {
      void load().then(
        (story) => isMounted && setStories((before) => [...before, [key, story]]),
        () => undefined,
      );
    }
    return () => {
      isMounted = false;
    };
  }, []);

  async function choose(name: StarterName | 'blank'): Promise<void> {
    if (name === 'blank') return onChoose(draft);
    const found = stories.find(([key]) => key === name)?.[1];
    const story = found ?? (await starters.find(({ key }) => key === name)?.load());
    if (story) onChoose(begunWith(draft, story));
  }

  const structures: Partial<Record<StarterName, StoryStructure>> = Object.fromEntries(
    stories.map(([key, { story_structure }]) => [key, story_structure]),
  );
  return (
    <StarterChooser structures={structures} onChoose={(name) => void choose(name)} onImport={onImport} />
  );
}

/** The scenes of a starter with their notes, and its texts for fields that are still empty. */
export function begunWith(
  draft: StoryCreate,
  { story_structure, notes, ...texts }: StarterStory,
): StoryCreate {
  const nodes = Object.fromEntries(
    Object.entries(story_structure.nodes).map(([name, node]) => [name, { ...node, note: notes[name] ?? '' }]),
  );
  return {
    ...draft,
    story_structure: { ...story_structure, nodes },
    language: STORY_DEFAULTS.language,
    title: draft.title || texts.title,
    tagline: draft.tagline || texts.tagline,
    story_description: draft.story_description || texts.story_description,
    story_prompt: draft.story_prompt || texts.story_prompt,
    story_system_prompt: draft.story_system_prompt || texts.story_system_prompt,
  };
}
