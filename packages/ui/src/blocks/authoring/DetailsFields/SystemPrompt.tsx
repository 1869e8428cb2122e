import { STORY_TEXT_MAX } from '@kathaloka/contract/limits';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { useAuthoringWords } from '../../../words/areas/useAuthoringWords.ts';
import type { DraftFieldsProps } from '../fieldProps.ts';

/** The prompt that only the narrator sees. */
export function SystemPrompt({ draft, onEdit }: DraftFieldsProps) {
  const words = useAuthoringWords();
  return (
    <FormField label={words.systemPrompt} hint={words.systemPromptHint}>
      <TextArea
        rows={3}
        limit={STORY_TEXT_MAX}
        lang={draft.language}
        dir={directionOf(draft.language)}
        value={draft.story_system_prompt}
        onValueChange={(story_system_prompt) => onEdit({ story_system_prompt })}
      />
    </FormField>
  );
}
