import type { StoryContext } from '@storybook/react-vite';
import type { Contents } from '../packages/ui/src/testing/contents.ts';

export type Args = Record<string, unknown>;
export type Content = keyof Contents<Args>;

/** Content that replaces a story's own. */
export interface OtherContent {
  readonly name: string;
  readonly args?: Args;
  /** Whether the product's own words are lengthened as well, by doubling them. */
  readonly hasLongWords: boolean;
}

type StoryDescription = Pick<StoryContext, 'parameters' | 'tags'>;

/**
 * The other contents of a story. A behaviour has none, even if it inherits some, because its test looks for certain
 * words.
 */
function contentsOf({ parameters, tags }: StoryDescription): Contents<Args> {
  return tags.includes('behaviour') ? {} : ((parameters['contents'] ?? {}) as Contents<Args>);
}

/** The names of a story's other contents. */
export function contentNamesOf(story: StoryDescription): Content[] {
  return Object.keys(contentsOf(story)) as Content[];
}

export function contentNamed(story: StoryDescription, name: string): OtherContent | undefined {
  const found = contentsOf(story)[name as Content];
  if (found === undefined) return undefined;
  return found === 'words' ? { name, hasLongWords: true } : { name, args: found, hasLongWords: false };
}

/** The content for the toolbar's choice. For a story without long content, the product's words are doubled. */
export function contentIn(
  story: StoryDescription,
  language: string,
  isLong: boolean,
): OtherContent | undefined {
  if (!isLong) return contentNamed(story, language);
  const long = language === 'hi' ? contentNamed(story, 'longInHindi') : undefined;
  return long ?? contentNamed(story, 'long') ?? { name: 'long', hasLongWords: true };
}
