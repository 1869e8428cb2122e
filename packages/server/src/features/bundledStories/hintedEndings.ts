import type { StoryLayer, StoryStructure } from '@kathaloka/contract/entities';
import { textDigest, textId } from '@kathaloka/story';

type Quotes = Readonly<Record<string, { readonly words: string }>>;

/** Adds to endings, as hints, quotations from the story itself. An ending's own hint stays. */
export function hintedEndings(structure: StoryStructure, hints: Quotes): StoryStructure {
  const nodes = { ...structure.nodes };
  for (const [name, { words }] of Object.entries(hints)) {
    const node = nodes[name];
    if (node && node.hint === undefined) nodes[name] = { ...node, hint: quoted(words) };
  }
  return { ...structure, nodes };
}

/** Adds hints to a layer in the same way. They count as translations of the story's hints. */
export function hintedLayer(layer: StoryLayer, hints: Quotes, originals: Quotes): StoryLayer {
  const nodes = { ...layer.nodes };
  const made_from = { ...layer.made_from };
  for (const [name, { words }] of Object.entries(hints)) {
    const original = originals[name];
    if (!original || nodes[name]?.hint !== undefined) continue;
    nodes[name] = { ...nodes[name], hint: quoted(words) };
    made_from[textId(['nodes', name, 'hint'])] = textDigest(quoted(original.words));
  }
  return { ...layer, nodes, made_from };
}

const CLOSED = /[.,!?।॥۔?…]['’](?=\s|$)/u;
const SENTENCE_ENDS = /[.!?।॥۔?…]['’]?$/u;
const BEGINS_WITHIN = /^\p{Ll}/u;

/** Makes a quotation that can stand alone: no unpaired quotation mark, and an ellipsis where it is cut. */
export function quoted(words: string): string {
  const opened = words.startsWith("'");
  const isClosed = CLOSED.test(words);
  let text = words.trim();
  if (opened && !isClosed) text = text.slice(1);
  else if (!opened && isClosed && text.endsWith("'")) text = text.slice(0, -1);
  text = text.replace(/[,;:]$/u, '');
  return `${BEGINS_WITHIN.test(text) ? '…' : ''}${text}${SENTENCE_ENDS.test(text) ? '' : '…'}`;
}
