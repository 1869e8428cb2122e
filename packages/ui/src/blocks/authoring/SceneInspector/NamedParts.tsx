import { SHARE_NAME_MAX } from '@kathaloka/contract/limits';
import { askedName } from '@kathaloka/story';
import { Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { Card, CardsRoot, CardSummary } from '../LoreCards/LoreCards.styles.ts';
import { useListFocus } from '../useListFocus.ts';
import { NameField } from './NameField.tsx';
import { AddPart } from './Stakes.styles.ts';
import { stakesWords } from '../../../words/stakes/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface NamedPartsProps<T> {
  /** The parts by their signs. */
  parts: Readonly<Record<string, T>>;
  max: number;
  words: Readonly<Record<'none' | 'added' | 'add' | 'remove', string>>;
  /** What readers call a part. */
  nameOf: (part: T) => string;
  /** The fields of a part. */
  children: (sign: string, part: T) => ReactNode;
  onAdd: (sign: string, typed: string) => void;
  onRename: (sign: string, to: string) => void;
  onRemove: (sign: string) => void;
}

/** The sign that a typed name makes; null if it makes none. */
function signFrom(typed: string): string | null {
  const sign = askedName(typed.trim().replaceAll(/\s+/gu, '_'));
  return sign !== null && sign.length <= SHARE_NAME_MAX ? sign : null;
}

function useSignFault(parts: Readonly<Record<string, unknown>>) {
  const { signFaults } = useWords(stakesWords);
  return (typed: string, current?: string): string | undefined => {
    const sign = signFrom(typed);
    if (sign === null) return signFaults.impossible;
    return sign !== current && Object.hasOwn(parts, sign) ? signFaults.taken(sign) : undefined;
  };
}

/** Parts of a story that conditions and effects know by signs, such as its things: each is a card. */
export function NamedParts<T>({ parts, max, words, nameOf, children, ...on }: NamedPartsProps<T>) {
  const { sign: signLabel, signHint } = useWords(stakesWords);
  const { listRef, removeEntry } = useListFocus<HTMLDivElement>();
  const [added, setAdded] = useState<string>();
  const faultOf = useSignFault(parts);
  const entries = Object.entries(parts);
  return (
    <CardsRoot ref={listRef}>
      {entries.length === 0 && <p>{words.none}</p>}
      {entries.map(([sign, part], index) => (
        <Card key={index} open={sign === added || undefined}>
          <CardSummary>
            <bdi>{nameOf(part) || sign.replaceAll('_', ' ')}</bdi>
          </CardSummary>
          <NameField
            label={signLabel}
            hint={signHint}
            name={sign}
            faultOf={(typed) => faultOf(typed, sign)}
            onRename={(to) => on.onRename(sign, signFrom(to)!)}
          />
          {children(sign, part)}
          <Button
            variant="ghost"
            size="small"
            icon={<Trash2 />}
            data-removes
            onClick={() => removeEntry(() => on.onRemove(sign))}
          >
            {words.remove}
          </Button>
        </Card>
      ))}
      {entries.length < max && (
        <AddedSign
          label={words.added}
          button={words.add}
          faultOf={faultOf}
          onAdd={(typed) => {
            const sign = signFrom(typed)!;
            setAdded(sign);
            on.onAdd(sign, typed.trim());
          }}
        />
      )}
    </CardsRoot>
  );
}

interface AddedSignProps {
  label: string;
  button: string;
  faultOf: (typed: string) => string | undefined;
  onAdd: (typed: string) => void;
}

/** The field for the sign of a new part. */
function AddedSign({ label, button, faultOf, onAdd }: AddedSignProps) {
  const [typed, setTyped] = useState('');
  const fault = typed.trim() === '' ? undefined : faultOf(typed);
  const canAdd = typed.trim() !== '' && fault === undefined;

  function add() {
    if (!canAdd) return;
    onAdd(typed);
    setTyped('');
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }

  return (
    <AddPart>
      <FormField label={label} error={fault}>
        <TextField data-adds dir="auto" value={typed} onValueChange={setTyped} onKeyDown={handleKey} />
      </FormField>
      <Button size="small" icon={<Plus />} disabled={!canAdd} onClick={add}>
        {button}
      </Button>
    </AddPart>
  );
}
