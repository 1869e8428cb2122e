import { checkCustomAction } from '@kathaloka/contract/rules';
import { type SyntheticEvent, useId, useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { isLengthTold, LengthNote } from '../../play/CommandPanel/LengthNote.tsx';
import { WordsForm } from './PlaytestPanel.styles.ts';
import { studioWords } from '../../../words/studio/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface OwnWordsProps {
  ownLanguage: { lang: string; dir: string };
  disabled: boolean;
  onSay: (text: string) => void;
}

/** A field for free text. As in the game, text that is too long stays, so that it can be shortened. */
export function OwnWords({ ownLanguage, disabled, onSay }: OwnWordsProps) {
  const words = useWords(studioWords);
  const lengthId = useId();
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const fault = checkCustomAction(text);
  const canSay = !fault && !disabled;

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (!canSay) return;
    setTyped('');
    onSay(text);
  }

  return (
    <WordsForm onSubmit={handleSubmit}>
      <TextField
        aria-label={words.ownWords}
        aria-describedby={isLengthTold(text) ? lengthId : undefined}
        aria-invalid={fault?.code === 'too_long' || undefined}
        placeholder={words.ownWords}
        {...ownLanguage}
        value={typed}
        onValueChange={setTyped}
      />
      <Button type="submit" disabled={!canSay}>
        {words.act}
      </Button>
      <LengthNote id={lengthId} action={text} />
    </WordsForm>
  );
}
