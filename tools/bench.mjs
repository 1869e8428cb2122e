/** `npm run bench`: measures everything in one table; `npm run bench -- NAME …` runs one bench, `-- --list` names them. */
import { runNamed } from './lib/programs.mjs';

/** @type {import('./lib/programs.mjs').Programs} */
const BENCHES = {
  whole: {
    file: 'bench/whole/main.ts',
    needsBuild: true,
    says: 'everything in one table, each figure beside a floor or a peer, with its budget: [part…] [--kobold FOLDER] [--doc]',
  },
  cost: {
    file: 'bench/cost.ts',
    says: 'what a turn, a reader and an open stream cost: CPU, memory, bytes: [times] [streams]',
  },
  pages: {
    file: 'bench/pages.ts',
    needsBuild: true,
    says: 'Lighthouse, as a phone, on the pages that visitors land on: [rounds]',
  },
  play: {
    file: 'bench/play.ts',
    says: 'what an action costs without its narrator, and how soon the first word arrives: [actions]',
  },
  actions: {
    file: 'bench/actionRate.ts',
    says: 'how many actions a second one process carries with its database on the same machine: [players] [seconds]',
  },
  screen: {
    file: 'bench/playScreen.ts',
    needsBuild: true,
    says: 'the play screen: opening, keys, typed text and streamed words with 100 and 10,000 parts: [rounds]',
  },
  large: {
    file: 'bench/large.ts',
    says: 'what people do among a million games, in times of a small installation; every sweep; the doctor: [sessions] [folder]',
  },
  neighbours: {
    file: 'bench/neighbours/main.ts',
    says: 'the dearest form of each call, found by search, and what everybody else waits for beside it: [calls] [seconds] [call…]',
  },
  continuity: {
    file: 'bench/continuity.ts',
    says: 'how well a model remembers, keeps secrets and leaves the player’s deeds to the player: --url … --model …',
  },
};

const args = process.argv.slice(2);
const isWhole = args.length === 0 || (args[0]?.startsWith('--') && args[0] !== '--list');
await runNamed('bench', BENCHES, isWhole ? ['whole', ...args] : args);
