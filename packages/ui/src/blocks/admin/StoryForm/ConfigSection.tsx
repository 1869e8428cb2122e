import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { useAdminFormWords } from '../../../words/areas/useAdminFormWords.ts';
import { storyField } from '../../authoring/storyFields/storyField.ts';
import { FormSection, type SectionProps } from './FormSection.tsx';
import { JsonText, JsonWord } from './StoryForm.styles.ts';

/** The rules of a game, edited as JSON. */
export function ConfigSection({ form, onEnter }: SectionProps) {
  const words = useAdminFormWords();
  const { error, ...field } = storyField(form, 'game_config');
  return (
    <FormSection name="config" onEnter={onEnter} end={<JsonWord>{words.json}</JsonWord>}>
      <FormField label={words.game_config} error={error}>
        <JsonText {...field} rows={14} spellCheck={false} dir="ltr" wrap="off" />
      </FormField>
    </FormSection>
  );
}
