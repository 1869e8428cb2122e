import { excerpt, type NoteBook } from '../report/notes.ts';
import { noHtmlLosses, stripTags } from '../text/plainHtml.ts';

/** A passage without HTML: anything but text is dropped and reported. */
export function withoutHtml(text: string, scene: string, notes: NoteBook): string {
  const losses = noHtmlLosses();
  const stripped = stripTags(text, losses);
  for (const source of losses.pictures) notes.add('image_lost', scene, { text: excerpt(source) });
  for (const source of losses.media) notes.add('media_lost', scene, { text: excerpt(source) });
  for (const source of losses.tags) notes.add('html_lost', scene, { text: excerpt(source) });
  if (losses.scripts.length > 0) notes.add('script_lost', scene, {});
  if (losses.styles.length > 0) notes.add('style_lost', scene, {});
  return stripped;
}

/** Text as HTML entities, so that nothing in it has a meaning until they are decoded. */
export function asEntities(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}\s]/gu, (character) => `&#${character.codePointAt(0)};`);
}

/** Replaces everything between two delimiters, in one pass. */
export function replaceBetween(
  text: string,
  [open, close]: readonly [string, string],
  replacement: (inside: string) => string,
): string {
  let result = '';
  let at = 0;
  for (;;) {
    const begin = text.indexOf(open, at);
    const end = begin < 0 ? -1 : text.indexOf(close, begin + open.length);
    if (end < 0) return result + text.slice(at);
    result += text.slice(at, begin) + replacement(text.slice(begin + open.length, end));
    at = end + close.length;
  }
}
