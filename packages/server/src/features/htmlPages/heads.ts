import { paths } from '@kathaloka/contract/paths';
import type { Author, Language, Series, Story } from '@kathaloka/contract/entities';
import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import { readEmphasis } from '@kathaloka/story/emphasis';
import type { PageHead, ScreenHead } from '../../platform/http/page.ts';
import { headWords } from './headWords.ts';

const DESCRIPTION_LENGTH = 160;
/** Enough of a description for a short summary. */
const READ_OF_DESCRIPTION = 1000;

/** Pages that are the same for every guest. */
export const SCREENS = [
  'landing',
  'home',
  'login',
  'register',
  'guide',
  'whoWrites',
  'terms',
  'privacy',
] as const;

export function screenHead(
  screen: (typeof SCREENS)[number],
  publicUrl: string,
  language: InterfaceLanguage,
): ScreenHead {
  return {
    ...headWords[language][screen],
    withoutScripts: headWords[language].withoutScripts,
    language,
    kind: 'website',
    canonical: publicUrl + paths[screen],
    image: sitePicture(publicUrl, language),
    screen,
  };
}

export function storyHead(
  story: Pick<
    Story,
    'id' | 'title' | 'tagline' | 'story_description' | 'language' | 'cover_image_url' | 'image_alt'
  >,
  publicUrl: string,
  language: InterfaceLanguage,
): ScreenHead {
  const { id, title, tagline, story_description, cover_image_url, image_alt } = story;
  const image = absoluteUrl(cover_image_url, publicUrl);
  return {
    title: `${title} · Kathaloka`,
    description: shorten(tagline.trim() || plainText(story_description), story.language),
    withoutScripts: headWords[language].withoutScripts,
    language,
    toldIn: story.language,
    kind: 'article',
    canonical: publicUrl + paths.story(id),
    image: image === null ? null : { url: image, alt: image_alt || title },
    screen: 'story',
  };
}

function sitePicture(publicUrl: string, language: InterfaceLanguage): NonNullable<PageHead['image']> {
  return {
    url: `${publicUrl}/preview.jpg`,
    alt: headWords[language].pictureAlt,
  };
}

/** The head of a series, with the picture of its first part. */
export function seriesHead(series: Series, publicUrl: string, language: InterfaceLanguage): ScreenHead {
  const [first] = series.parts;
  const url = first ? absoluteUrl(first.cover_image_url, publicUrl) : null;
  return {
    title: `${series.title} · Kathaloka`,
    description: shorten(plainText(series.description), series.language),
    withoutScripts: headWords[language].withoutScripts,
    language,
    toldIn: series.language,
    kind: 'website',
    canonical: publicUrl + paths.series(series.slug),
    image: first && url !== null ? { url, alt: first.image_alt || first.title } : null,
    screen: 'series',
  };
}

/** The head of the page of an author, with the author's picture. */
export function authorHead(author: Author, publicUrl: string, language: InterfaceLanguage): ScreenHead {
  const { username, display_name, avatar_url, about } = author;
  const words = headWords[language];
  const url = absoluteUrl(avatar_url, publicUrl);
  return {
    title: `${display_name} · Kathaloka`,
    description: shorten((about ?? '').replace(/\s+/g, ' ') || words.authorOf(display_name), language),
    withoutScripts: words.withoutScripts,
    language,
    kind: 'website',
    canonical: publicUrl + paths.author(username),
    image: url === null ? sitePicture(publicUrl, language) : { url, alt: display_name },
    screen: 'author',
  };
}

/** The head of the page of a session, which only its player sees. */
export function playHead(language: InterfaceLanguage): ScreenHead {
  const { withoutScripts, play } = headWords[language];
  return { ...play, withoutScripts, language, kind: 'website', canonical: null, screen: 'play' };
}

/** The head for missing things, and the same for those that guests may not see. */
export function missingHead(
  what: 'unknownStory' | 'unknownSeries' | 'unknownAuthor' | 'notFound',
  language: InterfaceLanguage,
): ScreenHead {
  const { withoutScripts, [what]: words } = headWords[language];
  return { ...words, withoutScripts, language, kind: 'website', canonical: null, screen: SCREEN_OF[what] };
}

const SCREEN_OF = {
  unknownStory: 'story',
  unknownSeries: 'series',
  unknownAuthor: 'author',
  notFound: undefined,
} as const;

/** Removes the marks of emphasis that the app would find. */
export const withoutAsterisks = (text: string): string => readEmphasis(text).text.trim();

/** The plain text of markdown. */
function plainText(markdown: string): string {
  return markdown
    .slice(0, READ_OF_DESCRIPTION)
    .replace(/!?\[([^\][]*)\]\([^()]*\)/g, '$1')
    .replace(/^\s*(?:[#>]+|[-+*]|\d+\.)\s/gm, '')
    .replace(/[*_`~]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Cuts between grapheme clusters: a vowel sign stays with its consonant. */
function shorten(text: string, language: Language): string {
  const letters = [...new Intl.Segmenter(language).segment(text.slice(0, READ_OF_DESCRIPTION))];
  if (letters.length <= DESCRIPTION_LENGTH) return text;
  const first = letters.slice(0, DESCRIPTION_LENGTH - 1).map(({ segment }) => segment);
  return `${first.join('').trimEnd()}…`;
}

export function absoluteUrl(url: string | null, publicUrl: string): string | null {
  if (!url || !URL.canParse(url, publicUrl)) return null;
  const { protocol, href } = new URL(url, publicUrl);
  return protocol === 'http:' || protocol === 'https:' ? href : null;
}
