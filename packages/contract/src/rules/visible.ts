/**
 * Control characters, bidirectional overrides, lone surrogates and zero-width characters, which could make two names
 * look alike. Joiners are allowed, because Indic scripts, Urdu and emoji need them.
 */
const INVISIBLE =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u115f\u1160\u180e\u200b\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\u{e0000}-\u{e007f}]/gu;
/** Marks and joiners alone are invisible. */
const LETTER_OR_SIGN = /[\p{L}\p{N}\p{P}\p{S}]/u;

const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

export function hasInvisible(text: string): boolean {
  return withoutInvisible(text) !== text;
}

/** Whether a text has a visible character. */
export function isVisible(text: string): boolean {
  return LETTER_OR_SIGN.test(withoutInvisible(text));
}

/**
 * Whether a name is empty, or has a visible character and no invisible ones, which could make it look like another
 * name.
 */
export function isVisibleName(name: string): boolean {
  return !hasInvisible(name) && (name === '' || isVisible(name));
}

/** Whether a name is empty, or has a letter or digit that can be read aloud; dots and emoji alone have none. */
export const isSayable = (name: string): boolean => name === '' || /[\p{L}\p{N}]/u.test(name);
