const names = new WeakMap<object, string>();

/** The English words of an area, by whose name the other languages have theirs. */
export function area<T extends object>(name: string, english: T): T {
  names.set(english, name);
  return english;
}

export const nameOfArea = (english: object): string => names.get(english) ?? '';
