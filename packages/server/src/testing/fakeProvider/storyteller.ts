import type { ChatWire } from './exchange.ts';
import { taskKindOf } from './taskKind.ts';

const SCENE = /<scene\b[^>]*>([\s\S]*?)<\/scene>/g;
const TURNS = /<turns\b[^>]*>([\s\S]*?)<\/turns>/;
const SIDE_PATHS = /line with only ===, then (\d+)/;
/** The task of an author's scene. */
const TELL_SCENE = 'Tell this scene in your own words';
const JOINED = 'So it comes to this.';
const freely = (turn: number): string =>
  `${NO_SCENE} A kite turns over the water ${turn} times, and comes back, and does not settle. The reeds bend under number ${turn} of the winds, one after another, and stand up again.`;
const NO_SCENE = 'The road goes on between the fields, and nobody is on it but you.';
const PHRASES = ['do as they ask', 'go along with it', 'that one'];
const SIDE = [
  'Look closer at what lies here',
  'Listen for a while and say nothing',
  'Walk once round the place',
];

/** The simplest answer with which a whole story can be played: the scene itself. */
export function tell(request: ChatWire): string {
  const { messages = [] } = request;
  const prompt = messages.map(({ content }) => content).join('\n\n');
  const task = messages.at(-1)?.content ?? '';
  const kind = taskKindOf(request);
  if (kind === 'interpret') return JSON.stringify({ way: 'none', sure: 'low', intent: 'other' });
  if (kind === 'facts') return JSON.stringify({ facts: [] });
  if (kind === 'phrases') return JSON.stringify({ phrases: PHRASES });
  const turns = TURNS.exec(task)?.[1]?.trim();
  if (turns !== undefined) return sentencesOf(turns).slice(0, 3).join(' ');
  const given = [...prompt.matchAll(SCENE)].at(-1)?.[1]?.trim() || NO_SCENE;
  // the author's exact words would be free, and repeated text would be left out
  const own = task.includes(TELL_SCENE) ? `${JOINED} ${given}` : freely(messages.length);
  const scene = task.includes('TASK:') ? own : given;
  const wanted = SIDE_PATHS.exec(task)?.[1];
  if (wanted === undefined) return scene;
  return [scene, '===', ...SIDE.slice(0, Number(wanted))].join('\n');
}

const sentencesOf = (text: string): string[] =>
  text.match(/[^.!?।۔]+[.!?।۔]*\s*/g)?.map((each) => each.trim()) ?? [];
