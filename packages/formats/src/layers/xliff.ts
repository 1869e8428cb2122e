import type { FileOfTexts, FileText, WrittenLayer } from './layerFile.ts';
import { languageNamed, textsOf } from './layerFile.ts';
import { textDigest, type TextState, type TextUnit } from '@kathaloka/story';
import { refuse } from '../report/refusals.ts';
import { readXml, xmlAttribute, type XmlElement, xmlId, xmlText } from './xml.ts';

/** Not 2.1: every translation tool knows 1.2, whose ids may be any text, and whose targets have a state. */
const VERSION = '1.2';
const STATES = { translated: 'translated', stale: 'needs-review-translation' } as const;

const NOTES: Readonly<Partial<Record<TextUnit['kind'], string>>> = {
  lines: 'One phrase on each line; there may be more or fewer than in the original.',
  json: 'JSON: write what stands behind the colons in the other language.',
};

/** Writes the texts of a story and their translations for a translator’s tool. */
export function writeXliff(written: WrittenLayer): string {
  const { story, language } = written;
  const units = textsOf(written).map(
    ({ id, kind, original, text, state, madeFrom }) =>
      `      <trans-unit id="${xmlAttribute(xmlId(id))}" xml:space="preserve"${
        state === 'stale' && madeFrom !== undefined ? ` kl:made-from="${xmlAttribute(madeFrom)}"` : ''
      }>\n` +
      `        <source>${inline(original)}</source>\n` +
      (state === 'missing' ? '' : `        <target state="${STATES[state]}">${inline(text)}</target>\n`) +
      (NOTES[kind] === undefined ? '' : `        <note>${NOTES[kind]}</note>\n`) +
      '      </trans-unit>\n',
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<xliff version="${VERSION}" xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:kl="urn:kathaloka:layer">\n` +
    `  <file original="${xmlAttribute(story.title ?? '')}" source-language="${story.language ?? 'en'}" ` +
    `target-language="${language}" datatype="plaintext">\n    <body>\n${units.join('')}    </body>\n  </file>\n</xliff>\n`
  );
}

/** Writes a character that XML cannot contain as an empty element, as XLIFF does for everything but text. */
const inline = (text: string): string =>
  xmlText(text, (character) => `<x id="u${character.codePointAt(0)!.toString(16)}"/>`);

/** Reads an XLIFF file written by this program or a translation tool. */
export function readXliff(source: string): FileOfTexts {
  const root = readXml(source);
  if (root.name !== 'xliff') return refuse('layer_format_unknown', {});
  const version = root.attributes.get('version') ?? '';
  if (version !== VERSION && version !== '1.1')
    refuse('version_unknown', { version: `XLIFF ${version.slice(0, 20)}` });
  const files = childrenOf(root, 'file');
  const [target] = files.map(({ attributes }) => attributes.get('target-language') ?? '');
  if (target === undefined) return refuse('layer_texts_missing', {});
  return { language: languageNamed(target), texts: files.flatMap((file) => unitsIn(file).map(textOfUnit)) };
}

/** Finds the units in any groups, because tools may nest them. */
function unitsIn(holder: XmlElement): XmlElement[] {
  return holder.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    return child.name === 'trans-unit' ? [child] : unitsIn(child);
  });
}

function textOfUnit(unit: XmlElement): FileText {
  const [source] = childrenOf(unit, 'source');
  const [target] = childrenOf(unit, 'target');
  const original = source ? textOf(source) : '';
  const state = stateOf(target, original);
  return {
    id: unit.attributes.get('id') ?? '',
    original,
    text: target && state !== 'missing' ? textOf(target) : '',
    state,
    madeFrom: state === 'stale' ? unit.attributes.get('made-from') : textDigest(original),
  };
}

/** The state of a target. Tools copy the source into untranslated targets, which the target's state shows. */
function stateOf(target: XmlElement | undefined, original: string): TextState {
  const text = target ? textOf(target) : '';
  const state = target?.attributes.get('state') ?? '';
  const isCopy = text === original && (state === 'new' || state === 'needs-translation');
  if (text.trim() === '' || isCopy) return 'missing';
  return state.startsWith('needs-') ? 'stale' : 'translated';
}

function childrenOf({ children }: XmlElement, name: string): XmlElement[] {
  return children.filter((child): child is XmlElement => typeof child !== 'string' && child.name === name);
}

/** The text of an element, without the elements that tools put around words. */
function textOf({ children }: XmlElement): string {
  return children
    .map((child) => {
      if (typeof child === 'string') return child;
      const [, code] =
        /^u([\da-f]{1,4})$/.exec(child.name === 'x' ? (child.attributes.get('id') ?? '') : '') ?? [];
      return code === undefined ? textOf(child) : String.fromCharCode(Number.parseInt(code, 16));
    })
    .join('');
}
