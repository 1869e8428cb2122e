import type { StoryChoice } from '@kathaloka/contract/entities';
import { DEED_MAX } from '@kathaloka/contract/limits';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { useStructureWords } from '../../../words/areas/useStructureWords.ts';
import { ExpressionField } from '../ExpressionField/ExpressionField.tsx';
import type { ChoiceChanges, StoryNames } from '@kathaloka/story/editing';
import type { OwnLanguage } from './ownLanguage.ts';
import { Further, FurtherFields } from './SceneInspector.styles.ts';

interface ChoiceDetailsProps {
  number: number;
  choice: StoryChoice;
  names: StoryNames;
  ownLanguage: OwnLanguage;
  onChange: (changes: ChoiceChanges) => void;
}

/** When a choice is offered, what it changes, and what the narrator calls it later. */
export function ChoiceDetails({
  number,
  choice: { condition = '', effect = '', deed = '' },
  names,
  ownLanguage,
  onChange,
}: ChoiceDetailsProps) {
  const words = useStructureWords();
  return (
    <Further open={condition !== '' || effect !== '' || deed !== '' || undefined}>
      <summary>{words.further(number)}</summary>
      <FurtherFields>
        <ExpressionField
          label={words.condition}
          kind="condition"
          value={condition}
          names={names}
          onValueChange={(next) => onChange({ condition: next })}
        />
        <ExpressionField
          label={words.effect}
          kind="effect"
          value={effect}
          names={names}
          onValueChange={(next) => onChange({ effect: next })}
        />
        <FormField label={words.deed} hint={words.deedHint}>
          <TextField
            maxLength={DEED_MAX}
            {...ownLanguage}
            value={deed}
            onValueChange={(next) => onChange({ deed: next })}
          />
        </FormField>
      </FurtherFields>
    </Further>
  );
}
