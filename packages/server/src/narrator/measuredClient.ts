import type { Metrics } from '../platform/metrics/createMetrics.ts';
import { currentTrace } from '../platform/tracing/requestContext.ts';
import type { ModelClient } from './modelNarrator/ModelClient.ts';
import { ModelError } from './models/ModelError.ts';
import type { Usage } from './models/types.ts';

type Task = Parameters<Metrics['modelCalled']>[0]['task'];

/** That the reader leaves early, or that the turn has enough of an answer, is no failure. */
const FINE = new Set(['ok', 'left', 'enough']);

/** Records the duration and the outcome of each provider call in the metrics and in the request's trace. */
export function measuredClient<Endpoint>(
  client: ModelClient<Endpoint>,
  metrics: Metrics | undefined,
): ModelClient<Endpoint> {
  const begin = (model: string, task: Task) => {
    const began = performance.now();
    // taken now, because the request may be answered before the call ends
    const trace = currentTrace();
    return (outcome: string) => {
      const seconds = (performance.now() - began) / 1000;
      metrics?.modelCalled({ model, task, outcome, seconds });
      const attributes = { 'gen_ai.request.model': model, outcome };
      trace?.took(`model ${task}`, { seconds, isFailed: !FINE.has(outcome), attributes });
    };
  };
  async function whole<Answer>(model: string, task: Task, answer: Promise<Answer>): Promise<Answer> {
    const end = begin(model, task);
    try {
      const answered = await answer;
      end('ok');
      return answered;
    } catch (error) {
      end(outcomeOf(error));
      throw error;
    }
  }
  return {
    async *streamChat(...request) {
      const end = begin(request[1].model, 'tell');
      let outcome: string | undefined;
      try {
        yield* client.streamChat(...request);
        outcome = 'ok';
      } catch (error) {
        outcome = outcomeOf(error);
        throw error;
      } finally {
        end(outcome ?? (request[2].signal.aborted ? 'left' : 'enough'));
      }
    },
    chat: (...request) => whole(request[1].model, 'ask', client.chat(...request)),
    drawImage: (...request) => whole(request[1].model, 'draw', client.drawImage(...request)),
  };
}

const outcomeOf = (error: unknown): string => (error instanceof ModelError ? error.kind : 'other');

export function countTokens(metrics: Metrics | undefined, model: string, usage: Usage | null): void {
  if (!usage) return;
  const { promptTokens, cachedTokens, completionTokens } = usage;
  metrics?.tokensUsed({ model, prompt: promptTokens, cached: cachedTokens, completion: completionTokens });
}
