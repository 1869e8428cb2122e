import type { StoryStructure } from '@kathaloka/contract/entities';

/** A whole small story to begin from, with a note on each scene for the one who writes. */
export interface StarterStory {
  readonly title: string;
  readonly tagline: string;
  readonly story_description: string;
  readonly story_prompt: string;
  readonly story_system_prompt: string;
  readonly story_structure: StoryStructure;
  /** By scene: what it shows about writing. They are not part of the story. */
  readonly notes: Readonly<Record<string, string>>;
}
