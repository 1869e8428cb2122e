import type { AuthoredStory } from '@kathaloka/contract/entities';
import type { LayeredStory, PlayStory } from '@kathaloka/story';

/** The version of the format that this player reads. */
export const FORMAT_VERSION = 1;

/** What a player reads of a story; a file may say more of it. */
export type StoryFile = LayeredStory &
  Pick<AuthoredStory, 'title' | 'tagline' | 'language' | 'cover_image_url' | 'image_alt'> &
  Pick<PlayStory, 'initial_xp' | 'total_scenes' | 'game_config'>;

export type StoryFaultCode =
  /** Its address gives no file. */
  | 'not_fetched'
  /** The text is no JSON. */
  | 'json'
  /** It is JSON, and no story of this format. */
  | 'no_story'
  /** It is of a version that this player does not know. */
  | 'version'
  /** It holds several stories, and only one of them can be played. */
  | 'several'
  /** A field has another form than the format says. */
  | 'field'
  /** There is no scene to begin with. */
  | 'no_start';

/** Why a file cannot be played, and where. */
export interface StoryFault {
  readonly code: StoryFaultCode;
  /** Such as `$.story.story_structure.nodes.hall.text`; the address of a file that was not fetched; empty where the text is no JSON. */
  readonly path: string;
  /** Where the text is no JSON, counted from 1. */
  readonly line?: number;
  readonly column?: number;
  /** In English, for who writes the file. */
  readonly message: string;
}

export type ReadStory =
  | { readonly story: StoryFile; readonly fault?: never }
  | { readonly fault: StoryFault; readonly story?: never };
