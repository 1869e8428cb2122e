import type { Fragments } from './fragments.ts';
import { TEMPERAMENTS } from './temperaments.ts';

const each = (size: number, kinds: string): [string, number][] =>
  kinds.split(' ').map((kind) => [kind, size]);

/** Fragments that a temperament needs so that hardly any session runs out of them. */
const OF_A_TEMPERAMENT: readonly [string, number][] = [
  ['lean', 30],
  ['bridge', 20],
  ['hold', 14],
  ['echo', 12],
  ['earned', 8],
  ['immerse.head', 8],
  ['immerse.place', 4],
  ...each(4, 'revisit ending'),
];

/** Fragments that the temperaments of a language share. */
const SHARED: readonly [string, number][] = [
  ['beat', 20],
  ['meta', 2],
  ['howto', 3],
  ...each(4, 'unclear untold'),
  ...each(3, 'nearest perhaps ways about where who recap speak abuse'),
  ...each(2, 'who.none act.done act.tried act.not act.left outworld feel'),
  ...each(
    2,
    'feel.fear feel.grief feel.anger feel.guilt feel.love feel.joy feel.wonder feel.weary feel.lonely',
  ),
  ['detour.look', 1],
  ['detour.still', 1],
  ['recall', 6],
  ['due', 3],
];

/** What a language without temperaments needs. */
const OF_A_LANGUAGE: readonly [string, number][] = [
  ['lean', 10],
  ['hold', 10],
  ...each(4, 'act.done recall'),
  ...each(2, 'unclear'),
  ...each(1, 'meta detour.still untold perhaps ways about'),
];

export interface BagSize {
  readonly file: string;
  readonly size: number;
  readonly wanted: number;
}

function sharedIn(language: string, files: Fragments['files']): readonly [string, number][] {
  const hasTemperaments = TEMPERAMENTS.every(({ key }) => files.has(`${language}/${key}/lean`));
  return hasTemperaments || language === 'en' ? SHARED : OF_A_LANGUAGE;
}

/** The sizes of every required bag, and of every other bag that exists. */
export function bagSizes({ files }: Fragments): BagSize[] {
  const languages = new Set([...files.keys()].map((file) => file.split('/')[0]!));
  const wanted = new Map<string, number>();
  for (const language of languages) {
    for (const [kind, size] of sharedIn(language, files)) wanted.set(`${language}/shared/${kind}`, size);
    if (language !== 'en') continue;
    for (const { key } of TEMPERAMENTS)
      for (const [kind, size] of OF_A_TEMPERAMENT) wanted.set(`${language}/${key}/${kind}`, size);
  }
  for (const file of files.keys()) if (!wanted.has(file)) wanted.set(file, 0);
  return [...wanted]
    .map(([file, size]) => ({ file, size: files.get(file)?.length ?? 0, wanted: size }))
    .sort((one, other) => (one.file < other.file ? -1 : 1));
}
