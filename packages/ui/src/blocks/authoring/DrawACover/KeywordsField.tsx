import { COVER_KEYWORDS_MAX } from '@kathaloka/contract/limits';
import { X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { useListFocus } from '../useListFocus.ts';
import { Keyword, KeywordInput, Keywords, RemoveKeyword } from './DrawACover.styles.ts';
import { authoringWords } from '../../../words/authoring/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface KeywordsFieldProps {
  keywords: readonly string[];
  onChange: (keywords: string[]) => void;
}

/** A field for keywords as chips. Enter or a comma adds one; Backspace in an empty field removes the last. */
export function KeywordsField({ keywords, onChange }: KeywordsFieldProps) {
  const words = useWords(authoringWords);
  const [typed, setTyped] = useState('');
  const { listRef, removeEntry } = useListFocus<HTMLDivElement>();

  function add() {
    const word = typed.trim().slice(0, 60);
    setTyped('');
    if (word && !keywords.includes(word) && keywords.length < COVER_KEYWORDS_MAX)
      onChange([...keywords, word]);
  }

  function handleKey(event: KeyboardEvent) {
    // ignore keys during an IME composition
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      add();
    } else if (event.key === 'Backspace' && typed === '') onChange(keywords.slice(0, -1));
  }

  return (
    <FormField label={words.keywords} hint={words.keywordsHint}>
      <Keywords ref={listRef}>
        {keywords.map((word) => (
          <Keyword key={word}>
            <bdi>{word}</bdi>
            <RemoveKeyword
              type="button"
              aria-label={words.removeKeyword(word)}
              data-removes
              onClick={() => removeEntry(() => onChange(keywords.filter((keyword) => keyword !== word)))}
            >
              <X />
            </RemoveKeyword>
          </Keyword>
        ))}
        <KeywordInput>
          <TextField
            data-adds
            value={typed}
            onValueChange={setTyped}
            onKeyDown={handleKey}
            onBlur={add}
            placeholder={words.addKeyword}
          />
        </KeywordInput>
      </Keywords>
    </FormField>
  );
}
