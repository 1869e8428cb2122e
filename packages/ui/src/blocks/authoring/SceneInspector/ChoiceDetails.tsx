import type { StoryNode } from '@kathaloka/contract/entities';
import { ASK_MAX, DEED_MAX } from '@kathaloka/contract/limits';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { ExpressionField } from '../ExpressionField/ExpressionField.tsx';
import type { ChoiceChanges, StoryNames } from '@kathaloka/story/editing';
import { Folded } from './Folded.tsx';
import type { ChoicePhrases } from './modelPhrases.ts';
import type { OwnLanguage } from './ownLanguage.ts';
import { SaidField } from './SaidField.tsx';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface ChoiceDetailsProps {
  /** Index of the choice in its scene, from 0. */
  index: number;
  scene: Pick<StoryNode, 'text' | 'choices'>;
  names: StoryNames;
  ownLanguage: OwnLanguage;
  phrases: ChoicePhrases | undefined;
  onChange: (changes: ChoiceChanges) => void;
}

/** Further fields of a choice: condition, effect, question, the narrator's words for it, and other words. */
export function ChoiceDetails({ index, scene, names, ownLanguage, phrases, onChange }: ChoiceDetailsProps) {
  const words = useWords(structureWords);
  const { condition = '', effect = '', ask = '', deed = '', said = [] } = scene.choices[index]!;
  const isFilled = condition !== '' || effect !== '' || ask !== '' || deed !== '' || said.length > 0;
  return (
    <Folded summary={words.further(index + 1)} isFilled={isFilled}>
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
      <FormField label={words.ask} hint={words.askHint}>
        <TextField
          maxLength={ASK_MAX}
          autoComplete="off"
          value={ask}
          onValueChange={(next) => onChange({ ask: next })}
        />
      </FormField>
      <FormField label={words.deed} hint={words.deedHint}>
        <TextField
          maxLength={DEED_MAX}
          {...ownLanguage}
          value={deed}
          onValueChange={(next) => onChange({ deed: next })}
        />
      </FormField>
      <SaidField
        index={index}
        scene={scene}
        ownLanguage={ownLanguage}
        byModel={phrases}
        onSaidChange={(next) => onChange({ said: next })}
      />
    </Folded>
  );
}
