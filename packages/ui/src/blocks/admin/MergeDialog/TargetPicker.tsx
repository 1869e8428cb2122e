import { type KeyboardEvent, useId, useState } from 'react';
import { nameLanguage } from '../../../theme/nameLanguage.ts';
import { hasName, useNameOf } from '../../../words/useNameOf.ts';
import type { NamedThing } from '../../useNameOptions.ts';
import { Quiet } from '../adminPage.styles.ts';
import { SearchField } from '../SearchField.tsx';
import { Target, Targets, TargetsRoot } from './TargetPicker.styles.ts';
import { adminWords } from '../../../words/admin/en.ts';
import { fieldWords } from '../../../words/field/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface TargetPickerProps {
  /** The possible targets. */
  entries: readonly NamedThing[];
  /** The id of the chosen target; empty if none is chosen. */
  value: string;
  onValueChange: (id: string) => void;
}

/** How many targets are shown; the others are found by typing. */
const SHOWN = 30;

/** Radio buttons with a search field: a part of any name finds a target. */
export function TargetPicker({ entries, value, onValueChange }: TargetPickerProps) {
  const words = useWords(adminWords).merge;
  const { moreTags } = useWords(fieldWords);
  const nameOf = useNameOf();
  const group = useId();
  const [text, setText] = useState('');
  const found = entries.filter((entry) => entry.id === value || hasName(entry, text.trim()));
  const shown = found.slice(0, SHOWN);
  const chosen = found.find(({ id }) => id === value);
  if (chosen && !shown.includes(chosen)) shown.push(chosen);

  function handleKeyDown(event: KeyboardEvent) {
    const first = found.find(({ id }) => id !== value);
    if (event.key === 'Enter' && text.trim() !== '' && first) onValueChange(first.id);
  }

  return (
    <TargetsRoot>
      <SearchField label={words.find} value={text} onValueChange={setText} onKeyDown={handleKeyDown} />
      <Targets role="radiogroup" aria-label={words.into}>
        {shown.map((entry) => (
          <Target key={entry.id}>
            <input
              type="radio"
              name={group}
              checked={entry.id === value}
              onChange={() => onValueChange(entry.id)}
            />
            <bdi lang={nameLanguage(nameOf(entry))}>{nameOf(entry)}</bdi>
          </Target>
        ))}
      </Targets>
      {found.length === 0 && <Quiet>{words.noneFound}</Quiet>}
      {found.length > shown.length && <Quiet>{moreTags(found.length - shown.length)}</Quiet>}
    </TargetsRoot>
  );
}
