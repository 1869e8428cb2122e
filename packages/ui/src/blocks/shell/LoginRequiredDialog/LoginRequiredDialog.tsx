import { useState } from 'react';
import { fetchedPart } from '../../../patterns/PartFailed/fetchedPart.tsx';
import type { LoginQuestionProps } from './LoginQuestion.tsx';

const LoginQuestion = fetchedPart(async () => (await import('./LoginQuestion.tsx')).LoginQuestion);

export type LoginRequiredDialogProps = LoginQuestionProps;

/** Asks a guest who wants what only players can do. It is fetched when it is needed: most visits never see it. */
export function LoginRequiredDialog(props: LoginRequiredDialogProps) {
  const [wasAsked, setWasAsked] = useState(props.isOpen);
  if (props.isOpen && !wasAsked) setWasAsked(true);
  return wasAsked && <LoginQuestion {...props} />;
}
