import type { Interpretation, InterpretTask } from '../Narrator.ts';
import { isDenied } from '../interpret/denial.ts';
import { readInput } from '../interpret/readInput.ts';
import { interpretPrompt } from '../prompts/interpretPrompt.ts';
import { SHORT_DEADLINES, promptModel, type Serving } from './narratorParts.ts';
import type { ServingModel } from './ModelClient.ts';

const MAX_TOKENS = 40;
const THINKING_TOKENS = 1024;

/**
 * The choice that a line means, by a model, or by the built-in reader if the answer is unreadable or the line
 * denies that choice. Only a confident answer moves the story.
 */
export async function interpret<Endpoint>({
  parts,
  task,
  model,
  signal,
}: Serving<Endpoint, InterpretTask, ServingModel>): Promise<Interpretation> {
  if (task.choices.length === 0 || isAboutTheGame(task)) return { edge: null, isSure: false };
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
  const read = readInterpretation(text, task.choices.length);
  const choice = read && read.edge !== null ? task.choices[read.edge] : undefined;
  const isTrusted = choice === undefined || !isDenied(task.input, choice, task.story.language);
  return read && isTrusted ? read : parts.fallback.interpret(task, signal);
}

/** Common forms of prompt injection. */
const TO_THE_MACHINE =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:rules?|instructions?|prompts?|guidelines|restrictions)\b|\b(?:system|developer|hidden|initial) (?:prompt|message|instructions?)\b|\b(?:admin(?:istrator)?|developer|debug|god|sudo) (?:console|mode|access)\b|\byou are (?:now|no longer)\b.{0,40}\b(?:ai|assistant|admin\w*|console|model|chatbot|terminal|jailbroken|narrator)\b|\b(?:print|reveal|show|output|repeat)\b.{0,30}\b(?:prompt|instructions|rules|secret ending|system)\b|\b(?:give|grant|add|set)\b.{0,20}\b(?:\d+ credits?|credits? to|\d+ xp)\b|<\/?(?:player|scene|ways|system|user|assistant)\b|^\s*(?:TASK|SYSTEM|ASSISTANT)\s*:|\banswer with json\b|"way"\s*:|(?:पिछले|सारे|सभी) (?:नियम|निर्देश).{0,20}(?:भूल|अनदेख)|(?:پچھلے|سارے|تمام) (?:اصول|ہدایات).{0,20}(?:بھول|نظر)/isu;

const NO_NAMES: readonly string[] = [];
const OF_THE_GAME: ReadonlySet<string> = new Set(['meta', 'howto']);

/**
 * A line about the game, its rules or its machine is no move, whatever a model reads into it. The check uses
 * no names of the story, because indexing them takes too long on the main thread.
 */
const isAboutTheGame = ({ input, story }: InterpretTask): boolean =>
  TO_THE_MACHINE.test(input) ||
  OF_THE_GAME.has(readInput(input, { language: story.language, names: NO_NAMES }).intent);

const NOTHING: Interpretation = { edge: null, isSure: false };

/**
 * Reads JSON; from a server without schemas also a bare number or "none", or the only number in prose, which
 * is never certain. Null if unreadable.
 */
export function readInterpretation(answer: string, choices: number): Interpretation | null {
  const text = answer.replaceAll(/<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/gi, '');
  const read = fieldsOf(text) ?? bareAnswer(text) ?? numberIn(text);
  if (read === null) return null;
  const { way, sure } = read;
  const edge = /^[1-9]\d?$/.test(way) ? Number(way) - 1 : null;
  return edge === null || edge >= choices ? NOTHING : { edge, isSure: sure === 'high' };
}

interface Read {
  readonly way: string;
  readonly sure: string;
}

function fieldsOf(text: string): Read | null {
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

/** A number, alone or with its confidence. */
const BARE = /^[\s"'`*([{]*(?:the answer is[\s:"'*]+)?(?:way[\s:"'*]+)?(\d+|none)(?:\W+(high|low))?\W*$/i;

function bareAnswer(text: string): Read | null {
  const [, way, sure = 'high'] = BARE.exec(text) ?? [];
  return way === undefined ? null : { way: way.toLowerCase(), sure: sure.toLowerCase() };
}

const IN_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const NUMBER = new RegExp(
  `(?<![\\d.-])\\d+(?![\\d.]\\d)|(?<=\\bways? |\\bnumber )(?:${IN_WORDS.join('|')})\\b`,
  'gi',
);

/** The only number of a sentence. Several would be ambiguous. */
function numberIn(text: string): Read | null {
  if (/[{}]/.test(text)) return null;
  const numbers = new Set((text.match(NUMBER) ?? []).map((found) => found.toLowerCase()));
  const [only = ''] = numbers;
  if (numbers.size > 1 || only === '') return null;
  return { way: String(IN_WORDS.indexOf(only) + 1 || only), sure: 'low' };
}
