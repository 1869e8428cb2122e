import type { Language } from '@kathaloka/contract/entities';
import type { LayeredText } from '@kathaloka/story';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Pill } from '../../../primitives/Pill/Pill.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { partName } from './partName.ts';
import { Original, OriginalText, PartHead, TextRow } from './TranslationPanel.styles.ts';
import { storyFieldsWords } from '../../../words/storyFields/en.ts';
import { studioWords } from '../../../words/studio/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface TranslationTextProps {
  text: LayeredText;
  /** The language of the original. */
  from: Language;
  /** The language of the translation. */
  to: Language;
  onTextChange: (text: string) => void;
}

/** The approximate number of characters on a line of the field. */
const LINE = 60;
const ROWS_MOST = 12;

/** A text in the original language, beside the field for its translation. */
export function TranslationText({ text: unit, from, to, onTextChange }: TranslationTextProps) {
  const { translation: words } = useWords(studioWords);
  const fields = useWords(storyFieldsWords);
  const originalId = useId();
  // shows the text as typed, since parsing drops a line that was just begun
  const [typed, setTyped] = useState<string>();
  const { original, text, state, kind } = unit;
  const name = partName(unit, words, fields);
  const rows = Math.min(ROWS_MOST, Math.ceil(original.length / LINE) + original.split('\n').length - 1);
  return (
    <TextRow>
      <Original>
        <PartHead>
          {name}
          {state !== 'translated' && (
            <Pill tone={state === 'stale' ? 'warning' : 'neutral'}>{words.states[state]}</Pill>
          )}
        </PartHead>
        <OriginalText id={originalId} lang={from} dir={directionOf(from)}>
          {original}
        </OriginalText>
      </Original>
      <div>
        <FormField
          label={words.inLanguage(name, fields.languageName(to))}
          hint={kind === 'lines' && words.lines}
        >
          <TextArea
            lang={to}
            dir={directionOf(to)}
            rows={Math.max(1, rows)}
            value={typed ?? text}
            onValueChange={(next) => {
              setTyped(next);
              onTextChange(next);
            }}
            onBlur={() => setTyped(undefined)}
          />
        </FormField>
        {state === 'stale' && (
          <Button
            variant="ghost"
            size="small"
            icon={<Check />}
            aria-describedby={originalId}
            onClick={() => onTextChange(text)}
          >
            {words.stillHolds}
          </Button>
        )}
      </div>
    </TextRow>
  );
}
