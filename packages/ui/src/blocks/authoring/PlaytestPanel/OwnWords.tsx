import { CUSTOM_ACTION_MAX } from '@kathaloka/contract/limits';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { useStudioWords } from '../../../words/areas/useStudioWords.ts';
import { WordsForm } from './PlaytestPanel.styles.ts';

interface OwnWordsProps {
  ownLanguage: { lang: string; dir: string };
  disabled: boolean;
  onSay: (text: string) => void;
}

/** What a player would type instead of a choice. */
export function OwnWords({ ownLanguage, disabled, onSay }: OwnWordsProps) {
  const words = useStudioWords();
  const [typed, setTyped] = useState('');
  const text = typed.trim();

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (!text || disabled) return;
    setTyped('');
    onSay(text);
  }

  return (
    <WordsForm onSubmit={handleSubmit}>
      <TextField
        aria-label={words.ownWords}
        placeholder={words.ownWords}
        maxLength={CUSTOM_ACTION_MAX}
        {...ownLanguage}
        value={typed}
        onValueChange={setTyped}
      />
      <Button type="submit" disabled={!text || disabled}>
        {words.act}
      </Button>
    </WordsForm>
  );
}
