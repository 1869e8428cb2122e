import { lazy, Suspense, useState } from 'react';
import type { LoginQuestionProps } from './LoginQuestion.tsx';

const LoginQuestion = lazy(async () => {
  const { LoginQuestion: Question } = await import('./LoginQuestion.tsx');
  return { default: Question };
});

export type LoginRequiredDialogProps = LoginQuestionProps;

/** Asks a guest who wants what only players can do. It is fetched when it is needed: most visits never see it. */
export function LoginRequiredDialog(props: LoginRequiredDialogProps) {
  const [wasAsked, setWasAsked] = useState(props.isOpen);
  if (props.isOpen && !wasAsked) setWasAsked(true);
  return (
    wasAsked && (
      <Suspense>
        <LoginQuestion {...props} />
      </Suspense>
    )
  );
}
