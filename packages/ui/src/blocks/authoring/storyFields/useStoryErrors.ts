import type { Fault } from '@kathaloka/contract/entities';
import type { FormFaults } from '@kathaloka/contract/rules';
import { useState } from 'react';
import { useFormErrors } from '../../../hooks/useFormErrors.ts';
import { useServerErrors } from './useServerErrors.ts';

/** The errors of a story form: rule errors of fields that have lost focus, and the server's errors. */
export function useStoryErrors<F extends object>(all: FormFaults<F>, refused: readonly Fault[] | undefined) {
  const [left, setLeft] = useState<readonly (keyof F)[]>([]);
  const [edited, setEdited] = useState({ since: refused, fields: [] as readonly string[] });
  const editedSince = edited.since === refused ? edited.fields : [];
  const shown = Object.fromEntries(left.map((field) => [field, all[field]])) as FormFaults<F>;
  const ofServer = Object.entries(useServerErrors(refused)).filter(([field]) => !editedSince.includes(field));
  return {
    errors: { ...Object.fromEntries(ofServer), ...useFormErrors<F>(shown) },
    leave: (...fields: readonly (keyof F)[]): void => {
      const others = fields.filter((field) => !left.includes(field));
      if (others.length > 0) setLeft([...left, ...others]);
    },
    /**
     * Hides the errors of the changed fields: rule errors until the next blur, the server's until its next response.
     */
    hide: (changes: object): void => {
      setLeft(left.filter((field) => !Object.hasOwn(changes, field)));
      setEdited({ since: refused, fields: [...editedSince, ...Object.keys(changes)] });
    },
  };
}
