/**
 * `npm run tool -- check-pictures [--wrong] [--sheets folder]`: compares the built-in illustrator's pictures of a
 * hundred bundled scenes with what a person found in their text, and prints the shares by kind. `--wrong` prints each
 * difference; `--sheets` writes pages of twelve pictures with their words.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { drawScene } from '../packages/illustrator/src/index.ts';
import { type DrawnScene, drawnScenes } from '../packages/server/src/testing/pictures/drawnScenes.ts';
import { countVerdicts, judge } from '../packages/server/src/testing/pictures/judge.ts';
import {
  SCENE_TRUTHS,
  SCENE_TRUTHS_AGAIN,
  type SceneTruth,
} from '../packages/server/src/testing/pictures/sceneTruth.ts';

const ON_A_SHEET = 12;
const isWordy = process.argv.includes('--wrong');

function compare(title: string, scenes: readonly SceneTruth[]): DrawnScene[] {
  const truths = new Map(scenes.map((truth) => [truth.where, truth]));
  const drawn = drawnScenes((where) => truths.has(where));
  const verdicts = drawn.flatMap(({ where, shown }) =>
    judge(truths.get(where)!, shown).map((verdict) => ({ ...verdict, where })),
  );
  console.log(`${title}: ${drawn.length}`);
  for (const { kind, right, all, wrong, without } of countVerdicts(verdicts)) {
    const rest = without.length > 0 ? `, ${without.length} without a drawing` : '';
    console.log(`  ${kind.padEnd(8)} ${right} of ${all}${rest}`);
    if (!isWordy) continue;
    for (const line of wrong) console.log(`      ${line}`);
    if (without.length > 0) console.log(`      without a drawing: ${without.join(' ')}`);
  }
  return drawn;
}

const drawn = compare('scenes of the sample', SCENE_TRUTHS);
compare('scenes read after the rules were written', SCENE_TRUTHS_AGAIN);

const at = process.argv.indexOf('--sheets');
if (at > 0) writeSheets(process.argv[at + 1] ?? 'pictures');

function writeSheets(folder: string): void {
  fs.mkdirSync(folder, { recursive: true });
  for (let i = 0; i < drawn.length; i += ON_A_SHEET) {
    const page = `<!doctype html><meta charset="utf-8"><style>body{display:grid;grid-template-columns:repeat(3,1fr)}figure{margin:4px}img{width:100%}</style>${drawn
      .slice(i, i + ON_A_SHEET)
      .map(figureOf)
      .join('')}`;
    fs.writeFileSync(path.join(folder, `${String(i / ON_A_SHEET + 1).padStart(2, '0')}.html`), page);
  }
}

function figureOf({ where, drawing, alt }: DrawnScene): string {
  const source = Buffer.from(drawScene(drawing)).toString('base64');
  return `<figure><img src="data:image/svg+xml;base64,${source}" alt=""><figcaption>${where}<br>${alt}</figcaption></figure>`;
}
