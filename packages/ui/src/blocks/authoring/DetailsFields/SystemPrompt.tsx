import { STORY_TEXT_MAX } from '@kathaloka/contract/limits';
import type { DraftFieldsProps } from '../fieldProps.ts';
import { storyField } from '../storyFields/storyField.ts';
import { StoryText } from '../storyFields/StoryText.tsx';
import { authoringWords } from '../../../words/authoring/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The field for the prompt that only the narrator sees. */
export function SystemPrompt({ draft, onEdit }: DraftFieldsProps) {
  return (
    <StoryText
      {...storyField({ values: draft, onEdit }, 'story_system_prompt')}
      language={draft.language}
      hint={useWords(authoringWords).systemPromptHint}
      rows={3}
      limit={STORY_TEXT_MAX}
    />
  );
}
