import type { Language } from '@kathaloka/contract/entities';
import { pictureSources } from '@kathaloka/contract/story';
import type { PageHead } from '../../platform/http/page.ts';
import type { StoryPreview } from './repository.ts';

const DESCRIPTION_LENGTH = 160;
/** Enough of a description to make a short one of. */
const READ_OF_DESCRIPTION = 1000;

const SITE = 'Kathaloka';
const LANDING =
  'Kathaloka, a world of tales: stories from India that you play, told by a narrator who remembers what you did.';
const HOME =
  'Stories to play, from the Mahabharata to the last post office of the hills: choose one, and what you do decides how it ends.';

export function landingHead(publicUrl: string): PageHead {
  return {
    title: 'Kathaloka: stories from India that you play',
    description: LANDING,
    language: 'en',
    kind: 'website',
    canonical: `${publicUrl}/`,
    firstView: { heading: SITE, text: LANDING },
  };
}

export function homeHead(publicUrl: string): PageHead {
  return {
    title: 'Stories · Kathaloka',
    description: HOME,
    language: 'en',
    kind: 'website',
    canonical: `${publicUrl}/home`,
    firstView: { heading: SITE, text: HOME },
  };
}

export function storyHead(story: StoryPreview, publicUrl: string): PageHead {
  const { id, title, tagline, story_description, language, cover_image_url, image_alt } = story;
  const image = absoluteUrl(cover_image_url, publicUrl);
  return {
    title: `${title} · Kathaloka`,
    description: shorten(tagline.trim() || plainText(story_description), language),
    language,
    kind: 'article',
    canonical: `${publicUrl}/game/${id}`,
    image: image === null ? null : { url: image, alt: image_alt || title },
    firstView: {
      heading: title,
      text: tagline,
      picture:
        image === null || cover_image_url === null
          ? null
          : { src: cover_image_url, srcSet: pictureSources(cover_image_url), alt: image_alt },
    },
  };
}

/** The same for a story that is hidden and for one that was never written. */
export const UNKNOWN_STORY: PageHead = {
  title: 'Game not found · Kathaloka',
  description: 'There is no story at this address.',
  language: 'en',
  kind: 'website',
  canonical: null,
  firstView: { heading: SITE, text: 'There is no story at this address.' },
};

/** Of markdown, what a person would read aloud. */
function plainText(markdown: string): string {
  return markdown
    .slice(0, READ_OF_DESCRIPTION)
    .replace(/!?\[([^\][]*)\]\([^()]*\)/g, '$1')
    .replace(/^\s*(?:[#>]+|[-+*]|\d+\.)\s/gm, '')
    .replace(/[*_`~]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Cut between letters as a reader sees them: a vowel sign stays with its consonant. */
function shorten(text: string, language: Language): string {
  const letters = [...new Intl.Segmenter(language).segment(text.slice(0, READ_OF_DESCRIPTION))];
  if (letters.length <= DESCRIPTION_LENGTH) return text;
  const kept = letters.slice(0, DESCRIPTION_LENGTH - 1).map(({ segment }) => segment);
  return `${kept.join('').trimEnd()}…`;
}

function absoluteUrl(url: string | null, publicUrl: string): string | null {
  if (!url || !URL.canParse(url, publicUrl)) return null;
  const { protocol, href } = new URL(url, publicUrl);
  return protocol === 'http:' || protocol === 'https:' ? href : null;
}
