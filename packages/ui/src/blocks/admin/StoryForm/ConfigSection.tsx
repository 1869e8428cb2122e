import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { storyField } from '../../authoring/storyFields/storyField.ts';
import { FormSection, type SectionProps } from './FormSection.tsx';
import { JsonText, JsonWord } from './StoryForm.styles.ts';
import { adminFormWords } from '../../../words/adminForm/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The section with the rules of a game, edited as JSON. */
export function ConfigSection({ form, onEnter }: SectionProps) {
  const words = useWords(adminFormWords);
  const { error, ...field } = storyField(form, 'game_config');
  return (
    <FormSection name="config" onEnter={onEnter} end={<JsonWord>{words.json}</JsonWord>}>
      <FormField label={words.game_config} error={error}>
        <JsonText {...field} rows={14} spellCheck={false} dir="ltr" wrap="off" />
      </FormField>
    </FormSection>
  );
}
