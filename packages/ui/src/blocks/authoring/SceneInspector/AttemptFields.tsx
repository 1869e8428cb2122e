import type { StoryChoice } from '@kathaloka/contract/entities';
import { CHECK_DIE, NODE_TEXT_MAX } from '@kathaloka/contract/limits';
import type { Finding } from '@kathaloka/story';
import type { ChoiceChanges, StoryNames } from '@kathaloka/story/editing';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { ExpressionField } from '../ExpressionField/ExpressionField.tsx';
import { FindingLines } from './FindingLines.tsx';
import { Folded } from './Folded.tsx';
import type { OwnLanguage } from './ownLanguage.ts';
import { SceneSelect } from './SceneSelect.tsx';
import { stakesWords } from '../../../words/stakes/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface AttemptFieldsProps {
  /** Index of the choice in its scene, from 0. */
  index: number;
  choice: StoryChoice;
  /** The names of all scenes. */
  scenes: readonly string[];
  names: StoryNames;
  ownLanguage: OwnLanguage;
  /** What the checks say of this choice. */
  findings: readonly Finding[];
  onChange: (changes: ChoiceChanges) => void;
}

const KINDS: readonly Finding['kind'][] = ['attempt decided', 'loss without effect'];

/** What makes a choice an attempt: what it takes, and what follows if it succeeds or fails. */
export function AttemptFields({
  index,
  choice,
  scenes,
  names,
  ownLanguage,
  findings,
  onChange,
}: AttemptFieldsProps) {
  const words = useWords(stakesWords);
  const { check = '', win_text = '', lose_text = '', lose_effect = '', lose_target = '' } = choice;
  const isFilled = [check, win_text, lose_text, lose_effect, lose_target].some((value) => value !== '');
  const text = { face: 'tale', rows: 2, limit: NODE_TEXT_MAX, ...ownLanguage } as const;
  return (
    <Folded summary={words.attempt(index + 1)} isFilled={isFilled}>
      <ExpressionField
        label={words.check}
        hint={words.checkHint(CHECK_DIE)}
        kind="check"
        value={check}
        names={names}
        onValueChange={(next) => onChange({ check: next })}
      />
      <FormField label={words.winText}>
        <TextArea {...text} value={win_text} onValueChange={(next) => onChange({ win_text: next })} />
      </FormField>
      <FormField label={words.loseText}>
        <TextArea {...text} value={lose_text} onValueChange={(next) => onChange({ lose_text: next })} />
      </FormField>
      <ExpressionField
        label={words.loseEffect}
        kind="effect"
        value={lose_effect}
        names={names}
        onValueChange={(next) => onChange({ lose_effect: next })}
      />
      <FormField label={words.loseTarget}>
        <SceneSelect
          value={lose_target}
          scenes={scenes}
          none={words.staysHere}
          onValueChange={(next) => onChange({ lose_target: next })}
        />
      </FormField>
      <FindingLines findings={findings.filter(({ kind }) => KINDS.includes(kind))} />
    </Folded>
  );
}
