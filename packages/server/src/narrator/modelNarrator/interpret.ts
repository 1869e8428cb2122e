import type { Interpretation, InterpretTask } from '../Narrator.ts';
import { interpretPrompt } from '../prompts/interpretPrompt.ts';
import { SHORT_DEADLINES, promptModel, type Serving } from './narratorParts.ts';
import type { ServingModel } from './ModelClient.ts';

const MAX_TOKENS = 40;
const THINKING_TOKENS = 1024;

/** Which choice a line means, according to a model. Only a confident answer moves the story. */
export async function interpret<Endpoint>({
  parts,
  task,
  model,
  signal,
}: Serving<Endpoint, InterpretTask, ServingModel>): Promise<Interpretation> {
  if (task.choices.length === 0) return { edge: null, isSure: false };
  const { messages, schema } = interpretPrompt(task, promptModel(parts, model));
  const { text } = await parts.client.chat(
    parts.endpoint,
    {
      model: model.name,
      messages,
      maxTokens: MAX_TOKENS + (model.isThinking ? THINKING_TOKENS : 0),
      temperature: 0,
      schema: { name: 'meaning', schema },
    },
    { signal, deadlines: SHORT_DEADLINES, retries: 0 },
  );
  return readInterpretation(text, task.choices.length);
}

const NOTHING: Interpretation = { edge: null, isSure: false };

/** Reads JSON; from a server without schemas also a bare number or "none". Anything else means no choice. */
export function readInterpretation(answer: string, choices: number): Interpretation {
  const text = answer.replaceAll(/<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/gi, '');
  const { way, sure } = fieldsOf(text) ?? bareAnswer(text);
  const edge = /^[1-9]\d?$/.test(way) ? Number(way) - 1 : null;
  return edge === null || edge >= choices ? NOTHING : { edge, isSure: sure === 'high' };
}

function fieldsOf(text: string): { way: string; sure: string } | null {
  const json = /\{[^{}]*\}/.exec(text)?.[0];
  if (json === undefined) return null;
  try {
    const { way, sure } = JSON.parse(json) as { way?: unknown; sure?: unknown };
    const isWay = typeof way === 'string' || typeof way === 'number';
    return { way: isWay ? String(way) : 'none', sure: typeof sure === 'string' ? sure : 'low' };
  } catch {
    return null;
  }
}

/** A number, with nothing but its confidence beside it. With other text around it, its meaning would be unclear. */
const BARE = /^[\s"'`*([{]*(?:the answer is[\s:"'*]+)?(?:way[\s:"'*]+)?(\d+)(?:\W+(high|low))?\W*$/i;

function bareAnswer(text: string): { way: string; sure: string } {
  const [, way = 'none', sure = 'high'] = BARE.exec(text) ?? [];
  return { way, sure: sure.toLowerCase() };
}
