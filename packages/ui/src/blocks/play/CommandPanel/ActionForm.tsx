import { checkCustomAction } from '@kathaloka/contract/rules';
import { Feather } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type RefObject, type SubmitEvent, useId } from 'react';
import { mediaList } from '../../../hooks/browserParts.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Balance } from './Balance.tsx';
import { ActForm, ActionInput, Well } from './CommandPanel.styles.ts';
import { isLengthTold, LengthNote } from './LengthNote.tsx';
import { playWords } from '../../../words/play/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface ActionFormProps {
  value: string;
  onValueChange: (value: string) => void;
  onAct: (action: string) => void;
  current_xp: number | undefined;
  owner: string | undefined;
  credits: number | undefined;
  disabled: boolean;
  /** Whether text can be typed but not sent. */
  isOffline: boolean;
  inputRef: RefObject<HTMLInputElement | null> | undefined;
  fieldProps: Pick<ComponentProps<'input'>, 'onFocus' | 'onBlur'>;
}

/** Leaves focus in the input when a mouse presses the button. On touch screens focus moves, to close the keyboard. */
function keepFocusWhereTyped(event: MouseEvent): void {
  if (!mediaList('(pointer: coarse)')?.matches) event.preventDefault();
}

const idsOf = (...ids: readonly (string | false)[]) => ids.filter(Boolean).join(' ') || undefined;

/** The form of the custom action, with the remaining XP and credits. */
export function ActionForm({
  value,
  onValueChange,
  onAct,
  current_xp,
  owner,
  credits,
  disabled,
  isOffline,
  inputRef,
  fieldProps,
}: ActionFormProps) {
  const words = useWords(playWords);
  const id = useId();
  const lengthId = useId();
  const action = value.trim();
  const fault = checkCustomAction(action);
  const canAct = !fault && !disabled && !isOffline;
  const isTold = isLengthTold(action);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (canAct) onAct(action);
  }

  return (
    <>
      <ActForm onSubmit={handleSubmit}>
        <Well>
          <ActionInput
            ref={inputRef}
            value={value}
            dir={value ? 'auto' : undefined}
            onChange={(event) => onValueChange(event.target.value)}
            placeholder={words.placeholder}
            aria-label={words.customAction}
            aria-describedby={idsOf(current_xp !== undefined && id, isTold && lengthId)}
            aria-invalid={fault?.code === 'too_long' || undefined}
            // a disabled input would lose focus
            readOnly={disabled}
            aria-disabled={disabled}
            enterKeyHint="send"
            autoComplete="off"
            {...fieldProps}
          />
          <Balance id={id} current_xp={current_xp} owner={owner} credits={credits} />
        </Well>
        <Button
          type="submit"
          variant="primary"
          icon={<Feather />}
          aria-disabled={!canAct}
          onMouseDown={keepFocusWhereTyped}
        >
          {words.act}
        </Button>
      </ActForm>
      <LengthNote id={lengthId} action={action} />
    </>
  );
}
