import type { JSON_TEXTS } from '@kathaloka/story/editing';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { JsonText } from './StoryForm.styles.ts';
import type { StoryFormControl } from './useStoryForm.ts';
import { storyFieldsWords } from '../../../words/storyFields/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface JsonFieldProps {
  form: StoryFormControl;
  name: (typeof JSON_TEXTS)[number];
  rows: number;
}

/** The rules or the scenes of a story, edited as JSON. */
export function JsonField({ form, name, rows }: JsonFieldProps) {
  const { adminLabels, adminHints } = useWords(storyFieldsWords);
  return (
    <FormField
      label={adminLabels[name]}
      error={form.errors[name]}
      hint={name === 'story_structure' ? adminHints[name] : undefined}
    >
      <JsonText
        name={name}
        value={form.values[name]}
        onValueChange={(text) => form.onEdit({ [name]: text })}
        rows={rows}
        spellCheck={false}
        dir="ltr"
        wrap="off"
      />
    </FormField>
  );
}
