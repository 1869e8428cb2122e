import type { Fault } from '@kathaloka/contract/entities';
import { placedFaults } from '@kathaloka/story/editing';
import type { ReactNode } from 'react';
import { useFormFailureText } from '../../../hooks/useFormFailureText.ts';
import { storyFieldsWords } from '../../../words/storyFields/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The server's errors about a story by field of its form, with one line for each fault. */
export function useServerErrors(faults: readonly Fault[] = []): Readonly<Record<string, ReactNode>> {
  const failures = useFormFailureText();
  const { fault: line } = useWords(storyFieldsWords);
  const placed = placedFaults(faults);
  const fields = new Set(placed.map(({ field }) => field));
  return Object.fromEntries(
    Array.from(fields, (name) => [
      name,
      failures.faults(
        placed.filter(({ field }) => field === name),
        line,
      ),
    ]),
  );
}
