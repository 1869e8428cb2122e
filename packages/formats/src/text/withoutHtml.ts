import { excerpt, type NoteBook } from '../report/notes.ts';
import { noHtmlLosses, stripTags } from './plainHtml.ts';

/** Removes HTML from a text, and reports what was removed. */
export function withoutHtml(text: string, scene: string | null, notes: NoteBook): string {
  const losses = noHtmlLosses();
  const stripped = stripTags(text, losses);
  for (const source of losses.pictures) notes.add('image_lost', scene, { text: excerpt(source) });
  for (const source of losses.media) notes.add('media_lost', scene, { text: excerpt(source) });
  for (const source of losses.tags) notes.add('html_lost', scene, { text: excerpt(source) });
  if (losses.scripts.length > 0) notes.add('script_lost', scene, {});
  if (losses.styles.length > 0) notes.add('style_lost', scene, {});
  return stripped;
}

const NO_TAG =
  /<(?!\/?(?:a|b|big|br|center|code|div|em|font|h\d|hr|i|iframe|img|li|ol|p|pre|script|small|span|strong|style|sub|sup|table|td|th|tr|u|ul)\b|!--)/gi;

/** Like `withoutHtml`, for text that is not HTML: preserves `<` unless it begins an HTML tag. */
export const withoutTagsOfPages = (text: string, scene: string | null, notes: NoteBook): string =>
  withoutHtml(text.replace(NO_TAG, '&lt;'), scene, notes);
