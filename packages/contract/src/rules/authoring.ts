import { STORY_NUMBERS, STORY_TAGLINE_MAX, STORY_TEXT_MAX, STORY_TITLE_MAX, URL_MAX } from '../allLimits.ts';
import type { RuleFault } from './fault.ts';
import { safeRedirectPath } from './path.ts';
import { checkLength, type FormRules } from './rule.ts';
import { isVisibleName } from './visible.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function checkTitle(value: string): RuleFault | undefined {
  const fault = checkLength(value, { field: 'title', max: STORY_TITLE_MAX });
  if (fault) return fault;
  return isVisibleName(value.trim()) ? undefined : { code: 'invisible_characters', field: 'title' };
}

export function checkTagline(value: string): RuleFault | undefined {
  return checkLength(value, { field: 'tagline', max: STORY_TAGLINE_MAX });
}

/** The tagline is optional when an author edits a story. */
export function checkOptionalTagline(value: string): RuleFault | undefined {
  return value.trim() ? checkTagline(value) : undefined;
}

export function checkDescription(value: string): RuleFault | undefined {
  return checkLength(value, { field: 'description', max: STORY_TEXT_MAX });
}

export function checkStoryPrompt(value: string): RuleFault | undefined {
  return checkLength(value, { field: 'story_prompt', max: STORY_TEXT_MAX });
}

export function checkCategoryId(value: string): RuleFault | undefined {
  if (!value.trim()) return { code: 'required', field: 'category' };
  return UUID.test(value.trim()) ? undefined : { code: 'category_not_chosen' };
}

/** Accepts an https address without user and password, or the path of an image on this site. */
export function checkCoverUrl(value: string): RuleFault | undefined {
  const url = value.trim();
  const fault = checkLength(url, { field: 'cover_image_url', max: URL_MAX });
  if (fault) return fault;
  // some browsers accept a host with spaces; `@` comes after a user and a password
  const isAddress = /^https:\/\/[^\s/\\?#@]+([/?#]|$)/i.test(url);
  const isUrl = isAddress ? URL.canParse(url) : isPicturePath(url);
  return isUrl ? undefined : { code: 'url_invalid' };
}

/** The address if it is a path on this site. A browser must load no picture from elsewhere: that would tell who reads. */
export function ownPicture(url: string | null): string | null {
  return url !== null && isPicturePath(url) ? url : null;
}

const PICTURE_PATH = /^\/(?:covers\/[^?#]+|[^?#]+\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$))/i;

/** Whether it is the path of a picture: browsers load it with the reader's cookies, and other paths may change something. */
function isPicturePath(url: string): boolean {
  const path = safeRedirectPath(url);
  return path !== undefined && PICTURE_PATH.test(path);
}

export interface StoryBasicsForm {
  readonly title: string;
  readonly tagline: string;
  readonly story_description: string;
  readonly story_prompt: string;
  readonly cover_image_url: string;
  readonly category_id: string;
}
export const createStoryRules: FormRules<StoryBasicsForm> = {
  title: checkTitle,
  tagline: checkTagline,
  story_description: checkDescription,
  story_prompt: checkStoryPrompt,
  cover_image_url: checkCoverUrl,
  category_id: checkCategoryId,
};

export const editStoryRules: FormRules<
  Pick<StoryBasicsForm, 'title' | 'tagline' | 'story_description' | 'cover_image_url'>
> = {
  title: checkTitle,
  tagline: checkOptionalTagline,
  story_description: checkDescription,
  cover_image_url: checkCoverUrl,
};

export type StoryNumber = keyof typeof STORY_NUMBERS;

/**
 * Parses a number field of the story form: a whole number within its bounds, or the fallback if blank or unreadable.
 */
export function readStoryNumber(name: StoryNumber, value: string | number): number {
  const { min, max, fallback } = STORY_NUMBERS[name];
  const isDecimal = name === 'xp_gain_multiplier';
  const number = Number.parseFloat(String(value));
  if (Number.isNaN(number)) return fallback;
  return Math.min(max, Math.max(min, isDecimal ? Math.round(number * 10) / 10 : Math.trunc(number)));
}

/** Reads the content rating. Falls back to `family` for a value that the form does not offer. */
export function readContentRating<const T extends string>(
  value: string,
  offered: readonly T[],
): T | 'family' {
  return offered.find((rating) => rating === value) ?? 'family';
}
