import type { StructureFault } from '@kathaloka/story/editing';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** Describes an error in the JSON of a structure, with its line and column. */
export function useFaultText() {
  const words = useWords(structureWords);
  return ({ line, column, kind, what, max }: StructureFault): string => {
    const where = what || words.structure;
    const { faults } = words;
    const messages: Record<StructureFault['kind'], string> = {
      end: faults.end,
      unexpected: faults.unexpected(what),
      tooDeep: faults.tooDeep,
      object: faults.object(where),
      text: faults.text(where),
      list: faults.list(where),
      tooMany: faults.tooMany(where, max),
      tooLong: faults.tooLong(where, max),
      characters: faults.characters(where),
      mode: faults.mode(where),
      turns: faults.turns(where, max),
      name: faults.name(what),
    };
    return words.jsonFault(line, column, messages[kind]);
  };
}
