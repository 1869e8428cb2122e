import type { Language, NodeMode } from '@kathaloka/contract/entities';
import type { Node } from '@xyflow/react';
import type { SceneMark, Share } from '../graphMarks.ts';

export interface SceneChoice {
  text: string;
  leadsNowhere: boolean;
  /** The share of all walks; undefined if no shares are shown. */
  share: Share | undefined;
}

export type SceneData = {
  name: string;
  text: string;
  mode: NodeMode | undefined;
  /** The author's note about the scene; empty if there is none. */
  note: string;
  choices: readonly SceneChoice[];
  isStart: boolean;
  isSelected: boolean;
  isOnPath: boolean;
  /** Whether the scene is the current one of a playtest. */
  isPlaytestHere: boolean;
  mark: SceneMark | undefined;
  share: Share | undefined;
  /** The language of the story. */
  language: Language;
  dir: 'ltr' | 'rtl';
};
export type SceneNodeType = Node<SceneData, 'scene'>;
