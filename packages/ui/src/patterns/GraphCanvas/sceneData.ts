import type { Language, NodeMode } from '@kathaloka/contract/entities';
import type { Node } from '@xyflow/react';
import type { SceneMark, Share } from './graphMarks.ts';

export interface SceneChoice {
  text: string;
  leadsNowhere: boolean;
  /** Of all walks; undefined while no shares are drawn. */
  share: Share | undefined;
}

export type SceneData = {
  name: string;
  text: string;
  mode: NodeMode | undefined;
  /** What its author noted at the scene; blank where there is nothing. */
  note: string;
  choices: readonly SceneChoice[];
  isStart: boolean;
  isSelected: boolean;
  isOnPath: boolean;
  /** Where a playtest stands. */
  isPlaytestHere: boolean;
  mark: SceneMark | undefined;
  share: Share | undefined;
  /** The language that the story is written in. */
  language: Language;
  dir: 'ltr' | 'rtl';
};
export type SceneNodeType = Node<SceneData, 'scene'>;
