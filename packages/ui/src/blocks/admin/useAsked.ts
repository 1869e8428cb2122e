import { useState } from 'react';

/**
 * What a dialog asks about, undefined while it is closed, and the answer so far. The last one asked about is shown
 * during the closing animation. The answer is empty each time the dialog opens, and for somebody or something else; it
 * stays when the same one is loaded again.
 */
export function useAsked<Subject, Answer extends object>(
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
