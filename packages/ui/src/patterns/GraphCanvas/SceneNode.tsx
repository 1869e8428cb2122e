import type { Language } from '@kathaloka/contract/entities';
import { Handle, type Node, type NodeProps, Position } from '@xyflow/react';
import { Flag, TriangleAlert } from 'lucide-react';
import { directionOf } from '../../theme/direction.ts';
import { useStructureWords } from '../../words/areas/useStructureWords.ts';
import { Card, Choice, Head, Mark, Name, Text } from './SceneNode.styles.ts';
import { type CardMetrics, choicePort, TARGET_PORT } from './sceneCards.ts';

export interface SceneChoice {
  text: string;
  leadsNowhere: boolean;
}

export type SceneData = {
  name: string;
  text: string;
  choices: readonly SceneChoice[];
  isStart: boolean;
  isSelected: boolean;
  /** The language that the story is written in. */
  language: Language;
  dir: 'ltr' | 'rtl';
  metrics: CardMetrics;
};
export type SceneNodeType = Node<SceneData, 'scene'>;

/** A scene on the canvas, with a port for each of its choices. */
export function SceneNode({ data }: NodeProps<SceneNodeType>) {
  const words = useStructureWords();
  const { name, text, choices, isStart, isSelected, language, dir, metrics } = data;
  const [start, end] = dir === 'rtl' ? [Position.Right, Position.Left] : [Position.Left, Position.Right];
  const isLoose = choices.some(({ leadsNowhere }) => leadsNowhere);
  const ownLanguage = { lang: language, dir: directionOf(language) };

  return (
    <Card
      dir={dir}
      data-selected={isSelected || undefined}
      data-loose={isLoose || undefined}
      style={{
        '--kl-head': `${metrics.head}px`,
        '--kl-line-height': `${metrics.line}px`,
        '--kl-choice': `${metrics.choice}px`,
      }}
    >
      <Handle type="target" id={TARGET_PORT} position={start} data-port="in" isConnectableStart={false} />
      <Head>
        <Name>
          <bdi>{name}</bdi>
        </Name>
        {isStart && (
          <Mark data-mark="start">
            <Flag />
            {words.start}
          </Mark>
        )}
        {isLoose && (
          <Mark data-mark="loose">
            <TriangleAlert />
            {words.noTarget}
          </Mark>
        )}
        {choices.length === 0 && <Mark data-mark="ending">{words.ending}</Mark>}
      </Head>
      <Text {...(text && ownLanguage)}>{text || words.noText}</Text>
      {choices.map((choice, index) => (
        <Choice key={index}>
          <span {...ownLanguage}>{choice.text}</span>
          <Handle
            type="source"
            id={choicePort(index)}
            position={end}
            data-port="out"
            data-loose={choice.leadsNowhere || undefined}
            isConnectableEnd={false}
          />
        </Choice>
      ))}
    </Card>
  );
}
