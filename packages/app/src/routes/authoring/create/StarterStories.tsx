import type { StoryCreate, StoryStructure } from '@kathaloka/contract/entities';
import { loadStarter, starterLanguage, starters, type StarterStory } from '@kathaloka/story/starters';
import { StarterChooser, type StarterName } from '@kathaloka/ui';
import { useEffect, useState } from 'react';
import { useOptionalPreferences } from '../../../preferences/PreferencesProvider.tsx';

interface StarterStoriesProps {
  draft: StoryCreate;
  onChoose: (draft: StoryCreate) => void;
  /** Called with a file to begin with. */
  onImport: (files: readonly File[]) => void;
}

/** The starter stories: five small, complete stories to begin with. */
export function StarterStories({ draft, onChoose, onImport }: StarterStoriesProps) {
  const language = useOptionalPreferences()?.language ?? 'en';
  const [stories, setStories] = useState<readonly (readonly [StarterName, StarterStory])[]>([]);

  useEffect(() => {
    let isMounted = true;
    // a starter that fails to load is shown without its drawing, and loaded again when it is chosen
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
    const offer = starters.find(({ key }) => key === name);
    if (!offer) return;
    const story = await loadStarter(offer, language);
    onChoose(begunWith({ ...draft, language: starterLanguage(offer, language) }, story));
  }

  const structures: Partial<Record<StarterName, StoryStructure>> = Object.fromEntries(
    stories.map(([key, { story_structure }]) => [key, story_structure]),
  );
  const languages = Object.fromEntries(
    starters
      .map((offer) => [offer.key, starterLanguage(offer, language)] as const)
      .filter(([, told]) => told !== language),
  );
  return (
    <StarterChooser
      structures={structures}
      languages={languages}
      onChoose={(name) => void choose(name)}
      onImport={onImport}
    />
  );
}

/** A draft with the scenes and notes of a starter, and with its texts in fields that are still empty. */
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
    title: draft.title || texts.title,
    tagline: draft.tagline || texts.tagline,
    story_description: draft.story_description || texts.story_description,
    story_prompt: draft.story_prompt || texts.story_prompt,
    story_system_prompt: draft.story_system_prompt || texts.story_system_prompt,
  };
}
