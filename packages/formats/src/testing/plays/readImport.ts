import type { StoryStructure } from '@kathaloka/contract/entities';
import type { Finding } from '@kathaloka/story';
import { type Repair, repairOf } from '@kathaloka/story/editing';
import type { ImportedStory } from '../../answer.ts';
import { importFiles } from '../../files/importFiles.ts';
import { isArchive } from '../../files/unzip.ts';
import { compileInk } from '../../ink/compileInk.ts';
import { validationErrors, repaired } from '../../repairs/repaired.ts';
import { type ImportNote, LOOKS } from '../../report/notes.ts';
import { decodedText } from '../../text/decoded.ts';
import { backAgain } from './backAgain.ts';
import { choiceScriptPlay } from './choiceScriptPlay.ts';
import { importedPlay } from './importedPlay.ts';
import { inkPlay } from './inkPlay.ts';
import { type Compared, type Play, samePlays } from './samePlays.ts';
import { twinePlay } from './twinePlay.ts';

/** The result of an import, in numbers. */
export interface ReadImport {
  readonly name: string;
  readonly format: string;
  readonly counts: string;
  /** “as it came”, “after” with the repairs, or “no” with the reason. */
  readonly publishes: string;
  /** The number of notes about changes to the story, and about looks. */
  readonly changed: number;
  readonly looks: number;
  /** Notes that the imported structure contradicts. */
  readonly untrue: readonly ImportNote[];
  /** Undefined if the original format has no player here. */
  readonly compared?: Compared;
  /** How much plays alike after an export to Twee or ink and an import. */
  readonly back?: Awaited<ReturnType<typeof backAgain>>;
}

const PLAYS = { plays: 20, longest: 30 };

export async function readImport(name: string, bytes: Uint8Array): Promise<ReadImport> {
  const { imported, refusal } = await importFiles([{ name, bytes }]);
  if (!imported)
    return {
      name,
      format: '–',
      counts: '–',
      publishes: `no: ${refusal.code}`,
      changed: 0,
      looks: 0,
      untrue: [],
    };
  const { report, structure } = imported;
  const looks = report.notes.filter(({ code }) => LOOKS.some((look) => look === code)).length;
  const original = isArchive({ name, bytes }) ? undefined : await originalOf(decodedText(bytes), imported);
  return {
    name,
    format: report.format,
    counts: `${report.scenes} / ${report.choices} / ${report.endings}`,
    publishes: publishing(structure),
    changed: report.notes.length - looks,
    looks,
    untrue: untrueIn(imported),
    back: await backAgain(imported),
    ...(original && { compared: samePlays({ original, imported: () => importedPlay(structure) }, PLAYS) }),
  };
}

function publishing(structure: StoryStructure): string {
  const refused = validationErrors(structure);
  if (refused.length === 0) return 'as it came';
  const repairs = [...new Set(refused.flatMap(({ kind }): Repair[] => [repairOf(kind) ?? []].flat()))];
  const left = validationErrors(repaired(structure, repairs));
  return left.length === 0 ? `after: ${repairs.join(', ')}` : `no: ${kindsOf(left).join(', ')}`;
}

const kindsOf = (findings: readonly Finding[]) => [...new Set(findings.map(({ kind }) => kind))];

async function originalOf(
  text: string,
  { report }: ImportedStory,
): Promise<Parameters<typeof samePlays>[0]['original'] | undefined> {
  if (report.format === 'ink' || report.format === 'ink-json') {
    const compiled =
      report.format === 'ink' ? JSON.stringify(await compileInk(text)) : text.replace(/^\ufeff/, '');
    return (random) => inkPlay(compiled, random);
  }
  if (report.format === 'choicescript') return () => choiceScriptPlay(text);
  const twine = (): Play | undefined => twinePlay(text, text.includes('<tw-storydata'));
  return twine() && (() => twine()!);
}

/** Finds false notes about scenes, as far as the structure shows that. */
function untrueIn({ structure, report }: ImportedStory): ImportNote[] {
  return report.notes.filter((note) => {
    const node = note.node === null ? undefined : structure.nodes[note.node];
    if (note.code === 'scene_without_text') return node && node.text !== '…' && !node.variants;
    if (note.code === 'condition_lost' && node)
      return (
        node.choices
          .filter(({ text }) => text === note.params.text)
          .every(({ condition }) => condition !== undefined) &&
        node.choices.some(({ text }) => text === note.params.text)
      );
    if (note.code === 'link_computed') return /https?:/.test(note.params.text);
    if (note.code === 'scene_renamed') return !Object.hasOwn(structure.nodes, note.params.to);
    if (note.code === 'variable_lost')
      return new RegExp(`\\{${note.params.name.replace(/[^\w]/g, '.')}\\}`).test(
        JSON.stringify(structure.nodes),
      );
    return false;
  });
}
