import type { SeriesShare } from '@kathaloka/contract/entities';
import { SHARE_KINDS, SHARE_MEANING_MAX, SHARE_NAME_MAX, SHARES_MAX } from '@kathaloka/contract/limits';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { useListFocus } from '../useListFocus.ts';
import { Group, GroupTitle, NameRow } from './SeriesEditor.styles.ts';
import { type NameFault, nameFault } from './shareNames.ts';
import { mySeriesWords } from '../../../words/mySeries/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface SharedNamesProps {
  shares: readonly SeriesShare[];
  onSharesChange: (shares: SeriesShare[]) => void;
}

/** The fields for the names that parts share: one part leaves a value under a name, another takes it. */
export function SharedNames({ shares, onSharesChange }: SharedNamesProps) {
  const words = useWords(mySeriesWords);
  const id = useId();
  const { listRef, removeEntry } = useListFocus<HTMLDivElement>();
  return (
    <Group aria-labelledby={id} ref={listRef}>
      <GroupTitle id={id}>{words.names}</GroupTitle>
      <p>{words.namesHint}</p>
      {shares.map((share, index) => (
        <NameFields
          key={index}
          share={share}
          position={index + 1}
          fault={nameFault(shares, index)}
          onChange={(changes) => onSharesChange(shares.with(index, { ...share, ...changes }))}
          onRemove={() => removeEntry(() => onSharesChange(shares.toSpliced(index, 1)))}
        />
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

interface NameFieldsProps {
  share: SeriesShare;
  position: number;
  fault: NameFault | undefined;
  onChange: (changes: Partial<SeriesShare>) => void;
  onRemove: () => void;
}

function NameFields({ share, position, fault, onChange, onRemove }: NameFieldsProps) {
  const words = useWords(mySeriesWords);
  return (
    <NameRow aria-label={words.nameAt(position)}>
      <FormField label={words.name} error={fault && words.nameFaults[fault]}>
        <TextField
          dir="auto"
          maxLength={SHARE_NAME_MAX}
          value={share.name}
          onValueChange={(name) => onChange({ name })}
        />
      </FormField>
      <FormField label={words.kind}>
        <Select
          options={SHARE_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
          value={share.kind}
          onValueChange={(kind) => onChange({ kind })}
        />
      </FormField>
      <FormField label={words.meaning} isOptional>
        <TextField
          dir="auto"
          maxLength={SHARE_MEANING_MAX}
          value={share.meaning}
          onValueChange={(meaning) => onChange({ meaning })}
        />
      </FormField>
      <Button variant="ghost" size="small" icon={<Trash2 />} data-removes onClick={onRemove}>
        {words.remove(share.name)}
      </Button>
    </NameRow>
  );
}
