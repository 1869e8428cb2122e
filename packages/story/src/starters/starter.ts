import type { StoryStructure } from '@kathaloka/contract/entities';

/** A complete small story to begin from, with a note for the author on each scene. */
export interface StarterStory {
  readonly title: string;
  readonly tagline: string;
  readonly story_description: string;
  readonly story_prompt: string;
  readonly story_system_prompt: string;
  readonly story_structure: StoryStructure;
  /** By scene, what it teaches about writing. Not part of the story. */
  readonly notes: Readonly<Record<string, string>>;
}
