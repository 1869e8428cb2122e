import type { Language, StoryStructure } from '@kathaloka/contract/entities';
import { isSame } from '@kathaloka/story';
import { sceneText, wordDiff } from '@kathaloka/story/editing';
import { useMemo } from 'react';
import { directionOf } from '../../../theme/direction.ts';
import { Changed, Part, PartTitle } from './ReviewDetail.styles.ts';
import { adminWords } from '../../../words/admin/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface ReviewChangesProps {
  /** The scenes of the published version. */
  before: StoryStructure;
  structure: StoryStructure;
  language: Language;
}

/** The changes of a new version: each changed scene, with its deleted and added words. */
export function ReviewChanges({ before, structure, language }: ReviewChangesProps) {
  const words = useWords(adminWords).reviews;
  const scenes = useMemo(() => changedScenes(before, structure), [before, structure]);
  return (
    <Part>
      <PartTitle>{words.changes}</PartTitle>
      {scenes.length === 0 && <p>{words.sameScenes}</p>}
      {scenes.map(({ name, parts }) => (
        <Changed key={name}>
          <h4 dir="auto">{name}</h4>
          <p lang={language} dir={directionOf(language)}>
            {parts.map(({ text, in: side }, at) => {
              if (side === 'before') return <del key={at}>{text}</del>;
              return side === 'after' ? <ins key={at}>{text}</ins> : <span key={at}>{text}</span>;
            })}
          </p>
        </Changed>
      ))}
    </Part>
  );
}

function changedScenes(before: StoryStructure, { nodes }: StoryStructure) {
  const names = new Set([...Object.keys(nodes), ...Object.keys(before.nodes)]);
  return [...names].flatMap((name) => {
    const was = Object.hasOwn(before.nodes, name) ? before.nodes[name] : undefined;
    const is = Object.hasOwn(nodes, name) ? nodes[name] : undefined;
    if (isSame(was, is)) return [];
    return [{ name, parts: wordDiff(was ? sceneText(was) : '', is ? sceneText(is) : '') }];
  });
}
