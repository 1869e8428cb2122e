/**
 * Batches questions of one kind that are asked in one turn of the event loop into one statement. The statement begins
 * after the last of them, so no answer is older than its question.
 */
export function batched<Question, Answer>(
  askAll: (questions: readonly Question[]) => Promise<(question: Question) => Answer>,
): (question: Question) => Promise<Answer> {
  let next:
    | { readonly questions: Question[]; readonly answers: Promise<(question: Question) => Answer> }
    | undefined;

  function begin() {
    const questions: Question[] = [];
    const answers = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      next = undefined;
      return askAll(questions);
    });
    return { questions, answers };
  }

  return async (question) => {
    next ??= begin();
    next.questions.push(question);
    const answerOf = await next.answers;
    return answerOf(question);
  };
}
