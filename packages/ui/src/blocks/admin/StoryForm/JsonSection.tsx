import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { useAdminFormWords } from '../../../words/areas/useAdminFormWords.ts';
import { FormSection, type SectionProps } from './FormSection.tsx';
import { JsonText, JsonWord } from './StoryForm.styles.ts';

interface JsonSectionProps extends SectionProps {
  name: 'game_config' | 'story_structure';
  hint?: string;
}

const SECTIONS = { game_config: 'config', story_structure: 'structure' } as const;

/** A part of the story that is edited as JSON. */
export function JsonSection({ form, onEnter, name, hint }: JsonSectionProps) {
  const words = useAdminFormWords();
  return (
    <FormSection name={SECTIONS[name]} onEnter={onEnter} end={<JsonWord>{words.json}</JsonWord>}>
      <FormField label={words[name]} error={form.errorOf(name)} hint={hint}>
        <JsonText {...form.field(name)} rows={14} spellCheck={false} dir="ltr" wrap="off" />
      </FormField>
    </FormSection>
  );
}
