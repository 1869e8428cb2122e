import { type ComponentProps, useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { useStudioWords } from '../../../words/areas/useStudioWords.ts';
import { AllOf, Conflict, Conflicts, Side, Sides } from './ConflictDialog.styles.ts';

const SIDES = ['mine', 'theirs'] as const;
export type ConflictSide = (typeof SIDES)[number];

/** A field that two people changed: what is stored now, and what was sent. */
export interface ConflictField {
  field: string;
  current: string;
  sent: string;
}

export interface ConflictDialogProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Whether it is open. */
  open: boolean;
  /** Called with `false` to go on editing without saving. */
  onOpenChange: (open: boolean) => void;
  /** The fields that differ. */
  fields: readonly ConflictField[];
  /** The name of a field for people. */
  labelOf: (field: string) => string;
  /**
   * Whether the decision is being saved.
   * @default false
   */
  loading?: boolean | undefined;
  /** Called with the decision for every field. */
  onResolve: (sides: ReadonlyMap<string, ConflictSide>) => void;
}

interface ConflictRowProps {
  conflict: ConflictField;
  label: string;
  side: ConflictSide | undefined;
  onSideChange: (side: ConflictSide) => void;
}

function ConflictRow({ conflict: { current, sent }, label, side: taken, onSideChange }: ConflictRowProps) {
  const words = useStudioWords();
  return (
    <Conflict aria-label={label}>
      <h3>{label}</h3>
      <Sides>
        {SIDES.map((side) => (
          <Side key={side} data-taken={taken === side || undefined}>
            <h4>{words[side]}</h4>
            <p dir="auto">{(side === 'mine' ? sent : current) || words.emptyText}</p>
          </Side>
        ))}
      </Sides>
      <SegmentedControl
        label={words.choiceOf(label)}
        size="small"
        value={taken}
        onValueChange={onSideChange}
        options={[
          { value: 'mine', label: words.takeMine },
          { value: 'theirs', label: words.takeTheirs },
        ]}
      />
    </Conflict>
  );
}

/**
 * Both texts of each field that two people have changed, side by side. Nothing is saved before all are decided.
 *
 * @example
 * <ConflictDialog
 *   open={isOpen}
 *   onOpenChange={setOpen}
 *   fields={fields}
 *   labelOf={(field) => labels[field]}
 *   onResolve={(sides) => merge(sides)}
 * />
 */
export function ConflictDialog({
  open,
  onOpenChange,
  fields,
  labelOf,
  loading = false,
  onResolve,
  ...rest
}: ConflictDialogProps) {
  const words = useStudioWords();
  const [sides, setSides] = useState<ReadonlyMap<string, ConflictSide>>(new Map());
  const undecided = fields.filter(({ field }) => !sides.has(field)).length;
  const takeAll = (side: ConflictSide) => setSides(new Map(fields.map(({ field }) => [field, side])));

  return (
    <Dialog
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      size="wide"
      title={words.conflictTitle}
      description={words.conflictText}
      actions={
        <>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            {words.cancel}
          </Button>
          <Button
            variant="primary"
            disabled={undecided > 0}
            loading={loading}
            loadingLabel={words.resolving}
            onClick={() => onResolve(sides)}
          >
            {words.resolve}
          </Button>
        </>
      }
    >
      <AllOf>
        {SIDES.map((side) => (
          <Button key={side} size="small" onClick={() => takeAll(side)}>
            {side === 'mine' ? words.allMine : words.allTheirs}
          </Button>
        ))}
        <output>{undecided > 0 ? words.undecided(undecided) : ''}</output>
      </AllOf>
      <Conflicts>
        {fields.map((conflict) => (
          <ConflictRow
            key={conflict.field}
            conflict={conflict}
            label={labelOf(conflict.field)}
            side={sides.get(conflict.field)}
            onSideChange={(side) => setSides(new Map(sides).set(conflict.field, side))}
          />
        ))}
      </Conflicts>
    </Dialog>
  );
}
