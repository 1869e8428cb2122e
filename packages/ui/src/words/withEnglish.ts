/** Some of the words, however deep they stand; a list is given whole, and so is a sentence that is a function. */
export type SomeOf<T> = T extends ((...given: never[]) => unknown) | readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: SomeOf<T[K]> | undefined }
    : T;

type Group = Readonly<Record<string, unknown>>;

function merged(own: Group, english: Group): Group {
  const all: Record<string, unknown> = { ...english };
  for (const [name, text] of Object.entries(own))
    if (text !== undefined)
      all[name] = text?.constructor === Object ? merged(text as Group, english[name] as Group) : text;
  return all;
}

/** Merged once: components compare the words that they get. */
const known = new WeakMap<object, unknown>();

/** The words of an area, with the English one in place of each that is missing. */
export function withEnglish<T>(own: SomeOf<T> | undefined, english: T): T {
  if (!own) return english;
  if (!known.has(own)) known.set(own, merged(own, english as Group));
  return known.get(own) as T;
}
