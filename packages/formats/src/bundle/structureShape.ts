import type { StoryStructure } from '@kathaloka/contract/entities';
import { STRUCTURE, type StructureField, type StructurePart } from '@kathaloka/contract/structureFields';
import { listOf, mapOf, number, objectOf, oneOf, type Shape, text } from './shape.ts';

type Lost = (path: string) => void;

function fieldShape(field: StructureField, lost: Lost): Shape<unknown> {
  switch (field.type) {
    case 'text':
      return text(field.max);
    case 'oneOf':
      return oneOf(field.values);
    case 'count':
      return number(1, field.max);
    case 'texts':
      return listOf(text(field.textMax), field.max);
    case 'list':
      return listOf(partShape(field.of, lost), field.max);
    default:
      return mapOf(partShape(field.of, lost), { keyMax: field.nameMax, entries: field.max });
  }
}

function partShape({ fields }: StructurePart, lost: Lost): Shape<unknown> {
  const all = Object.entries(fields);
  const shapes = Object.fromEntries(all.map(([name, field]) => [name, fieldShape(field, lost)]));
  const required = all.filter(([, { isOptional }]) => !isOptional).map(([name]) => name);
  return objectOf(shapes, required, lost);
}

/** The fields and limits of the contract. */
export function structureShape(lost: Lost): Shape<StoryStructure> {
  return partShape(STRUCTURE, lost) as Shape<StoryStructure>;
}
