import type { MergeQuestion, MergeSide } from '@kathaloka/story/editing';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Conflict, Side, Sides } from './ConflictDialog.styles.ts';
import { DiffText } from './DiffText.tsx';
import { useQuestionPlace } from './useQuestionPlace.ts';
import { studioWords } from '../../../words/studio/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface ConflictRowProps {
  question: MergeQuestion;
  side: MergeSide | undefined;
  onSideChange: (side: MergeSide) => void;
}

/** One conflict: both texts, and which one to take. */
export function ConflictRow({ question, side: taken, onSideChange }: ConflictRowProps) {
  const words = useWords(studioWords);
  const { scene, part } = useQuestionPlace()(question.path);
  const label = scene === undefined ? part : words.inScene(scene, part);
  return (
    <Conflict aria-label={label}>
      <h3>{label}</h3>
      <Sides>
        {(['mine', 'theirs'] as const).map((side) => {
          const text = question[side];
          return (
            <Side key={side} data-taken={taken === side || taken === 'both' || undefined}>
              <h4>{words[side]}</h4>
              {text ? (
                <DiffText text={text} other={question[side === 'mine' ? 'theirs' : 'mine'] ?? ''} />
              ) : (
                <p>{text === null ? words.removedText : words.emptyText}</p>
              )}
            </Side>
          );
        })}
      </Sides>
      <SegmentedControl
        label={words.choiceOf(label)}
        size="small"
        value={taken}
        onValueChange={onSideChange}
        options={[
          { value: 'mine' as const, label: words.takeMine },
          { value: 'theirs' as const, label: words.takeTheirs },
          ...(question.canTakeBoth ? [{ value: 'both' as const, label: words.takeBoth }] : []),
        ]}
      />
    </Conflict>
  );
}
