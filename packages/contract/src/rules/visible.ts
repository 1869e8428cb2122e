/**
 * Control characters, bidirectional overrides, unpaired surrogates and what has no width: with one of them a name could
 * pass for another. Joiners stay: they shape letters of Indic scripts and of Urdu, and families of emoji.
 */
const INVISIBLE =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u115f\u1160\u180e\u200b\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\u{e0000}-\u{e007f}]/u;
/** Marks and joiners alone show nothing. */
const LETTER_OR_SIGN = /[\p{L}\p{N}\p{P}\p{S}]/u;

export function hasInvisible(text: string): boolean {
  return INVISIBLE.test(text);
}

/** Whether a name, if there is one, can be seen, and can be told from others by what is seen. */
export function isVisibleName(name: string): boolean {
  return !hasInvisible(name) && (name === '' || LETTER_OR_SIGN.test(name));
}
