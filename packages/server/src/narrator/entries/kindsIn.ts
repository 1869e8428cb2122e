import { wordsIn } from '../phrases.ts';
import type { StatedKind } from '../Entry.ts';
import { isLeft } from './asserted.ts';
import { englishKinds } from './englishKinds.ts';
import { FEW } from './forms.ts';
import { hindiKinds } from './hindiDeeds.ts';
import { isOffered } from './matters.ts';
import { namingsIn } from './naming.ts';
import { unslipped } from './slips.ts';
import { latinTongue } from './tongue.ts';

/** The kinds of which a sentence may be, the likeliest matter first: it is stored once, under the first of them. */
const ORDER: readonly StatedKind[] = [
  'name',
  'named',
  'promise',
  'debt',
  'hurt',
  'fear',
  'gift',
  'put',
  'kin',
  'count',
  'said',
  'self',
];
const HINDI = /[\p{Script=Devanagari}\p{Script=Arabic}]/u;
const LATIN = /\p{Script=Latin}/u;

/** What a sentence states of the player, by its script and its words, whatever the language of the story. */
export function kindsIn(sentence: string): StatedKind[] {
  const found = new Set<StatedKind>();
  const read = (kinds: Iterable<StatedKind>): void => {
    for (const kind of kinds) found.add(kind);
  };
  const namings = namingsIn(sentence);
  if (namings.size > 0) found.add('name');
  for (const { script, kinds } of FEW)
    if (script.test(sentence)) read(kinds.flatMap(([kind, form]) => (form.test(sentence) ? [kind] : [])));
  if (HINDI.test(sentence)) read(hindiKinds(sentence));
  else if (LATIN.test(sentence)) {
    const tongue = latinTongue(wordsIn(sentence));
    if (tongue !== 'hindi') read(englishKinds(unslipped(sentence)));
    if (tongue !== 'english') read(hindiKinds(sentence));
  }
  if (isOffered(sentence) && !isLeft(sentence)) found.add('gift');
  return ORDER.filter((kind) => found.has(kind));
}
