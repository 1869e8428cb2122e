import { NODE_TEXT_MAX } from '@kathaloka/contract/limits';
import type { Language } from '@kathaloka/contract/entities';
import { EMPTY_STATE, toldText, wordCount } from '@kathaloka/story';
import type { StoryEdit, StoryNames } from '@kathaloka/story/editing';
import { useDeferredValue, useState } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Markdown } from '../../../patterns/Markdown/Markdown.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import type { OwnLanguage } from './ownLanguage.ts';
import { useProseField } from './useProseField.ts';
import { Preview, TextFoot } from './SceneInspector.styles.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface SceneTextProps {
  name: string;
  text: string;
  language: Language;
  /** The names whose values the text may contain. */
  names: StoryNames;
  ownLanguage: OwnLanguage;
  onEdit: (edit: StoryEdit) => void;
}

/**
 * The field for the text of a scene in markdown, with a word count and a preview with the values at the start
 * of a game. A link typed in the text becomes a choice.
 */
export function SceneText({ name, text, language, names, ownLanguage, onEdit }: SceneTextProps) {
  const words = useWords(structureWords);
  const prose = useProseField({ name, text, onEdit });
  const [isPreviewed, setIsPreviewed] = useState(false);
  const counted = useDeferredValue(text);
  return (
    <div>
      <FormField label={words.sceneText} hint={words.sceneTextHint}>
        <TextArea face="tale" rows={6} limit={NODE_TEXT_MAX} {...ownLanguage} {...prose} />
      </FormField>
      <TextFoot>
        <span>{words.wordCount(wordCount(counted))}</span>
        <Button
          variant="ghost"
          size="small"
          aria-pressed={isPreviewed}
          disabled={text.trim() === ''}
          onClick={() => setIsPreviewed((before) => !before)}
        >
          {words.preview}
        </Button>
      </TextFoot>
      {isPreviewed && text.trim() !== '' && (
        <Preview {...ownLanguage}>
          <Markdown size="small" headingLevel={3}>
            {toldText(
              text,
              { language, names: { numbers: new Set(names.numbers), words: new Set(names.words) } },
              EMPTY_STATE,
            )}
          </Markdown>
        </Preview>
      )}
    </div>
  );
}
