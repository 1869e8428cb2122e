import { CUSTOM_ACTION_MAX } from '@kathaloka/contract/limits';
import { Feather, Flame } from 'lucide-react';
import { type RefObject, type SubmitEvent, useId } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { usePlayWords } from '../../../words/areas/usePlayWords.ts';
import { ActForm, ActionInput, Well, Xp } from './CommandPanel.styles.ts';

interface ActionFormProps {
  text: string;
  onTextChange: (text: string) => void;
  onAct: (action: string, input: HTMLInputElement) => void;
  current_xp: number;
  isDisabled: boolean;
  inputRef: RefObject<HTMLInputElement | null> | undefined;
}

/** An action in the player's own words, with the XP that is left at its end. */
export function ActionForm({ text, onTextChange, onAct, current_xp, isDisabled, inputRef }: ActionFormProps) {
  const words = usePlayWords();
  const id = useId();
  const action = text.trim();

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = event.currentTarget.querySelector('input');
    if (action && input && !isDisabled) onAct(action, input);
  }

  return (
    <ActForm onSubmit={handleSubmit}>
      <Well>
        <ActionInput
          ref={inputRef}
          value={text}
          onChange={(event) => onTextChange(event.target.value)}
          placeholder={words.placeholder}
          aria-label={words.customAction}
          aria-describedby={id}
          disabled={isDisabled}
          maxLength={CUSTOM_ACTION_MAX}
          enterKeyHint="send"
          autoComplete="off"
        />
        <Xp id={id}>
          <Flame />
          <bdi dir="ltr">{words.xp(current_xp)}</bdi>
        </Xp>
      </Well>
      <Button type="submit" variant="primary" icon={<Feather />} disabled={!action || isDisabled}>
        {words.act}
      </Button>
    </ActForm>
  );
}
