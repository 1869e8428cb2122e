import type { Category } from '@kathaloka/contract/entities';
import type { SelectOption } from '../primitives/Select/Select.tsx';
import { nameLanguage } from '../theme/nameLanguage.ts';

/** A category or a tag as an option, in its own language. */
export function nameOption({ id, display_name }: Pick<Category, 'id' | 'display_name'>): SelectOption {
  return { value: id, label: display_name, lang: nameLanguage(display_name) };
}
