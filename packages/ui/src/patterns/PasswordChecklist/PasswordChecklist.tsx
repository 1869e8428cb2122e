import { PASSWORD_PARTS, passwordParts } from '@kathaloka/contract/rules';
import { Circle, CircleCheck } from 'lucide-react';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Checklist, Part } from './PasswordChecklist.styles.ts';
import { fieldWords } from '../../words/field/en.ts';
import { useWords } from '../../words/useWords.ts';

export interface PasswordChecklistProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The typed password. */
  password: string;
}

/**
 * The requirements of a new password, ticked off while typing. Errors are shown by the field.
 *
 * @use Says what a new password needs while it is typed.
 * @avoid Not as an error after sending: `FormField`.
 * @heard Each requirement with “met” or “not yet”.
 * @keys none
 * @example
 * <PasswordChecklist password={password} />
 */
export function PasswordChecklist({ password, ...rest }: PasswordChecklistProps) {
  const words = useWords(fieldWords);
  const parts = passwordParts(password);
  return (
    <Checklist aria-label={words.passwordRules} {...rest}>
      {PASSWORD_PARTS.map((part) => (
        <Part key={part} data-met={parts[part] || undefined}>
          {parts[part] ? <CircleCheck /> : <Circle />}
          <span>
            {words.passwordParts[part]}
            <VisuallyHidden>{parts[part] ? words.met : words.notYet}</VisuallyHidden>
          </span>
        </Part>
      ))}
    </Checklist>
  );
}
