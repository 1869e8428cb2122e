/** A deeply partial set of words; lists and functions are replaced as a whole. */
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

/** Cached, because components compare the words by identity. */
const known = new WeakMap<object, unknown>();

/** The words of an area, completed with English. */
export function withEnglish<T>(own: SomeOf<T> | undefined, english: T): T {
  if (!own) return english;
  if (!known.has(own)) known.set(own, merged(own, english as Group));
  return known.get(own) as T;
}
