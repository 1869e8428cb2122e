import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Form } from '../AccountForm/AccountForm.styles.ts';
import { youngWords } from '../../../words/young/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface AgreeFormProps {
  loading: boolean;
  onAgree: () => void;
}

/** The form in which a guardian agrees, after confirming that they are an adult. */
export function AgreeForm({ loading, onAgree }: AgreeFormProps) {
  const words = useWords(youngWords).page;
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [isAdult, setIsAdult] = useState(false);
  const [isMissed, setIsMissed] = useState(false);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsMissed(!isAdult);
    if (isAdult) return onAgree();
    box.current?.focus();
  }

  return (
    <Form noValidate onSubmit={handleSubmit}>
      <Checkbox
        ref={box}
        checked={isAdult}
        onCheckedChange={setIsAdult}
        aria-invalid={(isMissed && !isAdult) || undefined}
        aria-describedby={isMissed && !isAdult ? id : undefined}
        required
      >
        {words.isAdult}
      </Checkbox>
      {isMissed && !isAdult && (
        <Note tone="error" id={id} role="alert">
          {words.needed}
        </Note>
      )}
      <Button type="submit" variant="primary" size="large" loading={loading}>
        {words.agree}
      </Button>
    </Form>
  );
}
