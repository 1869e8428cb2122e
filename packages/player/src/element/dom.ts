type Props<K extends keyof HTMLElementTagNameMap> = Partial<
  Omit<HTMLElementTagNameMap[K], 'style' | 'children'>
>;

interface Rest {
  /** Attributes that are no properties. */
  readonly attributes?: Readonly<Record<string, string>>;
  readonly children?: readonly (Node | string | null)[];
}

/** An element with its properties, attributes and children. */
export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  props: Props<K> = {},
  { attributes = {}, children = [] }: Rest = {},
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(name), props);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** The second click of a double one: it was meant for what stood there before. */
export const isSecondClick = ({ detail }: MouseEvent): boolean => detail > 1;
