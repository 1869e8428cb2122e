import type { MergeQuestion, MergeSide } from '@kathaloka/story/editing';
import { type ComponentProps, useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { AllOf, Conflicts } from './ConflictDialog.styles.ts';
import { ConflictRow } from './ConflictRow.tsx';
import { studioWords } from '../../../words/studio/en.ts';
import { useWords } from '../../../words/useWords.ts';

const SIDES = ['mine', 'theirs'] as const;

export interface ConflictDialogProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called with `false` to continue editing without saving. */
  onOpenChange: (open: boolean) => void;
  /** The conflicts: what both editors have changed. */
  questions: readonly MergeQuestion[];
  /**
   * Whether the rejected texts are stored beside the story; if so, the dialog says it.
   * @default false
   */
  keepsAside?: boolean;
  /**
   * Whether the decision is being saved.
   * @default false
   */
  loading?: boolean | undefined;
  /** Called with the decision for every question, by its id. */
  onResolve: (decided: ReadonlyMap<string, MergeSide>) => void;
}

/**
 * A dialog that resolves conflicts: both texts side by side for everything that two people have changed.
 * Saving is disabled until every conflict is decided.
 *
 * @use Decides field by field when another editor has saved meanwhile.
 * @avoid Not for drafts of one’s own: `DraftConflict`.
 * @heard Both values of each field as a group of two.
 * @keys within, choose, close
 * @example
 * <ConflictDialog
 *   open={isOpen}
 *   onOpenChange={setOpen}
 *   questions={questions}
 *   onResolve={(decided) => save(decided)}
 * />
 */
export function ConflictDialog({
  onOpenChange,
  questions,
  keepsAside = false,
  loading = false,
  onResolve,
  ...rest
}: ConflictDialogProps) {
  const words = useWords(studioWords);
  const [sides, setSides] = useState<ReadonlyMap<string, MergeSide>>(new Map());
  const undecided = questions.filter(({ id }) => !sides.has(id)).length;
  const takeAll = (side: MergeSide) => setSides(new Map(questions.map(({ id }) => [id, side])));

  return (
    <Dialog
      {...rest}
      onOpenChange={onOpenChange}
      size="wide"
      title={words.conflictTitle}
      description={keepsAside ? `${words.conflictText} ${words.asideText}` : words.conflictText}
      actions={
        <>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            {words.decideLater}
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
        {questions.length > 1 &&
          SIDES.map((side) => (
            <Button key={side} size="small" onClick={() => takeAll(side)}>
              {side === 'mine' ? words.allMine : words.allTheirs}
            </Button>
          ))}
        <output>{undecided > 0 ? words.undecided(undecided) : ''}</output>
      </AllOf>
      <Conflicts>
        {questions.map((question) => (
          <ConflictRow
            key={question.id}
            question={question}
            side={sides.get(question.id)}
            onSideChange={(side) => setSides(new Map(sides).set(question.id, side))}
          />
        ))}
      </Conflicts>
    </Dialog>
  );
}
