import { ANSWER_MAX } from '@kathaloka/contract/limits';
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import type { Words } from '../../../words/en.ts';
import { Answer, AnswerHint } from './ChoiceButtons.styles.ts';
import type { AnyLanguage } from '../../../theme/anyLanguage.ts';

interface AnswerFormProps {
  /** The id of the choice, whose text labels the field. */
  labelledBy: string;
  language: AnyLanguage;
  words: Words['play']['answer'];
  disabled: boolean | undefined;
  onAnswer: (answer: string) => void;
  onCancel: () => void;
}

/** The form for a name or word that a choice asks for. */
export function AnswerForm({ labelledBy, language, words, disabled, onAnswer, onCancel }: AnswerFormProps) {
  const [answer, setAnswer] = useState('');
  const fieldRef = useRef<HTMLInputElement>(null);
  const id = useId();
  const typed = answer.trim();
  useEffect(() => fieldRef.current?.focus(), []);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (typed !== '' && !disabled) onAnswer(typed);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onCancel();
  }

  return (
    <Answer onSubmit={handleSubmit}>
      <TextField
        ref={fieldRef}
        face="tale"
        lang={language}
        dir="auto"
        aria-labelledby={labelledBy}
        aria-describedby={id}
        maxLength={ANSWER_MAX}
        autoComplete="off"
        enterKeyHint="send"
        value={answer}
        onValueChange={setAnswer}
        onKeyDown={handleKeyDown}
      />
      <Button type="submit" variant="primary" disabled={typed === '' || disabled}>
        {words.send}
      </Button>
      <AnswerHint id={id}>{words.hint}</AnswerHint>
    </Answer>
  );
}
