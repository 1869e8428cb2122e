import type { Call } from '@kathaloka/contract/calls';

/** The answer of a call, with a wrapped list unwrapped; `undefined` if the answer is not from our server. */
export function readAnswer(answer: Call['answer'], data: unknown): { data: unknown } | undefined {
  if (answer === undefined) return { data };
  if (typeof answer === 'string') return answer in Object(data) ? { data } : undefined;
  const list: unknown = Array.isArray(data) ? data : (Object(data) as Record<string, unknown>)[answer[0]];
  return Array.isArray(list) ? { data: list } : undefined;
}
