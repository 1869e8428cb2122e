import type { StoryContext } from '@storybook/react-vite';
import type { Contents } from '../packages/ui/src/stories/contents.ts';

export type Args = Record<string, unknown>;
export type Content = keyof Contents<Args>;

/** What a story says in place of its own content. */
export interface OtherContent {
  readonly name: string;
  readonly args?: Args;
  /** Whether the product's own words are twice as long as well. */
  readonly hasLongWords: boolean;
}

type Told = Pick<StoryContext, 'parameters' | 'tags'>;

/** A behaviour is tested with the words that it names: it has no other content, even where it inherits some. */
function contentsOf({ parameters, tags }: Told): Contents<Args> {
  return tags.includes('behaviour') ? {} : ((parameters['contents'] ?? {}) as Contents<Args>);
}

/** The names of what a story can say besides its own content. */
export function contentNamesOf(story: Told): Content[] {
  return Object.keys(contentsOf(story)) as Content[];
}

export function contentNamed(story: Told, name: string): OtherContent | undefined {
  const found = contentsOf(story)[name as Content];
  if (found === undefined) return undefined;
  return found === 'words' ? { name, hasLongWords: true } : { name, args: found, hasLongWords: false };
}

/** What the toolbar asks for. Long content that a story does not have is its words, twice as long. */
export function contentIn(story: Told, language: string, isLong: boolean): OtherContent | undefined {
  if (!isLong) return contentNamed(story, language);
  const long = language === 'hi' ? contentNamed(story, 'longInHindi') : undefined;
  return long ?? contentNamed(story, 'long') ?? { name: 'long', hasLongWords: true };
}
