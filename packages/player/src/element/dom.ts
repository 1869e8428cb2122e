import type { Hand } from '@kathaloka/contract/limits';

type Props<K extends keyof HTMLElementTagNameMap> = Partial<
  Omit<HTMLElementTagNameMap[K], 'style' | 'children'>
>;

interface Rest {
  /** Attributes without a property. */
  readonly attributes?: Readonly<Record<string, string>>;
  readonly children?: readonly (Node | string | null)[];
}

/** Creates an element with properties, attributes and children. */
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

/** Says whose words an element has, for programs. Within it, an element may say otherwise. */
export const signedBy = (hand: Hand) => ({ 'data-by': hand });

/** Whether a click is the second of a double click, which was meant for the previous content. */
export const isSecondClick = ({ detail }: MouseEvent): boolean => detail > 1;
