import { PASSWORD_PARTS, passwordParts } from '@kathaloka/contract/rules';
import { Circle, CircleCheck } from 'lucide-react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useFieldWords } from '../../words/areas/useFieldWords.ts';
import { Checklist, Part } from './PasswordChecklist.styles.ts';

export interface PasswordChecklistProps {
  /** What has been typed. */
  password: string;
  /** For the `aria-describedby` of the password field. */
  id?: string;
}

/** What a new password needs, ticked off while it is typed. It never scolds: that is the field's error. */
export function PasswordChecklist({ password, id }: PasswordChecklistProps) {
  const words = useFieldWords();
  const parts = passwordParts(password);
  return (
    <Checklist id={id} aria-label={words.passwordRules}>
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
