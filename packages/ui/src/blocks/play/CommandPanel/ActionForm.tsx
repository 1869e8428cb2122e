import { CUSTOM_ACTION_MAX } from '@kathaloka/contract/limits';
import { Feather, Flame } from 'lucide-react';
import { type RefObject, type SubmitEvent, useId } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { usePlayWords } from '../../../words/areas/usePlayWords.ts';
import { ActForm, ActionInput, Well, Xp } from './CommandPanel.styles.ts';

interface ActionFormProps {
  text: string;
  onTextChange: (text: string) => void;
  onAct: (action: string) => void;
  current_xp: number;
  disabled: boolean;
  inputRef: RefObject<HTMLInputElement | null> | undefined;
}

/** The custom action, with the remaining XP. */
export function ActionForm({ text, onTextChange, onAct, current_xp, disabled, inputRef }: ActionFormProps) {
  const words = usePlayWords();
  const id = useId();
  const action = text.trim();

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (action && !disabled) onAct(action);
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
          // disabling the input would drop the focus of whoever has just submitted it
          readOnly={disabled}
          aria-disabled={disabled}
          maxLength={CUSTOM_ACTION_MAX}
          enterKeyHint="send"
          autoComplete="off"
        />
        <Xp id={id}>
          <Flame />
          <bdi dir="ltr">{words.xp(current_xp)}</bdi>
        </Xp>
      </Well>
      <Button type="submit" variant="primary" icon={<Feather />} aria-disabled={!action || disabled}>
        {words.act}
      </Button>
    </ActForm>
  );
}
