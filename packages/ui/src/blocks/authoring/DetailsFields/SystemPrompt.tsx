import { STORY_TEXT_MAX } from '@kathaloka/contract/limits';
import { useAuthoringWords } from '../../../words/areas/useAuthoringWords.ts';
import type { DraftFieldsProps } from '../fieldProps.ts';
import { storyField } from '../storyFields/storyField.ts';
import { StoryText } from '../storyFields/StoryText.tsx';

/** The prompt that only the narrator sees. */
export function SystemPrompt({ draft, onEdit }: DraftFieldsProps) {
  return (
    <StoryText
      {...storyField({ values: draft, onEdit }, 'story_system_prompt')}
      language={draft.language}
      hint={useAuthoringWords().systemPromptHint}
      rows={3}
      limit={STORY_TEXT_MAX}
    />
  );
}
