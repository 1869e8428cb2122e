import type { Category } from '@kathaloka/contract/entities';
import type { SelectOption } from '../primitives/Select/Select.tsx';
import { nameLanguage } from '../theme/nameLanguage.ts';

type Named = Pick<Category, 'id' | 'display_name'>;

/** A category or a tag as an option, as it was named. */
export function nameOption({ id, display_name }: Named): SelectOption {
  return { value: id, label: display_name, lang: nameLanguage(display_name) };
}

/** A category as an option in the words of the page, where they have one for it. */
export function categoryOption({ id, display_name }: Named, nameOf: (name: string) => string): SelectOption {
  return nameOption({ id, display_name: nameOf(display_name) });
}
