import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { UnderCheck } from '../formLayout.styles.ts';
import type { StoryFieldProps } from './storyField.ts';
import { storyFieldsWords } from '../../../words/storyFields/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface PremiumFieldProps extends Pick<StoryFieldProps<'is_premium', boolean>, 'value' | 'onValueChange'> {
  hint: string;
}

/** The checkbox that limits a story to members with premium access. */
export function PremiumField({ value, hint, onValueChange }: PremiumFieldProps) {
  const words = useWords(storyFieldsWords);
  return (
    <div>
      <Checkbox checked={value} onCheckedChange={onValueChange}>
        {words.labels.is_premium}
      </Checkbox>
      <UnderCheck>{hint}</UnderCheck>
    </div>
  );
}
