import type { SelectOption } from '../primitives/Select/Select.tsx';
import { nameLanguage } from '../theme/nameLanguage.ts';
import type { Named } from '@kathaloka/contract/rules';
import { useNameOf } from '../words/useNameOf.ts';

/** A category or a tag to choose. */
export interface NamedThing extends Named {
  readonly id: string;
}

/** Returns categories or tags as options, named in the language of the page. */
export function useNameOptions(things: readonly NamedThing[]): SelectOption[] {
  const nameOf = useNameOf();
  return things.map((thing) => {
    const label = nameOf(thing);
    return { value: thing.id, label, lang: nameLanguage(label) };
  });
}
