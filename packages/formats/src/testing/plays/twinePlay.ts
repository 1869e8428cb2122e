import { readTwee } from '../../twine/readTwee.ts';
import { readTwineHtml } from '../../twine/readHtml.ts';
import { twineFormatOf } from '../../twine/readTwine.ts';
import { decodeEntities } from '../../text/entities.ts';
import type { World } from './expressions.ts';
import { harlowe } from './harlowePlay.ts';
import type { Play, Step } from './samePlays.ts';
import { sugarcube } from './sugarcubePlay.ts';
import type { Moment, Telling } from './telling.ts';

const JUMPS_MAX = 30;
const INCLUDES_MAX = 6;

/**
 * Plays a story in SugarCube or Harlowe: links, conditions, settings, jumps, includes and printed values. Independent
 * of our readers, to check them. Leaves out formatting, and shows text behind a click.
 */
export function twinePlay(source: string, isPage: boolean): Play | undefined {
  const file = isPage ? readTwineHtml(source) : readTwee(source);
  const format = twineFormatOf(file);
  if (format !== 'sugarcube' && format !== 'harlowe') return undefined;
  const passages = new Map(file.passages.map(({ name, text }) => [name, text]));
  const world: World = { variables: new Map(), visits: new Map() };
  let [from, moment]: [Moment?, Moment?] = [];
  const tell = (text: string, told: Telling, depth: number): void => {
    if (depth > INCLUDES_MAX || told.jump !== undefined) return;
    const reader = format === 'sugarcube' ? sugarcube : harlowe;
    reader(text, told, {
      world,
      include: (name) => tell(passages.get(name) ?? '', told, depth + 1),
      again: (inside) => tell(inside, told, depth + 1),
      from,
    });
  };
  for (const { name, text, tags } of file.passages)
    if (name === 'StoryInit' || tags.includes('startup')) tell(text, telling(), 0);
  let here = telling();
  const enter = (start: string) => {
    let target: string | undefined = start;
    let text = '';
    for (let jumps = 0; target !== undefined && jumps < JUMPS_MAX; jumps += 1) {
      here = telling();
      if (moment?.name !== target) from = moment;
      moment = { name: target, variables: new Map(world.variables) };
      world.visits.set(target, (world.visits.get(target) ?? 0) + 1);
      tell(passages.get(target) ?? '', here, 0);
      text += `${here.text}\n`;
      const [only, ...others] = here.ways;
      target = here.jump ?? (only?.isWait && others.length === 0 ? only.target : undefined);
    }
    here.text = text;
  };
  enter(
    passages.has(file.start) ? file.start : passages.has('Start') ? 'Start' : (file.passages[0]?.name ?? ''),
  );
  return {
    step: (): Step => ({ text: plain(here.text), choices: here.ways.map(({ text }) => plain(text)) }),
    choose: (index) => {
      const way = here.ways[index]!;
      way.run();
      enter(way.target);
    },
  };
}

const telling = (): Telling => ({ text: '', ways: [], jump: undefined });
const plain = (text: string): string =>
  decodeEntities(
    text.replace(/<(?:style|script)[\s\S]*?<\/(?:style|script)>/gi, '').replace(/<\/?[a-z][^>]*>/gi, ' '),
  );
