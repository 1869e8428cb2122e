import type { AuthoredStory } from '@kathaloka/contract/entities';
import type { LayeredStory, PlayStory } from '@kathaloka/story';

/** The version of the format that this player reads. */
export const FORMAT_VERSION = 1;

/** The fields of a story that the player reads; a file may have more. */
export type StoryFile = LayeredStory &
  Pick<AuthoredStory, 'title' | 'tagline' | 'language' | 'cover_image_url' | 'image_alt'> &
  Pick<PlayStory, 'initial_xp' | 'total_scenes' | 'game_config'>;

export type StoryFaultCode =
  /** The file could not be fetched from its URL. */
  | 'not_fetched'
  /** The text is not JSON. */
  | 'json'
  /** JSON, but not a story of this format. */
  | 'no_story'
  /** A version that this player does not know. */
  | 'version'
  /** The file has several stories, of which only one could be played. */
  | 'several'
  /** A field does not match the format. */
  | 'field'
  /** The first scene is missing. */
  | 'no_start';

/** Why a file cannot be played, and the place of the fault. */
export interface StoryFault {
  readonly code: StoryFaultCode;
  /** Such as `$.story.story_structure.nodes.hall.text`; the URL if not fetched; empty if the text is not JSON. */
  readonly path: string;
  /** If the text is not JSON; counted from 1. */
  readonly line?: number;
  readonly column?: number;
  /** In English, for the author of the file. */
  readonly message: string;
}

export type ReadStory =
  | { readonly story: StoryFile; readonly fault?: never }
  | { readonly fault: StoryFault; readonly story?: never };
