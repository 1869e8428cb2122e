const names = new WeakMap<object, string>();

/** Registers the name of an area, under which the other languages have its words. */
export function area<T extends object>(name: string, english: T): T {
  names.set(english, name);
  return english;
}

export const nameOfArea = (english: object): string => names.get(english) ?? '';
