import type { SeriesShare } from '@kathaloka/contract/entities';
import { SHARE_KINDS, SHARE_MEANING_MAX, SHARE_NAME_MAX, SHARES_MAX } from '@kathaloka/contract/limits';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { useMySeriesWords } from '../../../words/areas/useMySeriesWords.ts';
import { useListFocus } from '../useListFocus.ts';
import { Group, GroupTitle, NameRow } from './SeriesEditor.styles.ts';

interface SharedNamesProps {
  shares: readonly SeriesShare[];
  onSharesChange: (shares: SeriesShare[]) => void;
}

/** The names under which one part leaves something for another. */
export function SharedNames({ shares, onSharesChange }: SharedNamesProps) {
  const words = useMySeriesWords();
  const id = useId();
  const { listRef, removeEntry } = useListFocus<HTMLDivElement>();
  const change = (index: number, changes: Partial<SeriesShare>) =>
    onSharesChange(shares.map((share, at) => (at === index ? { ...share, ...changes } : share)));
  return (
    <Group aria-labelledby={id} ref={listRef}>
      <GroupTitle id={id}>{words.names}</GroupTitle>
      <p>{words.namesHint}</p>
      {shares.map((share, index) => (
        <NameRow key={index} aria-label={words.nameAt(index + 1)}>
          <FormField label={words.name} error={share.name.trim() === '' && words.nameMissing}>
            <TextField
              dir="auto"
              maxLength={SHARE_NAME_MAX}
              value={share.name}
              onValueChange={(name) => change(index, { name })}
            />
          </FormField>
          <FormField label={words.kind}>
            <Select
              options={SHARE_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
              value={share.kind}
              onValueChange={(kind) => change(index, { kind })}
            />
          </FormField>
          <FormField label={words.meaning} isOptional>
            <TextField
              dir="auto"
              maxLength={SHARE_MEANING_MAX}
              value={share.meaning}
              onValueChange={(meaning) => change(index, { meaning })}
            />
          </FormField>
          <Button
            variant="ghost"
            size="small"
            icon={<Trash2 />}
            data-removes
            onClick={() => removeEntry(() => onSharesChange(shares.filter((_, at) => at !== index)))}
          >
            {words.remove(share.name)}
          </Button>
        </NameRow>
      ))}
      <div>
        <Button
          size="small"
          icon={<Plus />}
          data-adds
          disabled={shares.length >= SHARES_MAX}
          onClick={() => onSharesChange([...shares, { name: '', kind: 'thing', meaning: '' }])}
        >
          {words.addName}
        </Button>
      </div>
    </Group>
  );
}
