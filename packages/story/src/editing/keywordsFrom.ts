import type { StoryCreate } from '@kathaloka/contract/entities';

/** Stop words, which say nothing about a picture. */
const QUIET = new Set(
  'about after again against before being between every first from have into last little more never once only other over than that their them then there these they this three through under until upon what when where which while will with without your'.split(
    ' ',
  ),
);
const FEWEST_LETTERS = 4;
const SUGGESTED = 4;

/** Words of a title and a tagline that a cover could show, in order of first mention. */
export function keywordsFrom(language: string, ...texts: readonly string[]): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const words = [...segmenter.segment(texts.join('\n').toLocaleLowerCase(language))]
    .filter(
      ({ isWordLike, segment }) => isWordLike && segment.length >= FEWEST_LETTERS && !QUIET.has(segment),
    )
    .map(({ segment }) => segment);
  return [...new Set(words)].slice(0, SUGGESTED);
}

type Texts = Pick<StoryCreate, 'language' | 'title' | 'tagline' | 'story_description'>;

/** Keywords for a story's cover, from its own texts. */
export function keywordsOf({ language, title, tagline, story_description }: Texts): string[] {
  return keywordsFrom(language, title, tagline, story_description);
}
