import { useState } from 'react';

/**
 * What a dialog asks about, and the answer so far. The last subject stays during the closing animation. The
 * answer is reset each time the dialog opens or its subject changes, but not when the same subject is
 * refetched.
 */
export function useDialogSubject<Subject, Answer extends object>(
  subject: Subject | undefined,
  idOf: (subject: Subject) => string,
  empty: Answer,
) {
  const [last, setLast] = useState({ subject, isOpen: subject !== undefined, answer: empty });
  if (subject === undefined) {
    if (last.isOpen) setLast({ ...last, isOpen: false });
  } else if (!last.isOpen || last.subject !== subject) {
    const isSame = last.isOpen && last.subject !== undefined && idOf(last.subject) === idOf(subject);
    setLast({ subject, isOpen: true, answer: isSame ? last.answer : empty });
  }
  return {
    shown: last.subject,
    answer: last.answer,
    setAnswer: (change: Partial<Answer>) =>
      setLast((before) => ({ ...before, answer: { ...before.answer, ...change } })),
  };
}
